#include "results/cell_values.h"

#include "results/connection.h"
#include "results/statement.h"

namespace merops {
namespace {

template <class T>
std::vector<T> column(Database& database, const char* sql) {
  Statement select(database.connection(), sql);
  std::vector<T> values;
  while (select.step()) values.push_back(select.next<T>());
  return values;
}

/// DISTINCT over an index looks at every row; this leaps from value to value.
constexpr char kDevices[] =
    "WITH RECURSIVE v (value) AS (SELECT min(device) FROM cell UNION ALL "
    "SELECT (SELECT min(device) FROM cell WHERE device > v.value) FROM v WHERE v.value IS NOT NULL) "
    "SELECT value FROM v WHERE value <> ''";
constexpr char kReaders[] =
    "WITH RECURSIVE v (value) AS (SELECT min(reader) FROM cell UNION ALL "
    "SELECT (SELECT min(reader) FROM cell WHERE reader > v.value) FROM v WHERE v.value IS NOT NULL) "
    "SELECT value FROM v WHERE value <> ''";

std::vector<CampaignChoice> campaigns(Database& database, std::uint32_t most) {
  Statement select(database.connection(),
                   "SELECT id, command, started_utc FROM campaign WHERE deleted_utc IS NULL "
                   "ORDER BY started_utc DESC, number DESC LIMIT ?");
  select.bind(most);
  std::vector<CampaignChoice> found;
  while (select.step()) {
    CampaignChoice& campaign = found.emplace_back();
    select.get(campaign.id).get(campaign.command).get(campaign.started_utc);
  }
  return found;
}

}  // namespace

CellValues load_cell_values(Database& database, std::uint32_t most_campaigns) {
  CellValues values;
  values.devices = column<std::string>(database, kDevices);
  values.readers = column<std::string>(database, kReaders);
  values.flags = column<std::string>(database, "SELECT DISTINCT id FROM flag ORDER BY id");
  values.depths = column<std::uint32_t>(database, "SELECT DISTINCT depth FROM cell ORDER BY depth");
  values.campaigns = campaigns(database, most_campaigns);
  values.any = database.connection().number("SELECT EXISTS (SELECT 1 FROM cell)") != 0;
  return values;
}

}  // namespace merops
