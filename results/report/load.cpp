#include "results/report/load.h"

#include "core/model/error.h"
#include "results/report/disk_name.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::uint32_t kNewestCampaigns = 512;

/// Adds the disks of a campaign; true where one of them was not known yet.
bool add_disks(std::set<std::string>& known, const CampaignInfo& campaign) {
  bool added = false;
  for (const SourceRecord& source : campaign.sources) {
    added |= known.insert(disk_identity(campaign.machine, source.storage)).second;
  }
  return added;
}

}  // namespace

LoadedCampaign load_campaign_with_cells(Database& database, const std::string& id) {
  LoadedCampaign loaded{load_campaign(database, id), {}};
  if (loaded.campaign.row.standing.deleted()) {
    throw Error("reporting campaign " + id, "it was deleted",
                fmt::format("'merops results delete --undo {}' brings it back.", id));
  }
  CellFilter filter;
  filter.campaign = id;
  filter.page.limit = 0;
  for (const CellRow& row : list_cells(database, filter)) loaded.cells.push_back(load_cell(database, row.id));
  std::sort(loaded.cells.begin(), loaded.cells.end(),
            [](const StoredCell& a, const StoredCell& b) { return a.index < b.index; });
  return loaded;
}

std::vector<CampaignRow> campaigns_by_weight(Database& database) {
  CampaignFilter filter;
  filter.retracted = Shown::no;
  filter.page = {kNewestCampaigns, 0};
  auto rows = list_campaigns(database, filter);
  std::erase_if(rows, [](const CampaignRow& row) { return row.measured == 0; });
  std::stable_partition(rows.begin(), rows.end(),
                        [](const CampaignRow& row) { return row.end == CampaignEnd::finished; });
  return rows;
}

std::vector<LoadedCampaign> load_newest_of_each_disk(Database& database) {
  std::vector<LoadedCampaign> chosen;
  std::set<std::string> known;
  for (const CampaignRow& row : campaigns_by_weight(database)) {
    if (add_disks(known, load_campaign(database, row.id).info)) {
      chosen.push_back(load_campaign_with_cells(database, row.id));
    }
  }
  std::stable_sort(chosen.begin(), chosen.end(), [](const LoadedCampaign& a, const LoadedCampaign& b) {
    return a.campaign.row.started_utc > b.campaign.row.started_utc;
  });
  return chosen;
}

}  // namespace merops::report
