#include "results/set_load.h"

#include "core/model/error.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

[[noreturn]] void refuse_deleted(const std::string& what, const std::string& undo) {
  throw Error("exporting " + what, "it was deleted", "`merops results delete --undo " + undo + "` brings it back");
}

void need_shown(const StoredCampaign& campaign) {
  if (campaign.row.standing.deleted()) refuse_deleted("the campaign " + campaign.row.id, campaign.row.id);
}

void sort_cells(std::vector<StoredCell>& cells) {
  std::sort(cells.begin(), cells.end(), [](const StoredCell& a, const StoredCell& b) {
    return std::pair(a.index, a.id) < std::pair(b.index, b.id);
  });
}

/// Oldest first, with the notes that lists leave out.
std::vector<StoredWork> load_work_of(Database& database, WorkFilter filter) {
  filter.page.limit = 0;
  std::vector<StoredWork> work;
  for (const StoredWork& row : list_work(database, filter)) work.push_back(load_work(database, row.id));
  std::reverse(work.begin(), work.end());
  return work;
}

/// The campaign of this id in the set; its head is read where the set does not hold it yet.
SetCampaign& campaign_in(ResultSet& set, Database& database, const std::string& id) {
  for (SetCampaign& known : set.campaigns) {
    if (known.campaign.info.id == id) return known;
  }
  SetCampaign& added = set.campaigns.emplace_back();
  added.campaign = load_campaign(database, id);
  need_shown(added.campaign);
  return added;
}

void add_cell(ResultSet& set, Database& database, std::int64_t id, bool stamps) {
  StoredCell cell = load_cell(database, id, stamps);
  if (cell.standing.deleted()) refuse_deleted(fmt::format("cell:{}", id), fmt::format("cell:{}", id));
  campaign_in(set, database, cell.campaign).cells.push_back(std::move(cell));
}

/// Each once, without those that are in the set already with the whole of their campaign.
std::set<std::int64_t> cells_beside(const ResultSet& set, const std::vector<std::int64_t>& cells) {
  std::set<std::int64_t> beside(cells.begin(), cells.end());
  for (const SetCampaign& campaign : set.campaigns) {
    for (const StoredCell& cell : campaign.cells) beside.erase(cell.id);
  }
  return beside;
}

std::vector<std::string> all_campaigns(Database& database) {
  std::vector<std::string> ids;
  for (const CampaignRow& row : list_campaigns(database, {.page = {0, 0}})) ids.push_back(row.id);
  return ids;
}

void sort_campaigns(std::vector<SetCampaign>& campaigns) {
  std::sort(campaigns.begin(), campaigns.end(), [](const SetCampaign& a, const SetCampaign& b) {
    return std::pair(a.campaign.info.started_utc, a.campaign.info.id) <
           std::pair(b.campaign.info.started_utc, b.campaign.info.id);
  });
}

}  // namespace

SetCampaign load_set_campaign(Database& database, const std::string& id, bool stamps, Shown deleted) {
  SetCampaign campaign;
  campaign.campaign = load_campaign(database, id);
  const CellFilter filter{.campaign = id, .deleted = deleted, .page = {0, 0}};
  for (const CellRow& row : list_cells(database, filter)) campaign.cells.push_back(load_cell(database, row.id, stamps));
  sort_cells(campaign.cells);
  campaign.work = load_work_of(database, {.campaign = id, .deleted = deleted});
  return campaign;
}

ResultSet load_set(Database& database, const SetSelection& selection) {
  ResultSet set;
  set.identity = true;
  set.stamps = selection.stamps;
  const std::vector<std::string> ids = selection.whole() ? all_campaigns(database) : selection.campaigns;
  for (const std::string& id : ids) {
    SetCampaign& campaign = campaign_in(set, database, id);
    campaign = load_set_campaign(database, id, selection.stamps);
  }
  for (const std::int64_t cell : cells_beside(set, selection.cells)) add_cell(set, database, cell, selection.stamps);
  for (SetCampaign& campaign : set.campaigns) sort_cells(campaign.cells);
  sort_campaigns(set.campaigns);
  if (selection.whole()) set.work = load_work_of(database, {.alone = true});
  return set;
}

}  // namespace merops
