#include "gui/charts/strokes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace merops::gui {
namespace {

/// A polygon's corners on a circle of radius 1, the first at the angle (degrees, 90 is up).
QPolygonF corners(int count, double first) {
  QPolygonF polygon;
  for (int i = 0; i < count; ++i) {
    const double angle = (first + 360.0 * i / count) * std::acos(-1.0) / 180;
    polygon << QPointF(std::cos(angle), -std::sin(angle));
  }
  return polygon;
}

QPolygonF outline(Marker marker) {
  switch (marker) {
    case Marker::square:
      return corners(4, 45);
    case Marker::triangle:
      return corners(3, 90);
    case Marker::diamond:
      return corners(4, 90);
    case Marker::wedge:
      return corners(3, 270);
    default:
      return corners(5, 90);
  }
}

void paintCross(QPainter& painter, Marker marker, const QPointF& center, double reach) {
  const double side = marker == Marker::plus ? reach : reach * 0.75;
  const QPointF one = marker == Marker::plus ? QPointF(side, 0) : QPointF(side, side);
  const QPointF other = marker == Marker::plus ? QPointF(0, side) : QPointF(side, -side);
  painter.drawLine(center - one, center + one);
  painter.drawLine(center - other, center + other);
}

/// Diagonals within a rectangle: drawn line by line, since brushes' patterns neither scale nor reach SVG files.
void paintHatching(QPainter& painter, const QRectF& bar, double distance) {
  for (double start = -bar.height(); start < bar.width(); start += distance) {
    const double from = std::max(start, 0.0), to = std::min(start + bar.height(), bar.width());
    painter.drawLine(QPointF(bar.left() + from, bar.bottom() - (from - start)),
                     QPointF(bar.left() + to, bar.bottom() - (to - start)));
  }
}

}  // namespace

SeriesLook lookOf(const Look& look, std::size_t style, bool documented) {
  SeriesLook series;
  series.color = documented ? look.colors.quiet() : look.colors.ofStyle(style);
  series.pen = QPen(series.color, look.penWidth() * (documented ? 0.7 : 1), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
  const QList<qreal> dash = dashOf(style);
  if (documented) {
    series.pen.setDashPattern(dash.isEmpty() ? QList<qreal>{4, 3} : dash);
  } else if (!dash.isEmpty()) {
    series.pen.setDashPattern(dash);
  }
  series.marker = markerOf(style);
  series.hollow = documented;
  return series;
}

void paintMarker(QPainter& painter, const SeriesLook& series, const QColor& ground, const QPointF& center,
                 double size) {
  painter.setPen(QPen(series.color, size / 5));
  painter.setBrush(series.hollow ? ground : series.color);
  const double reach = size / 2;
  if (series.marker == Marker::cross || series.marker == Marker::plus) {
    paintCross(painter, series.marker, center, reach);
  } else if (series.marker == Marker::circle) {
    painter.drawEllipse(center, reach * 0.85, reach * 0.85);
  } else {
    QPolygonF polygon = outline(series.marker);
    for (QPointF& corner : polygon) corner = center + corner * reach;
    painter.drawPolygon(polygon);
  }
}

void paintWhisker(QPainter& painter, const QPen& pen, const QPointF& from, const QPointF& to, double cap, bool bounds) {
  QPen solid = pen;
  solid.setStyle(Qt::SolidLine);
  QPen line = solid;
  if (!bounds) line.setDashPattern({1.5, 1.5});
  painter.setPen(line);
  painter.drawLine(from, to);
  const bool upright = std::abs(from.x() - to.x()) < std::abs(from.y() - to.y());
  const QPointF half = upright ? QPointF(cap / 2, 0) : QPointF(0, cap / 2);
  painter.setPen(solid);
  painter.drawLine(from - half, from + half);
  painter.drawLine(to - half, to + half);
}

void paintBar(QPainter& painter, const QRectF& bar, const QColor& color, const QColor& ground, BarFill fill,
              double penWidth) {
  painter.setPen(QPen(color, penWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.setBrush(fill == BarFill::solid ? color : ground);
  const double inset = std::min({penWidth / 2, bar.width() / 2, bar.height() / 2});
  const QRectF inner = bar.adjusted(inset, inset, -inset, -inset);
  painter.drawRect(inner);
  if (fill == BarFill::hatched) paintHatching(painter, inner, penWidth * 4);
}

void paintMarkerIn(QPainter& painter, const QRectF& bar, const QPointF& center, const SeriesLook& series,
                   const QColor& ground, BarFill fill, double size) {
  constexpr double kLeast = 0.6;  // of its size: less is a speck
  const double fitting = std::min(std::min(bar.width(), bar.height()) * 0.65, size);
  if (fill == BarFill::hatched || fitting < size * kLeast) return;
  SeriesLook inside = series;
  if (fill == BarFill::solid) inside.color = ground;
  paintMarker(painter, inside, fill == BarFill::solid ? series.color : ground, center, fitting);
}

}  // namespace merops::gui
