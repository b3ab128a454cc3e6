#pragma once

#include "gui/charts/axis_range.h"

#include <cstddef>
#include <vector>

namespace merops::gui {

/// Lines of more points are thinned before they are drawn.
inline constexpr std::size_t kMostPoints = 2000;

/// Which points of a line to draw, in their order: all up to kMostPoints, else of each of `columns` columns of the x
/// axis those that are least and greatest, with and without their spreads, and one that is a gap.
[[nodiscard]] std::vector<std::size_t> pointsToDraw(const std::vector<ChartPoint>& points, const AxisRange& x,
                                                    const AxisRange& y, std::size_t columns);

}  // namespace merops::gui
