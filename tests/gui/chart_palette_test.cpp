#include "gui/charts/palette.h"
#include "gui/models/chart.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE TVCG
// 15(6), 2009; severity 1.0, on linear RGB.
constexpr Matrix kNormal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double dot(const Triple& a, const Triple& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

Triple seen(const QColor& color, const Matrix& by) {
  const Triple rgb{linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
  const auto one = [&](const Triple& row) { return std::clamp(dot(row, rgb), 0.0, 1.0); };
  return {one(by[0]), one(by[1]), one(by[2])};
}

double cubeRoot(double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; }

/// CIELAB at D65.
Triple lab(const Triple& rgb) {
  const double x = cubeRoot(dot({0.4124, 0.3576, 0.1805}, rgb) / 0.9505);
  const double y = cubeRoot(dot({0.2126, 0.7152, 0.0722}, rgb));
  const double z = cubeRoot(dot({0.0193, 0.1192, 0.9505}, rgb) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const QColor& a, const QColor& b, const Matrix& by) {
  const Triple one = lab(seen(a, by)), other = lab(seen(b, by));
  return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

QPalette paletteOf(const char* base, const char* text) {
  QPalette palette;
  palette.setColor(QPalette::Base, QColor(QLatin1String(base)));
  palette.setColor(QPalette::Text, QColor(QLatin1String(text)));
  return palette;
}

std::vector<QPalette> palettes() {
  return {paletteOf("#ffffff", "#000000"), paletteOf("#f0f0f0", "#202020"), paletteOf("#000000", "#ffffff"),
          paletteOf("#1e1e1e", "#e0e0e0"), paletteOf("#353535", "#ffffff"), paletteOf("#808080", "#000000")};
}

TEST(ChartPalette, KnowsContrast) {
  EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 1e-6);
  EXPECT_NEAR(contrast(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.01);
}

TEST(ChartPalette, IsSeenOnEveryGround) {
  for (const QPalette& palette : palettes()) {
    const ChartColors colors(palette);
    const QString ground = colors.ground().name();
    for (std::size_t style = 0; style < kChartStyles; ++style) {
      EXPECT_GE(contrast(colors.ofStyle(style), colors.ground()), 3) << qPrintable(ground) << style;
    }
    EXPECT_GE(contrast(colors.quiet(), colors.ground()), 3) << qPrintable(ground);
    EXPECT_GE(contrast(colors.focus(), colors.ground()), 3) << qPrintable(ground);
  }
}

TEST(ChartPalette, IsToldApartByAllReaders) {
  constexpr double kApart = 20;  // CIELAB; 2.3 is just noticed
  for (const QPalette& palette : {paletteOf("#ffffff", "#000000"), paletteOf("#1e1e1e", "#ffffff")}) {
    const ChartColors colors(palette);
    for (const Matrix& by : {kNormal, kProtanopia, kDeuteranopia, kTritanopia}) {
      for (std::size_t a = 0; a < 6; ++a) {
        for (std::size_t b = 0; b < a; ++b) EXPECT_GE(distance(colors.ofStyle(a), colors.ofStyle(b), by), kApart);
      }
    }
  }
}

TEST(ChartPalette, MarkersAndDashesTellStylesApartWithoutColour) {
  for (std::size_t a = 0; a < kChartStyles; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      EXPECT_NE(markerOf(a), markerOf(b));
      EXPECT_NE(dashOf(a), dashOf(b));
    }
    EXPECT_EQ(markerOf(a), markerOf(a + kChartStyles));
    EXPECT_EQ(dashOf(a), dashOf(a + kChartStyles));
  }
}

}  // namespace
}  // namespace merops::gui
