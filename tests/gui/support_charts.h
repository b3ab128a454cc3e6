#pragma once

#include "gui/charts/chart_view.h"

namespace merops::gui::test {

/// Two measured lines over the depth (binary x, from zero), one with whiskers, and a documented one.
[[nodiscard]] LineChart sampleLines();

/// Two series over three groups: whiskers, one bar withdrawn, one absent ("not measured"), one documented.
[[nodiscard]] BarChart sampleBars();

/// A line through y(0), y(1), ... at x = 0, 1, ...
[[nodiscard]] ChartSeries lineThrough(const std::vector<double>& y);

}  // namespace merops::gui::test
