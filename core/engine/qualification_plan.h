#pragma once

#include "core/engine/campaign.h"
#include "core/model/cell_group.h"

#include <cstdint>
#include <span>
#include <vector>

namespace merops {

/// Repetitions wanted of what decides: the fewest that give a median an order-statistic interval beyond its extremes'.
inline constexpr std::uint32_t kRepetitionsWanted = 7;

/// Every reader over the ladder of depths 1, 2, 4, ... 32 on each source but a replaced first one, a sequential row
/// (the ceiling), and uniform blocks of two documented expert sizes. A reader that cannot read a source stands there
/// once, to be told with its reason.
[[nodiscard]] std::vector<Cell> plan_first_pass(Campaign& campaign, std::uint32_t sources, std::uint64_t seed);

/// What is repeated: each reader at depth 1 and at its candidate plateau; of the best direct reader over each source
/// also the plateau's neighbours.
[[nodiscard]] std::vector<Cell> plan_second_pass(std::span<const CellResult> first);

/// Window of each of so many cells in this time, their overhead taken off; within bounds that keep a cell sensible.
[[nodiscard]] std::uint64_t window_for(std::uint64_t time_ns, std::size_t cells);

}  // namespace merops
