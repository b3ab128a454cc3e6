#pragma once

#include "results/set.h"

/// What the type of a value does not say, and a stranger's set may get wrong: ids and digests are hex digits, times are
/// ISO 8601, texts hold no control characters (a terminal would obey them), histograms ascend, what was skipped has no
/// figures. Each throws Error, whose `why` names the key.
namespace merops {

void check_head(const SetCampaign& campaign);
void check_cell(const StoredCell& cell);
void check_work(const StoredWork& work);

/// Most of a cell's series that a set may hold: the timed loop keeps no more stamps, and a day in steps of 100 ms less.
inline constexpr std::size_t kMostIntervals = 1'000'000, kMostStamps = 4'000'000;

}  // namespace merops
