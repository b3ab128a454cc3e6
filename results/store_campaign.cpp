#include "core/model/json.h"
#include "results/row_io.h"
#include "results/store.h"

#include <fmt/format.h>

namespace merops::sql {
namespace {

std::string devices_of(const StorageFacts& storage) {
  if (storage.memory_backed && storage.leaves.empty()) return "memory";
  return fmt::format("{}", fmt::join(storage.leaves, "+"));
}

}  // namespace

void insert_source(Connection& connection, std::int64_t campaign, std::size_t number, const SourceRecord& source) {
  Statement insert(connection,
                   "INSERT INTO source (campaign, number, path, kind, digest, coverage, devices, file_system, experts, "
                   "payload_bytes, expert_bytes, facts_json) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  insert.bind(campaign).bind(number).bind(source.path).bind(source.kind).bind(source.digest).bind(source.coverage);
  insert.bind(devices_of(source.storage)).bind(source.storage.file_system);
  insert.bind(source.experts).bind(source.payload_bytes).bind(source.expert_bytes).bind(to_json(source));
  insert.run();
}

std::int64_t insert_campaign(Connection& connection, const CampaignInfo& campaign) {
  Statement insert(connection,
                   "INSERT INTO campaign (id, command, plan_json, seed, build, started_utc, machine_json, self_json, "
                   "cells_planned, origin, set_digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  insert.bind(campaign.id).bind(campaign.command).bind(campaign.plan_json).bind(std::to_string(campaign.seed));
  insert.bind(campaign.build).bind(campaign.started_utc).bind(to_json(campaign.machine)).bind(to_json(campaign.self));
  insert.bind(campaign.cells_planned).bind(campaign.origin).bind(campaign.set_digest);
  insert.run();
  const std::int64_t number = connection.last_row();
  std::size_t place = 0;
  for (const SourceRecord& source : campaign.sources) insert_source(connection, number, place++, source);
  return number;
}

void insert_health(Connection& connection, std::int64_t campaign, const std::vector<DeviceHealth>& drives, bool after) {
  Statement insert(connection,
                   "INSERT INTO health (campaign, after, number, device, facts_json) VALUES (?, ?, ?, ?, ?)");
  std::size_t number = 0;
  for (const DeviceHealth& drive : drives) {
    insert.bind(campaign).bind(after).bind(number++).bind(drive.device).bind(to_json(drive));
    insert.run();
  }
}

void end_campaign(Connection& connection, std::int64_t campaign, CampaignEnd end, int exit_code) {
  Statement update(connection,
                   fmt::format("UPDATE campaign SET end = ?, exit_code = ?, ended_utc = {} WHERE number = ?", kNow));
  update.bind(end).bind(exit_code).bind(campaign);
  update.run();
}

std::int64_t insert_work(Connection& connection, std::optional<std::int64_t> campaign, const WorkResult& work) {
  static const std::string sql = insert_sql<WorkResult>("work", "campaign", 1);
  Statement insert(connection, sql);
  insert.bind(campaign);
  bind_columns(insert, work);
  insert.run();
  return connection.last_row();
}

}  // namespace merops::sql
