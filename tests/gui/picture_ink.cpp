// picture_ink PICTURE...: for each a line with the share of its pixels that are not of the commonest colour. The left
// fifth, where the list of pages stands, does not count.
#include <QHash>
#include <QImage>
#include <QString>
#include <algorithm>
#include <cstdio>

namespace {

/// Negative where there is no picture.
double inkOf(const QImage& picture) {
  const int left = picture.width() / 5;
  QHash<QRgb, int> count;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = left; x < picture.width(); ++x) ++count[picture.pixel(x, y)];
  }
  if (count.isEmpty()) return -1;
  const double most = *std::max_element(count.cbegin(), count.cend());
  return 1 - most / (static_cast<double>(picture.width() - left) * picture.height());
}

}  // namespace

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    std::printf("%.6f\n", inkOf(QImage(QString::fromLocal8Bit(argv[i])).convertToFormat(QImage::Format_RGB32)));
  }
}
