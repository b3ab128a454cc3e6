#include "core/model/error.h"
#include "core/model/json.h"
#include "results/conditions.h"
#include "results/connection.h"
#include "results/notes.h"
#include "results/query.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

std::string row_columns() {
  return "p.id, p.command, p.build, p.started_utc, p.origin, p.imported_utc, p.ended_utc, p.end, p.exit_code, "
         "(SELECT group_concat(devices, ', ') FROM (SELECT DISTINCT devices FROM source WHERE campaign = p.number)), "
         "p.cells_planned, p.cells_measured, p.cells_skipped, p.cells_failed, p.cells_interrupted, " +
         sql::standing_sql("p", "campaign", "number");
}

CampaignRow read_row(Statement& row) {
  CampaignRow campaign;
  row.get(campaign.id).get(campaign.command).get(campaign.build).get(campaign.started_utc);
  row.get(campaign.origin).get(campaign.imported_utc).get(campaign.ended_utc);
  row.get(campaign.end).get(campaign.exit_code).get(campaign.devices).get(campaign.cells_planned);
  row.get(campaign.measured).get(campaign.skipped).get(campaign.failed).get(campaign.interrupted);
  sql::read_standing(row, campaign.standing);
  return campaign;
}

[[noreturn]] void refuse(const Database& database, std::string_view id, const std::string& why) {
  throw Error(fmt::format("finding the campaign {} in {}", id, database.path().string()), why,
              "`merops results list` shows the campaigns");
}

bool is_hexadecimal(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

std::vector<SourceRecord> load_sources(Connection& connection, std::int64_t campaign) {
  Statement select(connection, "SELECT path, facts_json FROM source WHERE campaign = ? ORDER BY number");
  select.bind(campaign);
  std::vector<SourceRecord> sources;
  while (select.step()) {
    const auto path = select.next<std::string>();
    sources.push_back(source_record_from_json(select.next<std::string>()));
    sources.back().path = path;  // exact also where its bytes are not UTF-8
  }
  return sources;
}

std::vector<DeviceHealth> load_health(Connection& connection, std::int64_t campaign, bool after) {
  Statement select(connection, "SELECT facts_json FROM health WHERE campaign = ? AND after = ? ORDER BY number");
  select.bind(campaign).bind(after);
  std::vector<DeviceHealth> drives;
  while (select.step()) drives.push_back(health_from_json(select.next<std::string>()));
  return drives;
}

}  // namespace

std::vector<CampaignRow> list_campaigns(Database& database, const CampaignFilter& filter) {
  sql::Conditions conditions;
  conditions.add_shown(filter.deleted, "p.deleted_utc IS NOT NULL");
  conditions.add_shown(filter.retracted, "p.retracted_utc IS NOT NULL");
  Statement select(database.connection(),
                   fmt::format("SELECT {} FROM campaign p{} ORDER BY p.started_utc DESC, p.number DESC{}",
                               row_columns(), conditions.where(), sql::page_sql(filter.page)));
  conditions.bind(select);
  std::vector<CampaignRow> campaigns;
  while (select.step()) campaigns.push_back(read_row(select));
  return campaigns;
}

std::string find_campaign(Database& database, std::string_view prefix) {
  if (prefix.empty() || !is_hexadecimal(prefix)) refuse(database, prefix, "a campaign's id is hexadecimal digits");
  Statement select(database.connection(), "SELECT id FROM campaign WHERE id >= ? AND id < ? ORDER BY id LIMIT 4");
  select.bind(prefix).bind(std::string(prefix) + "g");
  std::vector<std::string> ids;
  while (select.step()) ids.push_back(select.next<std::string>());
  if (ids.empty()) refuse(database, prefix, "there is no such campaign");
  if (ids.size() > 1) refuse(database, prefix, fmt::format("several begin so: {}", fmt::join(ids, ", ")));
  return ids.front();
}

StoredCampaign load_campaign(Database& database, std::string_view id) {
  Statement select(database.connection(),
                   fmt::format("SELECT {}, p.number, p.plan_json, p.seed, p.machine_json, p.self_json, p.set_digest "
                               "FROM campaign p WHERE p.id = ?",
                               row_columns()));
  select.bind(id);
  if (!select.step()) refuse(database, id, "there is no such campaign");
  StoredCampaign stored;
  stored.row = read_row(select);
  const auto number = select.next<std::int64_t>();
  CampaignInfo& info = stored.info;
  info.id = stored.row.id;
  info.command = stored.row.command;
  info.build = stored.row.build;
  info.started_utc = stored.row.started_utc;
  info.cells_planned = stored.row.cells_planned;
  select.get(info.plan_json);
  info.seed = std::stoull(select.next<std::string>());
  info.machine = machine_from_json(select.next<std::string>());
  info.self = self_measure_from_json(select.next<std::string>());
  select.get(info.set_digest);
  info.origin = stored.row.origin;
  info.sources = load_sources(database.connection(), number);
  stored.health_before = load_health(database.connection(), number, false);
  stored.health_after = load_health(database.connection(), number, true);
  stored.notes = sql::load_notes(database.connection(), "campaign", number);
  return stored;
}

}  // namespace merops
