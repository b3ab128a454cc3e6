#include "results/comparison_query.h"

#include "results/conditions.h"
#include "results/connection.h"
#include "results/query.h"
#include "results/statement.h"

#include <map>
#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr const char* kColumns =
    "c.id, c.cell_key, p.id, p.machine_json ->> '$.machine_id', c.device, s.file_system, c.repetition, c.validity, "
    "m.mb_per_s, m.p50_ns, m.p99_ns, (SELECT avg(celsius) FROM temperature WHERE cell = c.id), "
    "(SELECT group_concat(id, ',') FROM flag WHERE cell = c.id), "
    "c.retracted_utc IS NOT NULL OR p.retracted_utc IS NOT NULL, c.tag = 'provisional', c.check_bytes";

/// The cell's own index is asked first; CROSS JOIN keeps the order of the tables.
constexpr const char* kTables =
    "cell c CROSS JOIN campaign p ON p.number = c.campaign CROSS JOIN measurement m ON m.cell = c.id "
    "LEFT JOIN source s ON s.campaign = c.campaign AND s.number = c.source";

using Value = std::variant<std::int64_t, std::string>;

/// What the side's cells are found by: the column of the most telling index.
/// Of one key so many cells are looked at for the newest ones that count.
constexpr std::uint32_t kMostLookedAt = 1000;

struct Scope {
  std::string column{};  ///< "device"; empty: by the key alone
  std::string value{};
};

Scope scope_of(const SideFilter& filter) {
  if (!filter.store.empty()) return {"source_path", filter.store};
  if (!filter.device.empty()) return {"device", filter.device};
  return {};
}

/// The distinct keys within a scope from `first` on, without looking at every cell: each step seeks the next one in the
/// index. `prefix` is what all of them begin with.
std::vector<std::string> distinct_keys(Connection& connection, const Scope& scope, const std::string& prefix) {
  const std::string within = scope.column.empty() ? "" : fmt::format("{} = ? AND ", scope.column);
  Statement select(connection,
                   fmt::format("WITH RECURSIVE k (cell_key) AS (SELECT min(cell_key) FROM cell WHERE {0}cell_key >= ? "
                               "UNION ALL SELECT (SELECT min(cell_key) FROM cell WHERE {0}cell_key > k.cell_key) "
                               "FROM k WHERE k.cell_key IS NOT NULL) SELECT cell_key FROM k WHERE cell_key IS NOT NULL",
                               within));
  if (!scope.column.empty()) select.bind(scope.value);
  select.bind(prefix);
  if (!scope.column.empty()) select.bind(scope.value);
  std::vector<std::string> keys;
  while (select.step()) {
    auto key = select.next<std::string>();
    if (!key.starts_with(prefix)) break;
    keys.push_back(std::move(key));
  }
  return keys;
}

void add_flags(const std::string& joined, std::vector<std::string>& flags) {
  for (std::size_t begin = 0; begin < joined.size();) {
    const std::size_t end = std::min(joined.find(',', begin), joined.size());
    flags.push_back(joined.substr(begin, end - begin));
    begin = end + 1;
  }
}

/// Latencies of a cell that bound no p99, for the p99 of all reads together.
void load_histogram(Connection& connection, ComparedCell& cell) {
  Statement select(connection, "SELECT lower_ns, reads FROM histogram WHERE cell = ? ORDER BY lower_ns");
  select.bind(cell.id);
  while (select.step()) {
    auto& [lower_ns, reads] = cell.histogram.emplace_back();
    select.get(lower_ns).get(reads);
  }
}

ComparedCell read_cell(Statement& row, CellStanding& standing) {
  ComparedCell cell;
  row.get(cell.id).get(cell.key).get(cell.campaign).get(cell.subject.machine).get(cell.subject.device);
  row.get(cell.subject.file_system).get(cell.repetition).get(cell.validity).get(cell.mb_per_s);
  row.get(cell.p50_ns).get(cell.p99_ns).get(cell.celsius);
  add_flags(row.next<std::string>(), cell.flags);
  row.get(standing.retracted).get(standing.provisional).get(standing.bytes_checked);
  return cell;
}

/// Reads the cells that the conditions hold for, the newest first, until so many count (0: all); true where that ended
/// it.
bool read_cells(Connection& connection, const sql::Conditions& conditions, std::uint32_t limit, ComparisonSide& side,
                bool with_contaminated) {
  const std::uint32_t looked_at = limit == 0 ? 0 : kMostLookedAt;
  Statement select(connection, fmt::format("SELECT {} FROM {}{} ORDER BY c.id DESC{}", kColumns, kTables,
                                           conditions.where(), sql::page_sql({looked_at, 0})));
  conditions.bind(select);
  const std::size_t before = side.cells.size();
  while (select.step()) {
    CellStanding standing;
    ComparedCell cell = read_cell(select, standing);
    if (!side.filter.takes(CellKey(cell.key))) continue;
    if (!cell.p99_ns) load_histogram(connection, cell);
    side.take(std::move(cell), standing, with_contaminated);
    if (limit != 0 && side.cells.size() - before >= limit) return true;
  }
  return false;
}

void add_measured(sql::Conditions& conditions, const SideFilter& filter) {
  if (!filter.device.empty()) conditions.add("c.device = ?", filter.device);
  if (!filter.store.empty()) conditions.add("c.source_path = ?", filter.store);
  conditions.add("c.state = 'measured' AND c.deleted_utc IS NULL AND p.deleted_utc IS NULL");
}

void read_campaign(Connection& connection, ComparisonSide& side, bool with_contaminated) {
  sql::Conditions conditions;
  conditions.add("c.campaign = (SELECT number FROM campaign WHERE id = ?)", side.filter.campaign);
  add_measured(conditions, side.filter);
  read_cells(connection, conditions, 0, side, with_contaminated);
}

void read_by_key(Connection& connection, ComparisonSide& side, bool with_contaminated) {
  const SideFilter& filter = side.filter;
  const std::string prefix = filter.reader.empty() ? "" : "reader=" + filter.reader + " ";
  for (const std::string& key : distinct_keys(connection, scope_of(filter), prefix)) {
    if (!filter.takes(CellKey(key))) continue;
    sql::Conditions conditions;
    conditions.add("c.cell_key = ?", key);
    add_measured(conditions, filter);
    if (read_cells(connection, conditions, kNewestRepetitions, side, with_contaminated)) side.capped = true;
  }
}

/// The environment of the newest campaigns that cells are left of.
void load_campaigns(Database& database, ComparisonSide& side) {
  std::map<std::int64_t, std::string> by_cell;
  for (const ComparedCell& cell : side.cells) by_cell[cell.id] = cell.campaign;
  std::set<std::string> loaded;
  for (auto newest = by_cell.rbegin(); newest != by_cell.rend() && loaded.size() < kNewestCampaigns; ++newest) {
    if (loaded.insert(newest->second).second) {
      side.campaigns.push_back(load_campaign(database, newest->second).info);
    }
  }
}

}  // namespace

ComparisonSide load_side(Database& database, std::string name, const SideFilter& filter, bool with_contaminated) {
  ComparisonSide side;
  side.name = std::move(name);
  side.filter = filter;
  if (filter.campaign.empty()) {
    read_by_key(database.connection(), side, with_contaminated);
  } else {
    side.filter.campaign = find_campaign(database, filter.campaign);
    read_campaign(database.connection(), side, with_contaminated);
  }
  require_cells(side, database.path().string());
  load_campaigns(database, side);
  return side;
}

}  // namespace merops
