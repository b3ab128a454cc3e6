#include "core/model/error.h"
#include "results/conditions.h"
#include "results/connection.h"
#include "results/notes.h"
#include "results/query.h"
#include "results/row_io.h"

#include <utility>

#include <fmt/format.h>

namespace merops {

std::vector<StoredWork> list_work(Database& database, const WorkFilter& filter) {
  sql::Conditions conditions;
  if (!filter.campaign.empty()) conditions.add("p.id = ?", filter.campaign);
  if (filter.alone) conditions.add("w.campaign IS NULL");
  if (filter.id != 0) conditions.add("w.id = ?", filter.id);
  conditions.add_shown(filter.deleted, "w.deleted_utc IS NOT NULL OR p.deleted_utc IS NOT NULL");
  Statement select(database.connection(),
                   fmt::format("SELECT w.id, p.id, {}, {} FROM work w LEFT JOIN campaign p ON p.number = w.campaign{} "
                               "ORDER BY w.id DESC{}",
                               sql::standing_sql("w", "work", "id"), sql::columns_of<WorkResult>("w.").list(),
                               conditions.where(), sql::page_sql(filter.page)));
  conditions.bind(select);
  std::vector<StoredWork> all;
  while (select.step()) {
    StoredWork& stored = all.emplace_back();
    select.get(stored.id).get(stored.campaign);
    sql::read_standing(select, stored.standing);
    sql::read_columns(select, stored.work);
  }
  return all;
}

StoredWork load_work(Database& database, std::int64_t id) {
  std::vector<StoredWork> found = list_work(database, {.id = id, .deleted = Shown::yes});
  if (found.empty()) {
    throw Error(fmt::format("reading work:{} in {}", id, database.path().string()), "there is no such row",
                "`merops results list` shows what there is");
  }
  found.front().notes = sql::load_notes(database.connection(), "work", id);
  return std::move(found.front());
}

}  // namespace merops
