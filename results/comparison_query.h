#pragma once

#include "results/comparison_side.h"
#include "results/database.h"

namespace merops {

/// Of cells of one key at most so many are taken, the newest: an answer about today that costs the same however long
/// the history is. A campaign is taken whole.
inline constexpr std::uint32_t kNewestRepetitions = 14;
/// Of so many campaigns the environment is looked at, the newest.
inline constexpr std::size_t kNewestCampaigns = 20;

/// The measured cells of a database that a filter takes; those that do not count are told in left_out. Error where the
/// campaign does not exist, where there is no cell at all, and where the database cannot be read. The filter's file has
/// no say here.
[[nodiscard]] ComparisonSide load_side(Database& database, std::string name, const SideFilter& filter,
                                       bool with_contaminated);

}  // namespace merops
