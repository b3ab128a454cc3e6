#include "gui/charts/palette.h"

#include "gui/models/chart.h"

#include <array>
#include <cmath>

namespace merops::gui {
namespace {

// Searched for the greatest least distance (CIELAB) over normal sight and the three simulations of Machado, Oliveira
// and Fernandes (2009), at a contrast of 3.1 to #ffffff and #f4f4f4, or to #353535 and #000000.
constexpr std::array<QRgb, kChartStyles> kOnLight{0x392cf3, 0xdd631a, 0x0f5b52, 0xcd669f,
                                                  0x2f89e0, 0x6c7546, 0x7612b7, 0x242347};
constexpr std::array<QRgb, kChartStyles> kOnDark{0x6af6ff, 0xffcf14, 0x109679, 0xbf5cc8,
                                                 0xc7ea88, 0xd76121, 0x8868ff, 0xb3ffd3};
constexpr double kLegible = 3;
constexpr double kDarkBelow = 0.18;  // luminance where black and white are equally far

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color) {
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QColor between(const QColor& a, const QColor& b, double part) {
  const auto mixed = [part](int from, int to) { return static_cast<int>(std::lround(from + part * (to - from))); };
  return QColor(mixed(a.red(), b.red()), mixed(a.green(), b.green()), mixed(a.blue(), b.blue()));
}

/// Moved towards black or white until it is seen on the ground.
QColor legible(const QColor& color, const QColor& ground, bool dark) {
  QColor found = color;
  for (int step = 1; step <= 10 && contrast(found, ground) < kLegible; ++step) {
    found = between(color, dark ? QColor(Qt::white) : QColor(Qt::black), step / 10.0);
  }
  return found;
}

}  // namespace

double contrast(const QColor& a, const QColor& b) {
  const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
  return one > other ? one / other : other / one;
}

Marker markerOf(std::size_t style) { return static_cast<Marker>(style % kChartStyles); }

QList<qreal> dashOf(std::size_t style) {
  static const std::array<QList<qreal>, kChartStyles> kDashes{
      QList<qreal>{}, {5, 2}, {1.5, 1.5}, {6, 2, 1.5, 2}, {10, 3}, {6, 2, 1.5, 2, 1.5, 2}, {3, 2}, {10, 2, 3, 2}};
  return kDashes[style % kChartStyles];
}

ChartColors::ChartColors(const QPalette& palette)
    : ground_(palette.color(QPalette::Base)),
      ink_(palette.color(QPalette::Text)),
      dark_(luminance(ground_) < kDarkBelow) {
  quiet_ = legible(between(ink_, ground_, 0.42), ground_, dark_);
  grid_ = between(ink_, ground_, 0.86);
  focus_ = legible(palette.color(QPalette::Highlight), ground_, dark_);
}

QColor ChartColors::ofStyle(std::size_t style) const {
  return legible(QColor((dark_ ? kOnDark : kOnLight)[style % kChartStyles]), ground_, dark_);
}

}  // namespace merops::gui
