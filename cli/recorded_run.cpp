#include "cli/recorded_run.h"

#include "results/comparison_set.h"

#include <algorithm>

namespace merops {

RecordedRun run_of(const StoredCampaign& campaign, std::span<const StoredCell> cells, bool with_contaminated) {
  RecordedRun run;
  run.info = campaign.info;
  SideFilter filter;
  filter.campaign = run.info.id;
  run.side =
      side_of_set("campaign:" + run.info.id, filter, std::vector<CampaignCells>{{&campaign, cells}}, with_contaminated);
  for (const StoredCell& cell : cells) run.cells.push_back(cell.result);
  return run;
}

RecordedRun load_run(Database& database, const std::string& campaign, bool with_contaminated) {
  const StoredCampaign stored = load_campaign(database, find_campaign(database, campaign));
  CellFilter filter;
  filter.campaign = stored.info.id;
  filter.page.limit = 0;
  std::vector<StoredCell> cells;
  for (const CellRow& row : list_cells(database, filter)) cells.push_back(load_cell(database, row.id));
  std::sort(cells.begin(), cells.end(), [](const StoredCell& x, const StoredCell& y) { return x.index < y.index; });
  return run_of(stored, cells, with_contaminated);
}

}  // namespace merops
