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
  conditions.add_shown(filter.deleted, "c.deleted_utc IS NOT NULL OR p.deleted_utc IS NOT NULL");
  conditions.add_shown(filter.retracted, "c.retracted_utc IS NOT NULL OR p.retracted_utc IS NOT NULL");
  return conditions;
}

std::string row_columns() {
  return "c.id, p.id, c.position, c.reader, c.tag, c.depth, c.repetition, c.read_order, c.pages, c.cache_state, "
         "c.source_path, c.device, c.source_kind, c.expert_bytes, c.state, c.reason, c.validity, m.mb_per_s, "
         "m.mb_per_s_low, m.mb_per_s_high, m.p50_ns, m.p99_ns, m.reads, "
         "(SELECT group_concat(id, ',') FROM (SELECT id FROM flag WHERE cell = c.id ORDER BY number)), "
         "c.started_utc, " +
         sql::standing_sql("c", "cell", "id");
}

std::vector<std::string> split_flags(const std::string& joined) {
  std::vector<std::string> flags;
  for (std::size_t begin = 0; begin < joined.size();) {
    const std::size_t end = std::min(joined.find(',', begin), joined.size());
    flags.push_back(joined.substr(begin, end - begin));
    begin = end + 1;
  }
  return flags;
}

CellRow read_row(Statement& row) {
  CellRow cell;
  row.get(cell.id).get(cell.campaign).get(cell.index).get(cell.reader).get(cell.tag).get(cell.depth);
  row.get(cell.repetition).get(cell.order).get(cell.pages).get(cell.cache_state).get(cell.source_path);
  row.get(cell.device).get(cell.source_kind).get(cell.expert_bytes).get(cell.state).get(cell.reason);
  row.get(cell.validity).get(cell.mb_per_s.value).get(cell.mb_per_s.low).get(cell.mb_per_s.high);
  row.get(cell.p50_ns).get(cell.p99_ns).get(cell.reads);
  cell.flags = split_flags(row.next<std::string>());
  row.get(cell.started_utc);
  sql::read_standing(row, cell.standing);
  return cell;
}

}  // namespace

std::vector<CellRow> list_cells(Database& database, const CellFilter& filter) {
  const sql::Conditions conditions = conditions_of(filter);
  Statement select(database.connection(),
                   fmt::format("SELECT {} FROM {}{}{}{}", row_columns(), tables_of(filter), conditions.where(),
                               order_of(filter), sql::page_sql(filter.page)));
  conditions.bind(select);
  std::vector<CellRow> cells;
  while (select.step()) cells.push_back(read_row(select));
  return cells;
}

}  // namespace merops
