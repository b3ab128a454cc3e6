#pragma once

#include <QColor>
#include <QList>
#include <QPalette>
#include <cstddef>
#include <cstdint>

namespace merops::gui {

/// How much lighter one colour is than another, 1 to 21 (WCAG 2.1, contrast ratio).
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// Shapes of markers, in the order of the styles. The last two have no inside.
enum class Marker : std::uint8_t { circle, square, triangle, diamond, wedge, pentagon, cross, plus };

/// A series' look besides its colour, so that series are told apart without colour. Styles repeat after kChartStyles.
[[nodiscard]] Marker markerOf(std::size_t style);
/// In units of the pen's width, as QPen::setDashPattern; empty: solid.
[[nodiscard]] QList<qreal> dashOf(std::size_t style);

/// Colours of a chart on a palette's Base: one set for light, one for dark ones. A style's colour has a contrast of at
/// least 3 to the ground, also where that is a grey between; readers with any one kind of cone missing tell them apart.
class ChartColors {
 public:
  explicit ChartColors(const QPalette& palette);
  [[nodiscard]] const QColor& ground() const { return ground_; }
  [[nodiscard]] const QColor& ink() const { return ink_; }      ///< texts
  [[nodiscard]] const QColor& quiet() const { return quiet_; }  ///< documented figures, marks, axes
  [[nodiscard]] const QColor& grid() const { return grid_; }
  [[nodiscard]] const QColor& focus() const { return focus_; }
  [[nodiscard]] QColor ofStyle(std::size_t style) const;

 private:
  QColor ground_, ink_, quiet_, grid_, focus_;
  bool dark_;
};

}  // namespace merops::gui
