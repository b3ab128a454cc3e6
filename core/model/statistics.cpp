#include "core/model/statistics.h"

#include "core/model/resampled_median.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <vector>

namespace merops {
namespace {

constexpr double kTail = 0.025;  // of 1 - 95 %, on either side
/// least_samples rounds down, so the outermost tail may exceed kTail by this much (0.02501 for 367 reads at p99).
constexpr double kTailSlack = 2e-5;

/// Natural logarithm of P(exactly k of n samples lie below the quantile q).
double log_binomial(double n, double k, double q) {
  return std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(q) + (n - k) * std::log1p(-q);
}

/// Largest l such that fewer than l samples lie below the quantile with at most kTail.
std::uint64_t low_rank(std::uint64_t n, double q) {
  double below = 0;
  std::uint64_t rank = 0;
  for (std::uint64_t k = 0; k < n; ++k) {
    below += std::exp(log_binomial(static_cast<double>(n), static_cast<double>(k), q));
    if (below > kTail) break;
    rank = k + 1;
  }
  return rank;
}

/// Smallest u such that u or more samples lie below the quantile with at most kTail.
std::uint64_t high_rank(std::uint64_t n, double q) {
  double above = 0;
  std::uint64_t rank = n + 1;
  for (std::uint64_t k = n;; --k) {
    above += std::exp(log_binomial(static_cast<double>(n), static_cast<double>(k), q));
    if (above > kTail + kTailSlack) break;
    rank = k;
    if (k == 0) break;
  }
  return rank;
}

/// Beyond this many samples the normal approximation of the binomial is exact to well under one rank in a thousand.
constexpr std::uint64_t kExactUpTo = 100'000;

RankInterval ranks_by_normal(std::uint64_t n, double q) {
  const double mean = static_cast<double>(n) * q;
  const double reach = 1.959964 * std::sqrt(mean * (1 - q));
  return {static_cast<std::uint64_t>(std::max(1.0, std::floor(mean - reach))),
          static_cast<std::uint64_t>(std::min(static_cast<double>(n), std::ceil(mean + reach) + 1))};
}

}  // namespace

std::uint64_t least_samples(double q) {
  const double outer = std::max(q, 1 - q);
  return std::max<std::uint64_t>(6, static_cast<std::uint64_t>(std::log(kTail) / std::log(outer)));
}

std::uint64_t nearest_rank(std::span<const std::uint64_t> sorted, double q) {
  const auto n = static_cast<double>(sorted.size());
  const auto rank = static_cast<std::size_t>(std::ceil(q * n - 1e-9));
  return sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1];
}

std::optional<RankInterval> quantile_ranks(std::uint64_t n, double q) {
  if (n < least_samples(q)) return std::nullopt;
  if (n > kExactUpTo) return ranks_by_normal(n, q);
  const RankInterval ranks{low_rank(n, q), high_rank(n, q)};
  if (ranks.low == 0 || ranks.high > n) return std::nullopt;
  return ranks;
}

std::optional<Estimate> quantile(std::span<const std::uint64_t> sorted, double q) {
  const auto ranks = quantile_ranks(sorted.size(), q);
  if (!ranks) return std::nullopt;
  return Estimate{static_cast<double>(nearest_rank(sorted, q)), static_cast<double>(sorted[ranks->low - 1]),
                  static_cast<double>(sorted[ranks->high - 1])};
}

Estimate median(std::span<const double> values) {
  if (values.empty()) return {};
  std::vector<double> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  Estimate result{middle(sorted), {}, {}};
  if (const auto ranks = quantile_ranks(sorted.size(), 0.5)) {
    result.low = sorted[ranks->low - 1];
    result.high = sorted[ranks->high - 1];
  }
  return result;
}

Latency summarise(std::span<const std::uint64_t> sorted) {
  if (sorted.empty()) return {};
  Latency latency;
  latency.n = sorted.size();
  latency.min = sorted.front();
  latency.max = sorted.back();
  latency.mean = std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(sorted.size());
  latency.p50 = quantile(sorted, 0.5);
  latency.p90 = quantile(sorted, 0.9);
  latency.p99 = quantile(sorted, 0.99);
  latency.p999 = quantile(sorted, 0.999);
  return latency;
}

std::optional<Plateau> plateau(std::span<const DepthPoint> points, double share) {
  std::uint32_t most = 0;
  for (const DepthPoint& point : points) most = std::max(most, point.repetitions);
  std::vector<DepthPoint> sure;
  std::copy_if(points.begin(), points.end(), std::back_inserter(sure),
               [&](const DepthPoint& point) { return 2 * point.repetitions >= most; });
  if (sure.empty()) return std::nullopt;
  std::sort(sure.begin(), sure.end(), [](const DepthPoint& a, const DepthPoint& b) { return a.depth < b.depth; });
  const auto best = std::max_element(sure.begin(), sure.end(),
                                     [](const DepthPoint& a, const DepthPoint& b) { return a.mb_per_s < b.mb_per_s; });
  const auto first = std::find_if(sure.begin(), sure.end(), [&](const DepthPoint& point) {
    return point.mb_per_s >= best->mb_per_s * (1 - share);
  });
  return Plateau{first->depth, best->depth};
}

}  // namespace merops
