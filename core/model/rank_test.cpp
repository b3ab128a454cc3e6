#include "core/model/rank_test.h"

#include "core/model/binomial.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace merops {
namespace {

constexpr std::size_t kExactUpTo = 60;

/// Twice the rank of each value, so that ranks shared by equal values stay whole, and the sum of t^3 - t over groups of
/// t equal ones.
struct Ranks {
  std::vector<std::uint32_t> doubled;
  double ties = 0;
};

Ranks rank(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) { return values[i] < values[j]; });
  Ranks ranks{std::vector<std::uint32_t>(values.size()), 0};
  for (std::size_t first = 0; first < order.size();) {
    std::size_t beyond = first;
    while (beyond < order.size() && values[order[beyond]] == values[order[first]]) ++beyond;
    for (std::size_t i = first; i < beyond; ++i) {
      ranks.doubled[order[i]] = static_cast<std::uint32_t>(first + 1 + beyond);
    }
    const auto equal = static_cast<double>(beyond - first);
    ranks.ties += equal * equal * equal - equal;
    first = beyond;
  }
  return ranks;
}

/// Weight of each sum of `chosen` of the ranks, all choices being equally likely; not normalised.
std::vector<double> sums_of_choices(const std::vector<std::uint32_t>& ranks, std::size_t chosen) {
  const std::size_t greatest = std::accumulate(ranks.begin(), ranks.end(), std::size_t{0});
  std::vector<std::vector<double>> ways(chosen + 1, std::vector<double>(greatest + 1, 0));
  ways[0][0] = 1;
  std::size_t reached = 0;
  for (std::size_t used = 0; used < ranks.size(); ++used) {
    const std::size_t rank = ranks[used];
    reached += rank;
    for (std::size_t count = std::min(chosen, used + 1); count > 0; --count) {
      for (std::size_t sum = reached; sum >= rank; --sum) ways[count][sum] += ways[count - 1][sum - rank];
    }
  }
  return ways[chosen];
}

/// Weight of each sum of any of the ranks.
std::vector<double> sums_of_subsets(const std::vector<std::uint32_t>& ranks) {
  const std::size_t greatest = std::accumulate(ranks.begin(), ranks.end(), std::size_t{0});
  std::vector<double> ways(greatest + 1, 0);
  ways[0] = 1;
  for (const std::uint32_t rank : ranks) {
    for (std::size_t sum = greatest; sum >= rank; --sum) ways[sum] += ways[sum - rank];
  }
  return ways;
}

/// Twice the lighter tail that begins at `seen`.
double two_sided(const std::vector<double>& weights, std::size_t seen) {
  double below = 0;
  double above = 0;
  double all = 0;
  for (std::size_t sum = 0; sum < weights.size(); ++sum) {
    all += weights[sum];
    if (sum <= seen) below += weights[sum];
    if (sum >= seen) above += weights[sum];
  }
  return std::min(1.0, 2 * std::min(below, above) / all);
}

double two_sided_normal(double seen, double mean, double variance) {
  if (variance <= 0) return 1;
  const double distance = std::max(0.0, std::abs(seen - mean) - 0.5);  // corrected for continuity
  return std::min(1.0, 2 * normal_below(-distance / std::sqrt(variance)));
}

}  // namespace

double mann_whitney_p(std::span<const double> a, std::span<const double> b) {
  if (a.empty() || b.empty()) return 1;
  std::vector<double> all(a.begin(), a.end());
  all.insert(all.end(), b.begin(), b.end());
  const Ranks ranks = rank(all);
  const auto end_of_a = ranks.doubled.begin() + static_cast<std::ptrdiff_t>(a.size());
  const std::size_t sum = std::accumulate(ranks.doubled.begin(), end_of_a, std::size_t{0});
  if (all.size() <= kExactUpTo) return two_sided(sums_of_choices(ranks.doubled, a.size()), sum);
  const auto n = static_cast<double>(all.size());
  const auto n_a = static_cast<double>(a.size());
  const auto n_b = static_cast<double>(b.size());
  const double variance = n_a * n_b / 12 * (n + 1 - ranks.ties / (n * (n - 1)));
  return two_sided_normal(static_cast<double>(sum) / 2, n_a * (n + 1) / 2, variance);
}

double signed_rank_p(std::span<const double> differences) {
  std::vector<double> kept;
  std::copy_if(differences.begin(), differences.end(), std::back_inserter(kept), [](double d) { return d != 0; });
  if (kept.empty()) return 1;
  std::vector<double> magnitudes(kept.size());
  std::transform(kept.begin(), kept.end(), magnitudes.begin(), [](double d) { return std::abs(d); });
  const Ranks ranks = rank(magnitudes);
  std::size_t sum = 0;
  for (std::size_t i = 0; i < kept.size(); ++i) sum += kept[i] > 0 ? ranks.doubled[i] : 0;
  if (kept.size() <= kExactUpTo) return two_sided(sums_of_subsets(ranks.doubled), sum);
  const auto n = static_cast<double>(kept.size());
  const double variance = n * (n + 1) * (2 * n + 1) / 24 - ranks.ties / 48;
  return two_sided_normal(static_cast<double>(sum) / 2, n * (n + 1) / 4, variance);
}

}  // namespace merops
