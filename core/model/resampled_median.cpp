#include "core/model/resampled_median.h"

#include "core/model/binomial.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace merops {
namespace {

constexpr double kLeastWeight = 1e-13;
constexpr int kHalvings = 200;  // until the bounds are neighbours; fewer do in practice

double share_of(std::size_t part, std::size_t whole) { return static_cast<double>(part) / static_cast<double>(whole); }

/// The sorted values that the median can be with a weight worth counting: the count of draws below it scatters by
/// sqrt(n) / 2, and eight times that is beyond kLeastWeight.
struct Middle {
  std::size_t first, beyond;
};
Middle near_the_middle(std::size_t n) {
  const auto reach = static_cast<std::size_t>(4 * std::sqrt(static_cast<double>(n))) + 2;
  return {n / 2 > reach ? n / 2 - reach : 0, std::min(n, n / 2 + reach + 1)};
}

/// Probability that the resample's order statistic `rank` is the value `number` (from 0) of the n sorted ones.
double order_statistic_is(std::size_t number, std::size_t rank, std::size_t n) {
  return binomial_at_least(n, rank, share_of(number + 1, n)) - binomial_at_least(n, rank, share_of(number, n));
}

void add(std::vector<WeightedValue>& medians, double value, double weight) {
  if (weight >= kLeastWeight) medians.push_back({value, weight});
}

/// The two in the middle, of ranks half and half + 1, may be different values i < j: then exactly half of the draws are
/// at most i, with one of them i, and the others at least j, with one of them j.
void add_even(std::vector<WeightedValue>& medians, const std::vector<double>& sorted) {
  const std::size_t n = sorted.size();
  const auto half = static_cast<double>(n / 2);
  const double log_choices = std::lgamma(static_cast<double>(n) + 1) - 2 * std::lgamma(half + 1);
  /// Share of the ways to draw `half` of the first `part` values that hold the last of them.
  const auto holds_last = [&](std::size_t part) { return 1 - std::pow(share_of(part - 1, part), half); };
  const auto [first, beyond] = near_the_middle(n);
  for (std::size_t i = first; i < beyond; ++i) {
    double apart = 0;
    for (std::size_t j = i + 1; j < beyond; ++j) {
      const double log_ways = log_choices + half * std::log(share_of(i + 1, n) * share_of(n - j, n));
      const double weight = std::exp(log_ways) * holds_last(i + 1) * holds_last(n - j);
      apart += weight;
      add(medians, (sorted[i] + sorted[j]) / 2, weight);
    }
    add(medians, sorted[i], order_statistic_is(i, n / 2, n) - apart);
  }
}

void add_odd(std::vector<WeightedValue>& medians, const std::vector<double>& sorted) {
  const auto [first, beyond] = near_the_middle(sorted.size());
  for (std::size_t i = first; i < beyond; ++i) {
    add(medians, sorted[i], order_statistic_is(i, (sorted.size() + 1) / 2, sorted.size()));
  }
}

/// Cumulated weights beside the values.
std::vector<WeightedValue> cumulated(std::span<const WeightedValue> values) {
  std::vector<WeightedValue> sums(values.begin(), values.end());
  for (std::size_t i = 1; i < sums.size(); ++i) sums[i].weight += sums[i - 1].weight;
  return sums;
}

double weight_up_to(const std::vector<WeightedValue>& sums, double value) {
  const auto beyond = std::upper_bound(sums.begin(), sums.end(), value,
                                       [](double v, const WeightedValue& sum) { return v < sum.value; });
  return beyond == sums.begin() ? 0 : std::prev(beyond)->weight;
}

}  // namespace

double middle(std::span<const double> values) {
  std::vector<double> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  const std::size_t half = sorted.size() / 2;
  return sorted.size() % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

std::vector<WeightedValue> resampled_medians(std::span<const double> values) {
  std::vector<double> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  std::vector<WeightedValue> medians;
  sorted.size() % 2 == 0 ? add_even(medians, sorted) : add_odd(medians, sorted);
  std::sort(medians.begin(), medians.end(),
            [](const WeightedValue& a, const WeightedValue& b) { return a.value < b.value; });
  return medians;
}

double ratio_quantile(std::span<const WeightedValue> a, std::span<const WeightedValue> b, double share) {
  const std::vector<WeightedValue> sums = cumulated(b);
  const auto reached = [&](double ratio) {
    double weight = 0;
    for (const WeightedValue& below : a) weight += below.weight * weight_up_to(sums, ratio * below.value);
    return weight >= share;
  };
  double low = b.front().value / a.back().value * 0.5;  // not reached: below every ratio
  double high = b.back().value / a.front().value * 2;
  for (int i = 0; i < kHalvings; ++i) {
    const double half = low + (high - low) / 2;
    if (half <= low || half >= high) break;
    (reached(half) ? high : low) = half;
  }
  return high;
}

}  // namespace merops
