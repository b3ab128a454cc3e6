#include "results/report/disk_summary.h"

#include "results/connection.h"
#include "results/report/disk_name.h"
#include "results/report/load.h"
#include "results/row_io.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace merops::report {
namespace {

/// The cells that a forecast can rest on (disks_of and plateaus have the same rules), repetitions behind one another.
std::string select_sql() {
  return fmt::format(
      "SELECT {}, m.mb_per_s, m.mb_per_s_low, m.mb_per_s_high, m.mean_in_flight FROM cell c JOIN measurement m ON "
      "m.cell = c.id WHERE c.campaign = (SELECT number FROM campaign WHERE id = ?) AND c.source_path = ? AND "
      "c.deleted_utc IS NULL AND c.retracted_utc IS NULL AND c.state = 'measured' AND c.validity <> 'invalid' AND "
      "c.cache_state NOT IN ('memory', 'unverified') AND c.check_bytes = 0 AND c.tag <> 'provisional' AND "
      "c.block_bytes = 0 AND c.read_order = 'random' ORDER BY c.reader, c.depth, c.position",
      sql::columns_of<CellResult>("c.").list());
}

CellResult read_cell(Statement& row) {
  CellResult result;
  sql::read_columns(row, result);
  row.get(result.measurement.mb_per_s.value).get(result.measurement.mb_per_s.low);
  row.get(result.measurement.mb_per_s.high).get(result.measurement.mean_in_flight);
  return result;
}

void add_groups(std::vector<CellGroup>& groups, std::vector<CellResult>& cells) {
  for (CellGroup& group : group_cells(cells)) groups.push_back(std::move(group));
  cells.clear();
}

bool same_place(const CellResult& a, const CellResult& b) {
  return a.cell.reader == b.cell.reader && a.cell.depth == b.cell.depth;
}

/// Appends the rows of one source.
void add_source(std::vector<CellGroup>& groups, Database& database, const std::string& campaign,
                const std::string& path) {
  Statement select(database.connection(), select_sql());
  select.bind(campaign).bind(path);
  std::vector<CellResult> cells;
  while (select.step()) {
    CellResult cell = read_cell(select);
    if (!cells.empty() && !same_place(cells.front(), cell)) add_groups(groups, cells);
    cells.push_back(std::move(cell));
  }
  add_groups(groups, cells);
}

DiskSummary described(const StoredCampaign& campaign, const StorageFacts& storage) {
  DiskSummary disk;
  disk.identity = disk_identity(campaign.info.machine, storage);
  disk.name = disk_name(storage);
  disk.transport = transport_of(storage);
  disk.campaign = campaign.row;
  disk.machine = campaign.info.machine;
  if (const DeviceFacts* device = disk_of(storage)) disk.device = *device;
  return disk;
}

void judge(DiskSummary& disk, Database& database, const StoredCampaign& campaign) {
  Disk rows;
  std::set<std::string> paths;
  for (const SourceRecord& source : campaign.info.sources) {
    if (disk_identity(campaign.info.machine, source.storage) != disk.identity) continue;
    if (!disk.geometry) disk.geometry = source.geometry;
    if (paths.insert(source.path).second) add_source(rows.groups, database, campaign.row.id, source.path);
  }
  rows.best = best_direct_road(rows.groups);
  disk.best = rows.best;
  if (const CellGroup* row = deciding_group(rows)) disk.deciding = *row;
}

/// The campaign's disks that are not known yet.
void add_campaign(std::vector<DiskSummary>& disks, std::set<std::string>& known, Database& database,
                  const std::string& id) {
  const StoredCampaign campaign = load_campaign(database, id);
  for (const SourceRecord& source : campaign.info.sources) {
    if (!known.insert(disk_identity(campaign.info.machine, source.storage)).second) continue;
    disks.push_back(described(campaign, source.storage));
    judge(disks.back(), database, campaign);
  }
}

double rate_of(const DiskSummary& disk) { return disk.best ? disk.best->at_best_depth.value : -1; }

}  // namespace

std::vector<DiskSummary> newest_disks(Database& database) {
  std::vector<DiskSummary> disks;
  std::set<std::string> known;
  for (const CampaignRow& row : campaigns_by_weight(database)) add_campaign(disks, known, database, row.id);
  std::stable_sort(disks.begin(), disks.end(),
                   [](const DiskSummary& a, const DiskSummary& b) { return rate_of(a) > rate_of(b); });
  return disks;
}

}  // namespace merops::report
