#include "results/cell_index.h"

#include "results/cell_row_sql.h"
#include "results/conditions.h"
#include "results/connection.h"

#include <algorithm>
#include <sstream>
#include <unordered_map>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::size_t kRowsAtOnce = 500;

struct ColumnRow {
  CellColumn column;
  const char* key;
  bool measurement = false;  ///< stands in that table
};

constexpr char kStateRank[] =
    "CASE c.state WHEN 'measured' THEN CASE c.validity WHEN 'valid' THEN 0 WHEN 'contaminated' THEN 1 "
    "WHEN 'unknown' THEN 2 ELSE 3 END WHEN 'skipped' THEN 4 WHEN 'interrupted' THEN 5 ELSE 6 END";

constexpr ColumnRow kColumns[] = {
    {CellColumn::state, kStateRank},
    {CellColumn::device, "nullif(c.device, '')"},
    {CellColumn::reader, "nullif(c.reader, '')"},
    {CellColumn::source_kind, "c.source_kind"},
    {CellColumn::depth, "c.depth"},
    {CellColumn::pages, "c.pages"},
    {CellColumn::cache_state, "c.cache_state"},
    {CellColumn::order, "c.read_order"},
    {CellColumn::expert_bytes, "nullif(c.expert_bytes, 0)"},
    {CellColumn::repetition, "c.repetition"},
    {CellColumn::mb_per_s, "CASE WHEN m.reads > 0 THEN m.mb_per_s END", true},
    {CellColumn::p50, "m.p50_ns", true},
    {CellColumn::p99, "m.p99_ns", true},
    {CellColumn::reads, "nullif(m.reads, 0)", true},
    {CellColumn::flags, "nullif((SELECT count(*) FROM flag WHERE flag.cell = c.id), 0)"},
    {CellColumn::started, "nullif(c.started_utc, '')"},
    {CellColumn::campaign, "p.id"},
    {CellColumn::retracted, "coalesce(c.retracted_utc, p.retracted_utc)"},
    {CellColumn::notes, "nullif((SELECT count(*) FROM note WHERE note.cell = c.id), 0)"},
    {CellColumn::tag, "nullif(c.tag, '')"},
    {CellColumn::path, "nullif(c.source_path, '')"},
};
static_assert(std::size(kColumns) == kCellColumns);

const ColumnRow& row_of(CellColumn column) {
  return *std::find_if(std::begin(kColumns), std::end(kColumns),
                       [column](const ColumnRow& row) { return row.column == column; });
}

/// "100%" finds that text, not all that begins with "100".
std::string pattern_of(const std::string& word) {
  std::string pattern = "%";
  for (const char c : word) {
    if (c == '%' || c == '_' || c == '\\') pattern += '\\';
    pattern += c;
  }
  return pattern + '%';
}

/// The texts of a cell that are searched, as one.
constexpr char kText[] =
    "(c.reader || char(10) || c.device || char(10) || c.source_path || char(10) || c.tag || char(10) || p.id || "
    "char(10) || c.reason || char(10) || c.validity_reason || char(10) || coalesce(c.retracted_reason, '') || char(10) "
    "|| coalesce(p.retracted_reason, '') || char(10) || "
    "coalesce((SELECT group_concat(id, char(10)) FROM flag WHERE flag.cell = c.id), '')) LIKE ? ESCAPE '\\'";

void add_words(sql::Conditions& conditions, const std::string& text) {
  std::istringstream words(text);
  for (std::string word; words >> word;) conditions.add(kText, pattern_of(word));
}

template <class T>
void add_equal(sql::Conditions& conditions, const char* column, const std::optional<T>& value) {
  if (value) conditions.add(fmt::format("{} = ?", column), std::string(to_string(*value)));
}

void add_equal(sql::Conditions& conditions, const char* column, const std::string& value) {
  if (!value.empty()) conditions.add(fmt::format("{} = ?", column), value);
}

sql::Conditions conditions_of(const CellIndexFilter& filter) {
  sql::Conditions conditions;
  if (!filter.campaign.empty()) {
    conditions.add("c.campaign = (SELECT number FROM campaign WHERE id = ?)", filter.campaign);
  }
  add_equal(conditions, "c.device", filter.device);
  add_equal(conditions, "c.reader", filter.reader);
  add_equal(conditions, "c.state", filter.state);
  if (filter.validity) conditions.add("c.state = 'measured'");
  add_equal(conditions, "c.validity", filter.validity);
  add_equal(conditions, "c.cache_state", filter.cache_state);
  if (filter.depth) conditions.add("c.depth = ?", std::int64_t{*filter.depth});
  if (!filter.flag.empty()) {
    conditions.add("c.id IN (SELECT cell FROM flag WHERE ? IN (flag.id, flag.kind))", filter.flag);
  }
  conditions.add_shown(filter.deleted, sql::kCellDeleted);
  conditions.add_shown(filter.retracted, sql::kCellRetracted);
  add_words(conditions, filter.text);  // last: the dearest
  return conditions;
}

std::string order_of(const CellOrder& order) {
  const char* const direction = order.descending ? "DESC" : "ASC";
  return fmt::format(" ORDER BY {0} {1} NULLS LAST, c.id {1}", row_of(order.column).key, direction);
}

std::string rows_sql(std::span<const std::int64_t> ids) {
  return fmt::format(
      "SELECT {} FROM cell c JOIN campaign p ON p.number = c.campaign LEFT JOIN measurement m ON m.cell = c.id "
      "WHERE c.id IN ({})",
      sql::cell_row_columns(), fmt::join(ids.begin(), ids.end(), ","));
}

}  // namespace

std::vector<std::int64_t> find_cells(Database& database, const CellIndexFilter& filter, const CellOrder& order) {
  const sql::Conditions conditions = conditions_of(filter);
  const char* const measurement = row_of(order.column).measurement ? " LEFT JOIN measurement m ON m.cell = c.id" : "";
  Statement select(database.connection(),
                   fmt::format("SELECT c.id FROM cell c JOIN campaign p ON p.number = c.campaign{}{}{}", measurement,
                               conditions.where(), order_of(order)));
  conditions.bind(select);
  std::vector<std::int64_t> ids;
  while (select.step()) ids.push_back(select.next<std::int64_t>());
  return ids;
}

std::vector<CellRow> load_cell_rows(Database& database, std::span<const std::int64_t> ids) {
  std::unordered_map<std::int64_t, CellRow> found;
  for (std::size_t begin = 0; begin < ids.size(); begin += kRowsAtOnce) {
    Statement select(database.connection(), rows_sql(ids.subspan(begin, std::min(kRowsAtOnce, ids.size() - begin))));
    while (select.step()) {
      CellRow row = sql::read_cell_row(select);
      found.emplace(row.id, std::move(row));
    }
  }
  std::vector<CellRow> rows;
  rows.reserve(ids.size());
  for (const std::int64_t id : ids) {
    if (const auto row = found.find(id); row != found.end()) rows.push_back(row->second);
  }
  return rows;
}

}  // namespace merops
