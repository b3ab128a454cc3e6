#include "results/cell_row_sql.h"

#include "results/conditions.h"

#include <algorithm>

namespace merops::sql {
namespace {

std::vector<std::string> split_flags(const std::string& joined) {
  std::vector<std::string> flags;
  for (std::size_t begin = 0; begin < joined.size();) {
    const std::size_t end = std::min(joined.find(',', begin), joined.size());
    flags.push_back(joined.substr(begin, end - begin));
    begin = end + 1;
  }
  return flags;
}

}  // namespace

std::string cell_row_columns() {
  return "c.id, p.id, c.position, c.reader, c.tag, c.depth, c.repetition, c.read_order, c.pages, c.cache_state, "
         "c.source_path, c.device, c.source_kind, c.expert_bytes, c.state, c.reason, c.validity, m.mb_per_s, "
         "m.mb_per_s_low, m.mb_per_s_high, m.p50_ns, m.p99_ns, m.reads, "
         "(SELECT group_concat(id, ',') FROM (SELECT id FROM flag WHERE cell = c.id ORDER BY number)), "
         "c.started_utc, p.deleted_utc, p.retracted_utc, p.retracted_reason, " +
         standing_sql("c", "cell", "id");
}

CellRow read_cell_row(Statement& row) {
  CellRow cell;
  row.get(cell.id).get(cell.campaign).get(cell.index).get(cell.reader).get(cell.tag).get(cell.depth);
  row.get(cell.repetition).get(cell.order).get(cell.pages).get(cell.cache_state).get(cell.source_path);
  row.get(cell.device).get(cell.source_kind).get(cell.expert_bytes).get(cell.state).get(cell.reason);
  row.get(cell.validity).get(cell.mb_per_s.value).get(cell.mb_per_s.low).get(cell.mb_per_s.high);
  row.get(cell.p50_ns).get(cell.p99_ns).get(cell.reads);
  cell.flags = split_flags(row.next<std::string>());
  row.get(cell.started_utc);
  Standing& campaign = cell.campaign_standing;
  row.get(campaign.deleted_utc).get(campaign.retracted_utc).get(campaign.retracted_reason);
  read_standing(row, cell.standing);
  return cell;
}

}  // namespace merops::sql
