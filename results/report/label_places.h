#pragma once

#include <vector>

namespace merops::report {

/// Places for labels that are wanted at `wanted` (any order): at least `gap` apart, within low and high as far as they
/// have room, in the order of the wanted places, and as near to them as a simple rule brings them.
[[nodiscard]] std::vector<double> places_apart(const std::vector<double>& wanted, double gap, double low, double high);

}  // namespace merops::report
