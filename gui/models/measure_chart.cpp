#include "gui/models/measure_chart.h"

#include "gui/models/measure_cell_model.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(MeasureChart)
};

double medianOf(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  if (values.size() % 2 != 0) return *middle;
  return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

QString roadName(const RoadKey& key) {
  if (key.cache.isEmpty() || key.cache == QLatin1String("cold")) {
    return Words::tr("%1, %2", "reader, what it reads").arg(key.reader, sourceKindText(key.sourceKind));
  }
  return Words::tr("%1, %2, cache %3", "reader, what it reads, state of the cache")
      .arg(key.reader, sourceKindText(key.sourceKind), cacheText(key.cache));
}

/// How far single runs lie apart: too few for an interval.
std::optional<ChartSpread> spreadOf(const std::vector<double>& rates, const Display& display) {
  if (rates.size() < 2) return std::nullopt;
  const auto [low, high] = std::minmax_element(rates.begin(), rates.end());
  return ChartSpread{display.rate(*low), display.rate(*high), false};
}

ChartSeries roadSeries(const RoadKey& key, const MeasureCourse::RatesByDepth& rates, const Display& display) {
  ChartSeries series;
  series.name = roadName(key);
  for (const auto& [depth, values] : rates) {
    const double median = medianOf(values);
    ChartPoint point{static_cast<double>(depth), display.rate(median), spreadOf(values, display), {}};
    point.about = Words::tr("%1 with %n read(s) in flight: %2 %3", "", static_cast<int>(depth))
                      .arg(series.name, display.rateText(median), display.rateUnitText());
    series.points.push_back(std::move(point));
  }
  return series;
}

double fastestOf(const ChartSeries& series) {
  double fastest = 0;
  for (const ChartPoint& point : series.points) fastest = std::max(fastest, point.y);
  return fastest;
}

QString rateTitle(const Display& display) { return Words::tr("Rate, %1").arg(display.rateUnitText()); }

}  // namespace

LineChart rateByDepth(const MeasureCourse& course, const Display& display) {
  LineChart chart;
  chart.title = Words::tr("Rate of the cells measured so far");
  chart.x = {Words::tr("Reads in flight"), AxisScale::binary, false};
  chart.y = {rateTitle(display), AxisScale::linear, true};
  for (const auto& [key, rates] : course.rates()) chart.series.push_back(roadSeries(key, rates, display));
  std::stable_sort(chart.series.begin(), chart.series.end(),
                   [](const ChartSeries& a, const ChartSeries& b) { return fastestOf(a) > fastestOf(b); });
  const std::size_t roads = chart.series.size();
  chart.series.resize(std::min(roads, kChartStyles));
  for (std::size_t i = 0; i < chart.series.size(); ++i) chart.series[i].style = i;
  if (roads > kChartStyles) {
    chart.title =
        Words::tr("Rate of the cells measured so far, of the %n fastest roads", "", static_cast<int>(kChartStyles));
  }
  chart.about = Words::tr("The median rate over the reads in flight, of %n road(s).", "", static_cast<int>(roads));
  return chart;
}

LineChart rateOverTime(const MeasureCourse& course, const Display& display) {
  LineChart chart;
  chart.title = Words::tr("Rate while cells are measured");
  chart.about = Words::tr("The rate over the time since the start, of %n reader(s).", "",
                          static_cast<int>(course.readers().size()));
  chart.x = {Words::tr("Seconds since the start"), AxisScale::linear, true};
  chart.y = {rateTitle(display), AxisScale::linear, true};
  for (qsizetype i = 0; i < course.readers().size(); ++i) {
    ChartSeries series;
    series.name = course.readers().at(i);
    series.style = static_cast<std::size_t>(i) % kChartStyles;
    series.shape = SeriesShape::points;
    for (const RateSample& sample : course.samples()) {
      if (sample.reader == i) series.points.push_back({sample.seconds, display.rate(sample.mbPerS), {}, {}});
    }
    if (!series.points.empty()) chart.series.push_back(std::move(series));
  }
  return chart;
}

}  // namespace merops::gui
