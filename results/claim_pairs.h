#pragma once

#include "results/claim_cells.h"
#include "results/claim_check.h"

#include <span>
#include <vector>

namespace merops {

/// The two sides of a claim's ratio; both among the cells given.
struct ClaimPair {
  const ClaimCells* numerator = nullptr;
  const ClaimCells* denominator = nullptr;
};

/// The figures of a side's repetitions in the check's metric.
[[nodiscard]] const std::vector<double>& samples_of(const ClaimCells& cells, ClaimMetric metric);

/// The pairs that a check is about, one for each disk (or two disks), kind of source and size of reads.
[[nodiscard]] std::vector<ClaimPair> pairs_for(const ClaimCheck& check, std::span<const ClaimCells> cells);

}  // namespace merops
