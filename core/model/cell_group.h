#pragma once

#include "core/model/measurement.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// Repetitions of one cell, as one row of a table.
struct CellGroup {
  Cell cell{};  ///< of the first repetition
  std::string source_path{};
  SourceKind source_kind = SourceKind::store;
  std::string device{};
  std::uint64_t expert_bytes = 0;
  PageKind pages = PageKind::small;
  CellState state = CellState::skipped;   ///< measured when any repetition was
  std::string reason{};                   ///< of the first that was not measured
  Validity validity = Validity::unknown;  ///< the worst of those
  std::string validity_reason{};
  CacheState cache_state = CacheState::unverified;
  std::uint32_t repetitions = 0;  ///< that the figures rest on
  /// Measured ones that the figures leave out: not valid (contaminated, invalid), while at least as many were.
  std::uint32_t set_aside = 0;
  /// Median (mean of the middle two of an even number) with its order-statistic interval from six repetitions on; of a
  /// single one its own interval. Two to five bound none: `least` and `greatest` tell how far they lie apart.
  Estimate mb_per_s{};
  double least = 0, greatest = 0;           ///< MB/s of the repetitions
  Latency latency{};                        ///< of all repetitions' reads together (merged histograms)
  std::optional<double> cpu_s_per_gb{};     ///< median; process and, where counted, workers
  double mean_in_flight = 0;                ///< median
  std::optional<double> split_ratio{};      ///< median
  std::uint32_t assessed = 0, steady = 0;   ///< repetitions measured in rounds, and those that came to a steady state
  std::optional<double> steady_mb_per_s{};  ///< median over the steady ones
  std::vector<Flag> flags{};                ///< each id once, with the first evidence
};

/// Groups results that differ in repetition only (same source, reader, depth, cache, order, pages, block and tag class:
/// provisional cells stay apart), in order of first appearance.
[[nodiscard]] std::vector<CellGroup> group_cells(std::span<const CellResult> results);

}  // namespace merops
