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

/// Time in ns that these cells take at least on a disk of this rate, by the reads that each makes whatever its window:
/// `depth` to warm up and `depth` to be timed. 0 where the rate is not known (0).
[[nodiscard]] std::uint64_t expected_time(std::span<const Cell> cells, const Campaign& campaign, double mb_per_s);

/// Puts the cells into the order in which they are measured: all shuffled, so that a drift of the disk falls on no
/// reader or depth alone. Where the time is too short for all of them, depth by depth, shuffled within: what is then
/// left out are the deepest.
void order_first_pass(std::vector<Cell>& cells, bool time_for_all, std::uint64_t seed);

/// What is repeated: each reader at depth 1 and at its candidate plateau; of the best direct reader over each source
/// also the plateau's neighbours; and the blocks of documented sizes.
[[nodiscard]] std::vector<Cell> plan_second_pass(std::span<const CellResult> first);

/// Window of each of so many cells in this time, their overhead taken off; within bounds that keep a cell sensible.
[[nodiscard]] std::uint64_t window_for(std::uint64_t time_ns, std::size_t cells);

}  // namespace merops
