#include "results/report/load.h"

#include "core/model/error.h"
#include "results/connection.h"
#include "results/report/disk_name.h"
#include "results/statement.h"

#include <algorithm>
#include <map>
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

constexpr std::string_view kHasDirectRows =
    "SELECT 1 FROM cell c WHERE c.campaign = (SELECT number FROM campaign WHERE id = ?) AND c.state = 'measured' "
    "AND c.cache_state = 'bypassed' AND c.validity <> 'invalid' AND c.block_bytes = 0 AND c.tag <> 'provisional' "
    "AND c.deleted_utc IS NULL AND c.retracted_utc IS NULL LIMIT 1";

bool has_direct_rows(Database& database, const std::string& campaign) {
  return Statement(database.connection(), kHasDirectRows).bind(campaign).step();
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
  std::map<std::string, int> weights;
  for (const CampaignRow& row : rows) {
    weights[row.id] = (has_direct_rows(database, row.id) ? 2 : 0) + (row.end == CampaignEnd::finished ? 1 : 0);
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [&](const CampaignRow& a, const CampaignRow& b) { return weights[a.id] > weights[b.id]; });
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
