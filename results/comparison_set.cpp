#include "results/comparison_set.h"

namespace merops {
namespace {

bool takes(const SideFilter& filter, const CellResult& result, const ComparedCell& cell) {
  return (filter.device.empty() || filter.device == result.device) &&
         (filter.store.empty() || filter.store == result.source_path) && filter.takes(CellKey(cell.key));
}

/// Takes what the filter takes of a campaign; false where that is nothing.
bool add_cells(ComparisonSide& side, const CampaignCells& campaign, bool with_contaminated) {
  bool any = false;
  const bool retracted = campaign.campaign->row.standing.retracted();
  for (const StoredCell& stored : campaign.cells) {
    const CellResult& result = stored.result;
    if (result.state != CellState::measured || stored.standing.deleted()) continue;
    ComparedCell cell = compared_cell(result, campaign.campaign->info);
    if (!takes(side.filter, result, cell)) continue;
    any = true;
    const CellStanding standing{retracted || stored.standing.retracted(), result.cell.tag == "provisional",
                                result.cell.check_bytes};
    side.take(std::move(cell), standing, with_contaminated);
  }
  return any;
}

}  // namespace

ComparisonSide side_of_set(std::string name, const SideFilter& filter, std::span<const CampaignCells> campaigns,
                           bool with_contaminated) {
  ComparisonSide side;
  side.name = std::move(name);
  side.filter = filter;
  for (const CampaignCells& campaign : campaigns) {
    if (!campaign.campaign->info.id.starts_with(filter.campaign)) continue;
    if (add_cells(side, campaign, with_contaminated)) side.campaigns.push_back(campaign.campaign->info);
  }
  return side;
}

}  // namespace merops
