#pragma once

#include "results/query.h"

#include <string>
#include <vector>

namespace merops::report {

/// A campaign with its cells in the order of their measurement; deleted ones are not among them.
struct LoadedCampaign {
  StoredCampaign campaign{};
  std::vector<StoredCell> cells{};
};

/// By whole id. Error where there is none, and for one that was deleted.
[[nodiscard]] LoadedCampaign load_campaign_with_cells(Database& database, const std::string& id);

/// The campaigns that can speak for their disks, those that say more before others, of equal weight newest first: a few
/// cells of today say less than all of yesterday. Those with experts read past the page cache come before those
/// without, and of either those that came to their end before those that run or were broken off. None that measured
/// nothing or was retracted; of the 512 newest.
[[nodiscard]] std::vector<CampaignRow> campaigns_by_weight(Database& database);

/// Of each disk of each machine the first of campaigns_by_weight() that measured it, newest first; empty where nothing
/// was measured.
[[nodiscard]] std::vector<LoadedCampaign> load_newest_of_each_disk(Database& database);

}  // namespace merops::report
