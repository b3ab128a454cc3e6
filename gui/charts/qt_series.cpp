#include "gui/charts/qt_series.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QLineSeries>
#include <QtCharts/QLogValueAxis>
#include <QtCharts/QValueAxis>
#include <memory>

namespace merops::gui {
namespace {

std::unique_ptr<QAbstractAxis> axisOf(const AxisRange& range) {
  std::unique_ptr<QAbstractAxis> axis;
  if (range.isLogarithmic()) {
    auto logarithmic = std::make_unique<QLogValueAxis>();
    logarithmic->setBase(range.scale == AxisScale::binary ? 2 : 10);
    axis = std::move(logarithmic);
  } else {
    axis = std::make_unique<QValueAxis>();
  }
  axis->setRange(range.low, range.high);
  axis->setVisible(false);  // axes.h draws labels that have room
  return axis;
}

struct Axes {
  QAbstractAxis *x, *y;  // the chart's
};

void add(QChart& chart, QAbstractSeries* series, const Axes& axes) {
  chart.addSeries(series);
  series->attachAxis(axes.x);
  series->attachAxis(axes.y);
}

QLineSeries* lineOf(const QPolygonF& values, QObject* parent) {
  auto* line = new QLineSeries(parent);
  line->replace(values);
  return line;
}

void addBand(QChart& chart, const Band& band, const Axes& axes) {
  auto* area = new QAreaSeries;
  area->setUpperSeries(lineOf(band.high, area));
  area->setLowerSeries(lineOf(band.low, area));
  area->setBrush(band.fill);
  area->setPen(band.edge);
  add(chart, area, axes);
}

void addLine(QChart& chart, const Stroke& stroke, const Axes& axes) {
  auto* line = lineOf(stroke.values, nullptr);
  line->setPen(stroke.pen);
  add(chart, line, axes);
}

}  // namespace

void setSeries(QChart& chart, const Picture& picture, const QPointF& origin) {
  chart.removeAllSeries();
  for (QAbstractAxis* axis : chart.axes()) {
    chart.removeAxis(axis);
    delete axis;
  }
  if (picture.lines.empty() && picture.bands.empty()) return;
  const Axes axes{axisOf(picture.x).release(), axisOf(picture.y).release()};
  chart.addAxis(axes.x, Qt::AlignBottom);
  chart.addAxis(axes.y, Qt::AlignLeft);
  for (const Band& band : picture.bands) addBand(chart, band, axes);
  for (const Stroke& stroke : picture.lines) addLine(chart, stroke, axes);
  chart.setPlotArea(picture.plot.translated(origin));
}

}  // namespace merops::gui
