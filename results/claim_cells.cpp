#include "results/claim_cells.h"

#include "core/model/enum_text.h"
#include "core/model/json.h"
#include "results/connection.h"
#include "results/statement.h"

#include <tuple>

namespace merops {
namespace {

constexpr std::string_view kCells =
    "SELECT c.campaign, c.source, c.cell_key, p.id, coalesce(json_extract(p.machine_json, '$.machine_id'), ''), "
    "c.device, c.reader, c.source_kind, c.depth, c.expert_bytes, c.cache_state, m.mb_per_s, m.p99_ns "
    "FROM cell c CROSS JOIN campaign p ON p.number = c.campaign CROSS JOIN measurement m ON m.cell = c.id "
    "WHERE c.state = 'measured' AND c.validity = 'valid' AND c.read_order = 'random' AND c.tag != 'provisional' "
    "AND c.check_bytes = 0 AND m.mb_per_s > 0 AND p.set_digest = '' AND p.origin = 'merops' "
    "AND c.deleted_utc IS NULL AND p.deleted_utc IS NULL AND c.retracted_utc IS NULL AND p.retracted_utc IS NULL "
    "ORDER BY c.id DESC LIMIT 5000";

/// Campaign and number of a source, and the key of the cells over it.
using GroupId = std::tuple<std::int64_t, std::int64_t, std::string>;

std::string load_transport(Connection& connection, std::int64_t campaign, std::int64_t source) {
  Statement select(connection, "SELECT facts_json FROM source WHERE campaign = ? AND number = ?");
  select.bind(campaign).bind(source);
  return select.step() ? transport_of(source_record_from_json(select.next<std::string>()).storage) : std::string();
}

void read_group(Statement& row, ClaimCells& group) {
  CacheState state = CacheState::unverified;
  row.get(group.campaign).get(group.machine).get(group.device).get(group.reader).get(group.kind).get(group.depth);
  row.get(group.expert_bytes).get(state);
  group.regime = regime_of(state);
}

void add_repetition(Statement& row, ClaimCells& group) {
  group.mb_per_s.push_back(row.next<double>());
  std::optional<double> p99_ns;
  row.get(p99_ns);
  if (p99_ns) group.p99_us.push_back(*p99_ns / 1e3);
}

}  // namespace

std::map<std::string, std::string> key_fields(std::string_view cell_key) {
  std::map<std::string, std::string> fields;
  while (!cell_key.empty()) {
    const std::string_view pair = cell_key.substr(0, cell_key.find(' '));
    const std::size_t equals = std::min(pair.find('='), pair.size());
    fields.emplace(pair.substr(0, equals), pair.substr(std::min(equals + 1, pair.size())));
    cell_key.remove_prefix(std::min(pair.size() + 1, cell_key.size()));
  }
  return fields;
}

std::vector<ClaimCells> load_claim_cells(Database& database) {
  Connection& connection = database.connection();
  std::map<GroupId, std::size_t> places;
  std::map<std::pair<std::int64_t, std::int64_t>, std::string> transports;
  std::vector<ClaimCells> groups;
  Statement row(connection, kCells);
  while (row.step()) {
    const auto campaign = row.next<std::int64_t>();
    const auto source = row.next<std::int64_t>();
    const auto key = row.next<std::string>();
    const auto [place, is_new] = places.try_emplace({campaign, source, key}, groups.size());
    if (is_new) groups.emplace_back();
    ClaimCells& group = groups[place->second];
    read_group(row, group);
    add_repetition(row, group);
    if (!is_new) continue;
    const auto [transport, unknown] = transports.try_emplace({campaign, source});
    if (unknown) transport->second = load_transport(connection, campaign, source);
    group.order = campaign;
    group.key = key_fields(key);
    group.transport = transport->second;
  }
  return groups;
}

}  // namespace merops
