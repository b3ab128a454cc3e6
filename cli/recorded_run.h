#pragma once

#include "results/comparison_side.h"
#include "results/query.h"

#include <span>
#include <string>
#include <vector>

namespace merops {

/// A campaign as it was recorded, with all that is needed to measure it again and to compare.
struct RecordedRun {
  CampaignInfo info{};
  std::vector<CellResult> cells{};  ///< in the order of measuring
  ComparisonSide side{};            ///< those that count
};

/// Cells in the order of measuring.
[[nodiscard]] RecordedRun run_of(const StoredCampaign& campaign, std::span<const StoredCell> cells,
                                 bool with_contaminated);
/// From the database, by the beginning of its id. Error where there is no such campaign.
[[nodiscard]] RecordedRun load_run(Database& database, const std::string& campaign, bool with_contaminated);

}  // namespace merops
