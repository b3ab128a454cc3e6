#pragma once

#include "results/report/chart.h"
#include "results/report/document.h"

#include <vector>

namespace merops::report {

/// One chart for every kStyles series, so that no two of a chart look alike; all with the same axes. One chart without
/// any series.
[[nodiscard]] std::vector<LineChart> panels(const LineChart& chart);

/// Appends them to a figure.
void add_panels(Figure& figure, const LineChart& chart);

/// The values that the scale of an axis has to hold: of all points, with their spreads.
[[nodiscard]] std::vector<double> x_values(const std::vector<Series>& series);
[[nodiscard]] std::vector<double> y_values(const std::vector<Series>& series);

}  // namespace merops::report
