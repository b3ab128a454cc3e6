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

/// Of each disk of each machine the newest campaign that measured it and was not retracted, newest first (of the 512
/// newest campaigns); empty where nothing was measured.
[[nodiscard]] std::vector<LoadedCampaign> load_newest_of_each_disk(Database& database);

}  // namespace merops::report
