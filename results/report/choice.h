#pragma once

#include "results/report/disk.h"
#include "results/report/sections.h"

#include <vector>

namespace merops::report {

/// Which disk, as far as the figures tell.
struct Choice {
  const Disk* best = nullptr;         ///< null: no disk was proved to be read
  std::vector<const Disk*> equals{};  ///< not told apart from it by their spreads, the best next first
  std::vector<const Disk*> slower{};  ///< their spread ends below the best one's, fastest first
  std::vector<const Disk*> others{};  ///< not to be compared: other expert sizes, or no direct road
};

/// Disks are compared by the rate of their best direct road, over experts of one size: of the model's, where a disk was
/// measured with them, else of the fastest disk's. One is called slower only where the two spreads do not meet.
[[nodiscard]] Choice choose(const Material& material);

/// Least and greatest ratio of two rows' rates that their spreads allow; the plain ratio where one has none.
[[nodiscard]] Spread ratio_spread(const CellGroup& over, const CellGroup& under);

}  // namespace merops::report
