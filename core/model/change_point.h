#pragma once

#include "core/model/measurement.h"

#include <span>
#include <vector>

namespace merops {

/// Where the rate of a series became another one, in order of time: by Pettitt's test (rank-based: no distribution is
/// assumed and an outlier moves nothing; A. N. Pettitt, "A non-parametric approach to the change-point problem", 1979),
/// applied again to what lies on either side. A change counts when its p is at most 0.001 and the rates before and
/// after differ by more than a fifth: smaller steps are everyday. Neighbouring steps of the series are joined until one
/// holds eight reads on average. Fewer than twenty steps show no change.
[[nodiscard]] std::vector<ChangePoint> find_changes(std::span<const Interval> series);

}  // namespace merops
