#pragma once

#include "results/report/chart.h"

#include <string>
#include <string_view>

namespace merops::report {

/// One <svg> element without any colour of its own: its classes are those of style.css, which knows light, dark and
/// paper. `id` is unique in the document and names the chart's title and description for who cannot see it. The same
/// chart gives the same bytes.
[[nodiscard]] std::string draw(const LineChart& chart, std::string_view id);
[[nodiscard]] std::string draw(const BarChart& chart, std::string_view id);

}  // namespace merops::report
