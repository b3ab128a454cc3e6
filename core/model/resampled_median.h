#pragma once

#include <span>
#include <vector>

namespace merops {

/// A value and how likely it is.
struct WeightedValue {
  double value = 0, weight = 0;
};

/// The middle value, of an even number the mean of the middle two: unlike the nearest rank it favours neither side
/// where one has an odd and the other an even number. Precondition: not empty.
[[nodiscard]] double middle(std::span<const double> values);

/// The median of a resample (as many draws with replacement as there are values): all that it can be, ascending, with
/// the exact probability of each. This is what a bootstrap with random draws tends to; there is no seed to choose.
/// Weights below 1e-13 are left out. Precondition: not empty.
[[nodiscard]] std::vector<WeightedValue> resampled_medians(std::span<const double> values);

/// Smallest r such that the ratio of resampled medians b / a is at most r with probability `share` or more, to within
/// rounding. Preconditions: neither empty, all values above 0, 0 < share < 1.
[[nodiscard]] double ratio_quantile(std::span<const WeightedValue> a, std::span<const WeightedValue> b, double share);

}  // namespace merops
