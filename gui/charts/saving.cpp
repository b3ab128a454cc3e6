#include "gui/charts/saving.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QGraphicsScene>
#include <QGuiApplication>
#include <QPainter>
#include <QSaveFile>
#include <QScreen>
#include <QSvgGenerator>

namespace merops::gui {
namespace {

// Some versions of Qt write them as they are, some escape them: so they are put in afterwards.
constexpr const char* kTitle = "merops-chart-title";
constexpr const char* kAbout = "merops-chart-about";

struct Words {
  Q_DECLARE_TR_FUNCTIONS(ChartSaving)
 public:
  static QString notWritten(const QString& path, const QString& why) {
    return tr("“%1” could not be written: %2. Choose another folder, or another name.")
        .arg(QDir::toNativeSeparators(path), why);
  }
};

void render(QGraphicsScene& scene, const QSizeF& size, QPaintDevice& device) {
  QPainter painter(&device);
  painter.setRenderHint(QPainter::Antialiasing);
  scene.render(&painter, {{}, size}, {{}, size});
}

/// Texts keep their place among the lines only at the resolution that they were measured for.
int resolution() {
  const QScreen* screen = QGuiApplication::primaryScreen();
  return screen ? qRound(screen->logicalDotsPerInch()) : 96;
}

}  // namespace

QImage imageOf(QGraphicsScene& scene, const QSizeF& size) {
  constexpr int kTimes = 2;
  QImage image(size.toSize() * kTimes, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(kTimes);
  image.fill(Qt::transparent);
  render(scene, size, image);
  return image;
}

QByteArray pngOf(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray svgOf(QGraphicsScene& scene, const QSizeF& size, const QString& title, const QString& about) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setResolution(resolution());
  generator.setSize(size.toSize());
  generator.setViewBox(QRectF({}, size));
  generator.setTitle(QString::fromLatin1(kTitle));
  generator.setDescription(QString::fromLatin1(kAbout));
  render(scene, size, generator);
  return bytes.replace(kTitle, title.toHtmlEscaped().toUtf8()).replace(kAbout, about.toHtmlEscaped().toUtf8());
}

bool writeWhole(const QString& path, const QByteArray& bytes, QString& why) {
  QSaveFile file(path);
  const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
  if (!written) why = Words::notWritten(path, file.errorString());
  return written;
}

}  // namespace merops::gui
