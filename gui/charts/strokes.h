#pragma once

#include "gui/charts/picture.h"

namespace merops::gui {

/// How a series is drawn: documented ones quieter, dashed and hollow.
struct SeriesLook {
  QColor color{};
  QPen pen{};
  Marker marker = Marker::circle;
  bool hollow = false;
};
[[nodiscard]] SeriesLook lookOf(const Look& look, std::size_t style, bool documented);

void paintMarker(QPainter& painter, const SeriesLook& series, const QColor& ground, const QPointF& center, double size);

/// Between two ends, with caps across them; dotted where the ends are no bounds.
void paintWhisker(QPainter& painter, const QPen& pen, const QPointF& from, const QPointF& to, double cap, bool bounds);

enum class BarFill : std::uint8_t { solid, hollow, hatched };
void paintBar(QPainter& painter, const QRectF& bar, const QColor& color, const QColor& ground, BarFill fill,
              double penWidth);
/// The series' marker within its bar, `size` pixels at most, so that series are told apart without colour; none where a
/// bar has no room, or is hatched.
void paintMarkerIn(QPainter& painter, const QRectF& bar, const QPointF& center, const SeriesLook& series,
                   const QColor& ground, BarFill fill, double size);

}  // namespace merops::gui
