#pragma once

#include "core/model/measurement.h"

#include <cstdint>
#include <optional>
#include <span>

namespace merops {

/// Fewest samples whose order statistics bound the quantile `q` at 95 %: floor(ln 0.025 / ln q) for q >= 0.5
/// (6 -> 5 for the median is not enough, so never below 6): 6 (p50), 35 (p90), 367 (p99), 3,687 (p99.9).
[[nodiscard]] std::uint64_t least_samples(double q);

/// Nearest-rank quantile of sorted values: element ceil(q n). Precondition: not empty.
[[nodiscard]] std::uint64_t nearest_rank(std::span<const std::uint64_t> sorted, double q);

struct RankInterval {
  std::uint64_t low = 0, high = 0;
};  ///< 1-based ranks
/// Ranks whose order statistics hold the quantile with 95 % (binomial); absent where n < least_samples(q).
[[nodiscard]] std::optional<RankInterval> quantile_ranks(std::uint64_t n, double q);

/// Quantile with interval of sorted values; absent where n < least_samples(q).
[[nodiscard]] std::optional<Estimate> quantile(std::span<const std::uint64_t> sorted, double q);

/// Median (mean of the middle two of an even number), with order statistics as interval from six on; 0 when empty.
[[nodiscard]] Estimate median(std::span<const double> values);

/// All of Latency from sorted latencies in ns.
[[nodiscard]] Latency summarise(std::span<const std::uint64_t> sorted);

/// A reader's rate at one queue depth: the median of so many repetitions.
struct DepthPoint {
  std::uint32_t depth = 0;
  double mb_per_s = 0;
  std::uint32_t repetitions = 1;
};
/// Where a deeper queue gains nothing more.
struct Plateau {
  std::uint32_t depth = 0;       ///< the smallest whose median is within the share of the best depth's
  std::uint32_t best_depth = 0;  ///< with the greatest median
};
/// The plateau of points in any order; absent when empty. Where some depths were repeated, those with less than half
/// as many repetitions do not count: one lucky run would pass for the best. Medians decide, not the reach of their
/// intervals, which is longest where the least is known and would take any noisy depth for the plateau.
[[nodiscard]] std::optional<Plateau> plateau(std::span<const DepthPoint> points, double share = 0.03);

}  // namespace merops
