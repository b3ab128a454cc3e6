#include "gui/charts/line_picture.h"

#include "gui/charts/axes.h"
#include "gui/charts/legend.h"
#include "gui/charts/marks.h"
#include "gui/charts/strokes.h"
#include "gui/charts/thinning.h"

#include <QCoreApplication>
#include <algorithm>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(LinePicture)
 public:
  static QString nothing() { return tr("There are no figures to draw."); }
};

/// Points that lie on the drawn part of a line without a gap between them.
using Run = std::vector<const ChartPoint*>;

std::vector<Run> runsOf(const ChartSeries& series, const Picture& picture) {
  const auto columns = static_cast<std::size_t>(std::max(1.0, picture.plot.width()));
  std::vector<Run> runs(1);
  for (const std::size_t i : pointsToDraw(series.points, picture.x, picture.y, columns)) {
    const ChartPoint& point = series.points[i];
    if (picture.x.shows(point.x) && picture.y.shows(point.y)) {
      runs.back().push_back(&point);
    } else if (!runs.back().empty()) {
      runs.emplace_back();
    }
  }
  if (runs.back().empty()) runs.pop_back();
  return runs;
}

/// A logarithmic axis ends above a spread's low end that is not above zero.
double onAxis(double value, const AxisRange& axis) {
  return axis.shows(value) ? std::clamp(value, axis.low, axis.high) : axis.low;
}

void addLine(Picture& picture, const Run& run, const ChartSeries& series, const QPen& pen) {
  if (series.shape == SeriesShape::points || run.size() < 2) return;
  QPolygonF line;
  for (const ChartPoint* point : run) {
    if (series.shape == SeriesShape::steps && !line.isEmpty()) line << QPointF(point->x, line.back().y());
    line << QPointF(point->x, point->y);
  }
  picture.lines.push_back({line, pen});
}

void addBand(Picture& picture, const Run& run, const SeriesLook& look) {
  Band band{.fill = look.color, .edge = QPen(look.color, 0.7, Qt::NoPen)};
  band.fill.setAlphaF(0.18F);
  for (const ChartPoint* point : run) {
    const ChartSpread spread = point->spread.value_or(ChartSpread{point->y, point->y});
    if (!spread.bounds) band.edge.setStyle(Qt::DotLine);
    band.low << QPointF(point->x, onAxis(spread.low, picture.y));
    band.high << QPointF(point->x, onAxis(spread.high, picture.y));
  }
  if (band.low.size() > 1) picture.bands.push_back(std::move(band));
}

void addWhisker(Picture& picture, const ChartPoint& point, const SeriesLook& series, double cap) {
  if (!point.spread) return;
  const double x = picture.xAt(point.x);
  const QPointF low(x, picture.yAt(onAxis(point.spread->low, picture.y)));
  const QPointF high(x, picture.yAt(onAxis(point.spread->high, picture.y)));
  picture.above.push_back([=, bounds = point.spread->bounds](QPainter& painter) {
    paintWhisker(painter, series.pen, low, high, cap, bounds);
  });
}

/// Markers that would crowd the one before are left out, except at the ends of a run.
class Markers {
 public:
  Markers(Picture& picture, const Look& look, const SeriesLook& series)
      : picture_(picture), series_(series), ground_(look.colors.ground()), size_(look.markerSize()) {}

  void add(const Run& run, bool all) {
    for (std::size_t i = 0; i < run.size(); ++i) {
      const QPointF place(picture_.xAt(run[i]->x), picture_.yAt(run[i]->y));
      if (all || i == 0 || i + 1 == run.size() || isApart(place)) paint(place);
    }
  }

 private:
  [[nodiscard]] bool isApart(const QPointF& place) const { return place.x() - last_.x() > 4 * size_; }
  void paint(const QPointF& place) {
    last_ = place;
    picture_.above.push_back([place, series = series_, ground = ground_, size = size_](QPainter& painter) {
      paintMarker(painter, series, ground, place, size);
    });
  }

  Picture& picture_;
  SeriesLook series_;
  QColor ground_;
  double size_;
  QPointF last_{-1e6, -1e6};
};

void addTargets(Picture& picture, const Run& run, std::size_t series, double size) {
  for (const ChartPoint* point : run) {
    const std::size_t item =
        picture.targets.empty() || picture.targets.back().series != series ? 0 : picture.targets.back().item + 1;
    const QPointF place(picture.xAt(point->x), picture.yAt(point->y));
    picture.targets.push_back(
        {series, item, QRectF(place.x() - size / 2, place.y() - size / 2, size, size), point->about});
  }
}

void addSeries(Picture& picture, const Look& look, const ChartSeries& series, std::size_t number) {
  const SeriesLook drawn = lookOf(look, series.style, series.documented);
  const auto runs = runsOf(series, picture);
  std::size_t count = 0;
  for (const Run& run : runs) count += run.size();
  // Few points are all marked; many would hide their line.
  const bool all =
      series.shape == SeriesShape::points || static_cast<double>(count) * look.markerSize() * 2 < picture.plot.width();
  Markers markers(picture, look, drawn);
  for (const Run& run : runs) {
    addLine(picture, run, series, drawn.pen);
    if (series.band) addBand(picture, run, drawn);
    for (const ChartPoint* point : run) {
      if (!series.band || run.size() == 1) addWhisker(picture, *point, drawn, look.markerSize() * 1.1);
    }
    markers.add(run, all);
    addTargets(picture, run, number, look.markerSize());
  }
}

LegendEntry entryOf(const Look& look, const ChartSeries& series) {
  const SeriesLook drawn = lookOf(look, series.style, series.documented);
  const bool line = series.shape != SeriesShape::points;
  return {series.name, false,
          [=, ground = look.colors.ground(), size = look.markerSize()](QPainter& painter, QRectF area) {
            painter.setPen(drawn.pen);
            const double y = area.center().y();
            if (line) painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
            paintMarker(painter, drawn, ground, area.center(), size);
          }};
}

std::vector<LegendEntry> entriesOf(const LineChart& chart, const Look& look) {
  std::vector<LegendEntry> entries;
  for (const ChartSeries& series : chart.series) entries.push_back(entryOf(look, series));
  return entries;
}

/// Of what is drawn: a point of which one coordinate is a gap counts for neither axis. False where nothing is.
bool setRanges(Picture& picture, const LineChart& chart) {
  RangeOf x(chart.x), y(chart.y);
  const AxisRange onX{.scale = chart.x.scale}, onY{.scale = chart.y.scale};
  for (const ChartSeries& series : chart.series) {
    for (const ChartPoint& point : series.points) {
      if (!onX.shows(point.x) || !onY.shows(point.y)) continue;
      x.add(point.x);
      y.add(point.y);
      y.add(point.spread);
    }
  }
  const bool found = !x.isEmpty();
  for (const ChartMark& mark : chart.marks) (mark.vertical ? x : y).add(mark.at);
  picture.x = x.close();
  picture.y = y.round();
  return found;
}

/// The plot between head, axes' labels and the labels of marks.
void layOut(Picture& picture, const LineChart& chart, const Look& look, double top) {
  const double line = look.lineHeight();
  const double plotTop = top + (chart.y.title.isEmpty() ? line / 2 : line * 1.4);
  const double bottom = picture.size.height() - labelsHeight(look, chart.x.title);
  const double left = labelsWidth(look, ticksAbove(look, picture.y, bottom - plotTop));
  const double right = picture.size.width() - line * 0.7;
  picture.plot = QRectF(QPointF(left, plotTop), QPointF(std::max(right, left + 1), std::max(bottom, plotTop + 1)));
}

}  // namespace

Picture drawLines(const LineChart& chart, const Look& look, const QSizeF& size) {
  Picture picture{.size = size};
  const double top = addHead(picture, look, chart.title, entriesOf(chart, look));
  if (!setRanges(picture, chart)) {
    addSentence(picture, look, QRectF(0, top, size.width(), size.height() - top), Words::nothing());
    return picture;
  }
  layOut(picture, chart, look, top);
  const MarkLabels labels(look, chart.marks, picture.x, picture.plot.left(), picture.plot.width());
  picture.plot.setTop(std::min(picture.plot.top() + labels.height(), picture.plot.bottom() - 1));
  addBottomAxis(picture, look, chart.x.title, ticksBeside(look, picture.x, picture.plot.width()));
  addLeftAxis(picture, look, chart.y.title, ticksAbove(look, picture.y, picture.plot.height()), top);
  for (std::size_t i = 0; i < chart.series.size(); ++i) addSeries(picture, look, chart.series[i], i);
  labels.add(picture, look, chart.marks, chart.series.size());
  return picture;
}

}  // namespace merops::gui
