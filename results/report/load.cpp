#include "results/report/load.h"

#include "core/model/error.h"
#include "results/report/disk_name.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::uint32_t kCampaignsAtOnce = 64, kNewestCampaigns = 512;

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

std::vector<LoadedCampaign> load_newest_of_each_disk(Database& database) {
  std::vector<LoadedCampaign> chosen;
  std::set<std::string> known;
  CampaignFilter filter;
  filter.retracted = Shown::no;
  for (filter.page = {kCampaignsAtOnce, 0};; filter.page.offset += kCampaignsAtOnce) {
    const auto rows = list_campaigns(database, filter);
    for (const CampaignRow& row : rows) {
      if (row.measured == 0 || !add_disks(known, load_campaign(database, row.id).info)) continue;
      chosen.push_back(load_campaign_with_cells(database, row.id));
    }
    if (rows.size() < kCampaignsAtOnce || filter.page.offset + kCampaignsAtOnce >= kNewestCampaigns) return chosen;
  }
}

}  // namespace merops::report
