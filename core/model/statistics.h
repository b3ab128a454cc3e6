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

/// Median (nearest rank) of values in any order with its interval where six or more; value 0 when empty.
[[nodiscard]] Estimate median(std::span<const double> values);

/// All of Latency from sorted latencies in ns.
[[nodiscard]] Latency summarise(std::span<const std::uint64_t> sorted);

/// Depth of the plateau: the smallest whose interval reaches within `share` (3 %) of the best depth's median. Points
/// need not be sorted. Absent when empty.
struct DepthPoint {
  std::uint32_t depth = 0;
  Estimate mb_per_s{};
};
[[nodiscard]] std::optional<std::uint32_t> plateau(std::span<const DepthPoint> points, double share = 0.03);

}  // namespace merops
