#include "results/report/panels.h"

#include <map>

#include <fmt/format.h>

namespace merops::report {

std::vector<LineChart> panels(const LineChart& chart) {
  std::map<std::size_t, std::vector<Series>> parts;
  for (const Series& series : chart.series) parts[series.style / kStyles].push_back(series);
  if (parts.size() < 2) return {chart};
  std::vector<LineChart> all;
  all.reserve(parts.size());
  for (auto& [part, series] : parts) {
    LineChart panel = chart;
    panel.series = std::move(series);
    panel.title += fmt::format(" ({} of {})", all.size() + 1, parts.size());
    all.push_back(std::move(panel));
  }
  return all;
}

void add_panels(Figure& figure, const LineChart& chart) {
  for (LineChart& panel : panels(chart)) figure.charts.emplace_back(std::move(panel));
}

std::vector<double> x_values(const std::vector<Series>& series) {
  std::vector<double> values;
  for (const Series& one : series) {
    for (const Point& point : one.points) values.push_back(point.x);
  }
  return values;
}

std::vector<double> y_values(const std::vector<Series>& series) {
  std::vector<double> values;
  for (const Series& one : series) {
    for (const Point& point : one.points) {
      values.push_back(point.y);
      if (point.spread) values.insert(values.end(), {point.spread->low, point.spread->high});
    }
  }
  return values;
}

}  // namespace merops::report
