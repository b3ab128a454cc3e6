#include "results/cell_row_sql.h"
#include "results/conditions.h"
#include "results/connection.h"
#include "results/query.h"

#include <fmt/format.h>

namespace merops {
namespace {

/// The cells in the order of their ids, straight from an index: nothing is sorted, so a page costs the same however
/// many cells there are. CROSS JOIN keeps the order of the tables.
std::string tables_of(const CellFilter& filter) {
  const char* first = filter.flag_kind.empty() ? "cell c" : "flag f CROSS JOIN cell c ON c.id = f.cell";
  return fmt::format("{} CROSS JOIN campaign p ON p.number = c.campaign LEFT JOIN measurement m ON m.cell = c.id",
                     first);
}

/// A cell may have several flags of one kind: it is shown once.
std::string order_of(const CellFilter& filter) {
  return filter.flag_kind.empty() ? " ORDER BY c.id DESC" : " GROUP BY f.cell ORDER BY f.cell DESC";
}

sql::Conditions conditions_of(const CellFilter& filter) {
  sql::Conditions conditions;
  if (!filter.flag_kind.empty()) conditions.add("f.kind = ?", filter.flag_kind);
  if (!filter.campaign.empty()) {
    conditions.add("c.campaign = (SELECT number FROM campaign WHERE id = ?)", filter.campaign);
  }
  if (!filter.device.empty()) conditions.add("c.device = ?", filter.device);
  if (!filter.reader.empty()) conditions.add("c.reader = ?", filter.reader);
  if (filter.state) conditions.add("c.state = ?", std::string(to_string(*filter.state)));
  conditions.add_shown(filter.deleted, sql::kCellDeleted);
  conditions.add_shown(filter.retracted, sql::kCellRetracted);
  return conditions;
}

}  // namespace

std::vector<CellRow> list_cells(Database& database, const CellFilter& filter) {
  const sql::Conditions conditions = conditions_of(filter);
  Statement select(database.connection(),
                   fmt::format("SELECT {} FROM {}{}{}{}", sql::cell_row_columns(), tables_of(filter),
                               conditions.where(), order_of(filter), sql::page_sql(filter.page)));
  conditions.bind(select);
  std::vector<CellRow> cells;
  while (select.step()) cells.push_back(sql::read_cell_row(select));
  return cells;
}

}  // namespace merops
