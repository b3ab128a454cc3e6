#include "core/model/steady_state.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace merops {
namespace {

/// Change of the least-squares line from the first to the last of the values.
double fitted_change(std::span<const double> values, double mean) {
  const auto n = static_cast<double>(values.size());
  double products = 0, squares = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double x = static_cast<double>(i) - (n - 1) / 2;
    products += x * (values[i] - mean);
    squares += x * x;
  }
  return products / squares * (n - 1);
}

}  // namespace

Steadiness assess_rounds(std::span<const double> rounds) {
  Steadiness result;
  result.rounds.assign(rounds.begin(), rounds.end());
  if (rounds.size() < kSteadyWindow) return result;
  const auto window = rounds.last(kSteadyWindow);
  const double mean = std::accumulate(window.begin(), window.end(), 0.0) / kSteadyWindow;
  if (!(mean > 0)) return result;
  const auto [least, greatest] = std::minmax_element(window.begin(), window.end());
  result.first_round = static_cast<std::uint32_t>(rounds.size() - kSteadyWindow);
  result.mb_per_s = mean;
  result.excursion = (*greatest - *least) / mean;
  result.slope = fitted_change(window, mean) / mean;
  const bool steady = *result.excursion <= kSteadyExcursion && std::abs(*result.slope) <= kSteadySlope;
  result.state = steady ? SteadyState::steady : SteadyState::unsteady;
  return result;
}

}  // namespace merops
