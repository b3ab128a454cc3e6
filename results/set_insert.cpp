#include "results/set_insert.h"

#include "results/statement.h"
#include "results/store.h"

#include <fmt/format.h>

namespace merops::sql {
namespace {

/// Empty texts are NULL.
void bind_text(Statement& statement, const std::string& text) {
  if (text.empty()) {
    statement.bind_null();
  } else {
    statement.bind(text);
  }
}

void insert_remarks(Connection& connection, const RowPlace& row, const Standing& standing,
                    const std::vector<Note>& notes) {
  insert_set_notes(connection, row, notes);
  if (standing.retracted()) set_retraction(connection, row, standing);
}

void set_imported(Connection& connection, std::int64_t number) {
  connection.execute(fmt::format("UPDATE campaign SET imported_utc = {} WHERE number = {}", kNow, number));
}

}  // namespace

std::int64_t campaign_number(Connection& connection, const std::string& id) {
  Statement select(connection, "SELECT number FROM campaign WHERE id = ?");
  select.bind(id);
  return select.step() ? select.next<std::int64_t>() : 0;
}

void insert_set_campaign(Connection& connection, const SetCampaign& campaign, const std::string& digest) {
  CampaignInfo info = campaign.campaign.info;
  info.set_digest = digest;
  const std::int64_t number = insert_campaign(connection, info);
  set_imported(connection, number);
  insert_health(connection, number, campaign.campaign.health_before, false);
  if (campaign.campaign.row.end) set_campaign_end(connection, number, campaign.campaign);
  for (const StoredCell& cell : campaign.cells) insert_set_cell(connection, number, cell);
  for (const StoredWork& work : campaign.work) insert_set_work(connection, number, work);
  insert_remarks(connection, {"campaign", "number", number}, campaign.campaign.row.standing, campaign.campaign.notes);
}

void insert_set_cell(Connection& connection, std::int64_t campaign, const StoredCell& cell) {
  const std::int64_t id = insert_cell(connection, campaign, cell.index, cell.result);
  insert_remarks(connection, {"cell", "id", id}, cell.standing, cell.notes);
}

void insert_set_work(Connection& connection, std::optional<std::int64_t> campaign, const StoredWork& work) {
  const std::int64_t id = insert_work(connection, campaign, work.work);
  insert_remarks(connection, {"work", "id", id}, work.standing, work.notes);
}

void set_campaign_end(Connection& connection, std::int64_t number, const StoredCampaign& campaign) {
  Statement update(connection, "UPDATE campaign SET end = ?, exit_code = ?, ended_utc = ? WHERE number = ?");
  update.bind(campaign.row.end).bind(campaign.row.exit_code);
  bind_text(update, campaign.row.ended_utc);
  update.bind(number);
  update.run();
  insert_health(connection, number, campaign.health_after, true);
}

bool add_missing_stamps(Connection& connection, const StoredCell& present, const StoredCell& incoming) {
  const std::vector<Stamp>& stamps = incoming.result.measurement.stamps;
  if (stamps.empty() || !present.result.measurement.stamps.empty()) return false;
  insert_stamps(connection, present.id, stamps);
  return true;
}

void insert_set_notes(Connection& connection, const RowPlace& row, const std::vector<Note>& notes) {
  Statement insert(connection, fmt::format("INSERT INTO note ({}, text, written_utc) VALUES (?, ?, ?)", row.table));
  for (const Note& note : notes) {
    insert.bind(row.number).bind(note.text).bind(note.written_utc);
    insert.run();
  }
}

void set_retraction(Connection& connection, const RowPlace& row, const Standing& standing) {
  Statement update(connection, fmt::format("UPDATE {} SET retracted_utc = ?, retracted_reason = ? WHERE {} = ?",
                                           row.table, row.column));
  update.bind(standing.retracted_utc).bind(standing.retracted_reason).bind(row.number);
  update.run();
}

}  // namespace merops::sql
