#include "results/edit.h"

#include "core/model/error.h"
#include "results/connection.h"
#include "results/statement.h"
#include "results/store.h"

#include <fmt/format.h>

namespace merops {
namespace {

/// Where a row stands: its table, the column that numbers it there, and its number.
struct Place {
  std::string table, column;
  std::int64_t number = 0;
};

[[noreturn]] void refuse(const Database& database, const std::string& what) {
  throw Error(fmt::format("looking for {} in {}", what, database.path().string()), "there is no such row",
              "`merops results list` shows what there is");
}

Place place_of(Database& database, const CampaignId& campaign) {
  Statement select(database.connection(), "SELECT number FROM campaign WHERE id = ?");
  select.bind(campaign.id);
  if (!select.step()) refuse(database, fmt::format("campaign {}", campaign.id));
  return {"campaign", "number", select.next<std::int64_t>()};
}

Place numbered_place(Database& database, const std::string& table, std::int64_t id) {
  Statement select(database.connection(), fmt::format("SELECT id FROM {} WHERE id = ?", table));
  select.bind(id);
  if (!select.step()) refuse(database, fmt::format("{} {}", table, id));
  return {table, "id", id};
}

Place place_of(Database& database, const CellId& cell) { return numbered_place(database, "cell", cell.id); }
Place place_of(Database& database, const WorkId& work) { return numbered_place(database, "work", work.id); }

Place place_of(Database& database, const RowId& row) {
  return std::visit([&database](const auto& id) { return place_of(database, id); }, row);
}

/// Assigns columns of one row; `text` is bound to the first parameter where the assignment has one.
void update(Database& database, const RowId& row, const std::string& assignment, std::string_view text = {}) {
  Transaction transaction(database.connection());
  const Place place = place_of(database, row);
  Statement update(database.connection(),
                   fmt::format("UPDATE {} SET {} WHERE {} = {}", place.table, assignment, place.column, place.number));
  if (assignment.find('?') != std::string::npos) update.bind(text);
  update.run();
  transaction.commit();
}

}  // namespace

void require_row(Database& database, const RowId& row) { static_cast<void>(place_of(database, row)); }

void delete_row(Database& database, const RowId& row) {
  update(database, row, fmt::format("deleted_utc = coalesce(deleted_utc, {})", sql::kNow));
}

void undelete_row(Database& database, const RowId& row) { update(database, row, "deleted_utc = NULL"); }

void retract_row(Database& database, const RowId& row, std::string_view reason) {
  update(database, row, fmt::format("retracted_utc = {}, retracted_reason = ?", sql::kNow), reason);
}

void unretract_row(Database& database, const RowId& row) {
  update(database, row, "retracted_utc = NULL, retracted_reason = NULL");
}

void add_note(Database& database, const RowId& row, std::string_view text) {
  Transaction transaction(database.connection());
  const Place place = place_of(database, row);
  Statement insert(database.connection(),
                   fmt::format("INSERT INTO note ({}, text, written_utc) VALUES (?, ?, {})", place.table, sql::kNow));
  insert.bind(place.number).bind(text);
  insert.run();
  transaction.commit();
}

}  // namespace merops
