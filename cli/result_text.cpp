#include "cli/result_text.h"

#include "cli/cell_table.h"
#include "cli/recorded_work.h"
#include "cli/table.h"
#include "cli/text.h"
#include "cli/verdict.h"
#include "core/model/critical_warning.h"

#include <algorithm>
#include <ostream>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

/// "41 to 66 degrees C, 3 % of its life used, 0 media errors and 0 unsafe shutdowns meanwhile"
std::string describe(const DeviceHealth& before, const DeviceHealth& after) {
  std::vector<std::string> parts;
  if (before.celsius && after.celsius) {
    parts.push_back(fmt::format("{:.0f} to {:.0f} degrees C", *before.celsius, *after.celsius));
  }
  if (after.percentage_used) parts.push_back(fmt::format("{} % of its life used", *after.percentage_used));
  if (before.media_errors && after.media_errors) {
    parts.push_back(fmt::format("{} media errors, {} of them meanwhile", *after.media_errors,
                                *after.media_errors - std::min(*after.media_errors, *before.media_errors)));
  }
  const std::uint32_t warned = before.critical_warning.value_or(0) | after.critical_warning.value_or(0);
  if (warned != 0) parts.push_back("warns: " + critical_warning_words(warned));
  return fmt::format("{}", fmt::join(parts, ", "));
}

/// Of the drives that answered before and after.
void print_health(std::ostream& out, const StoredCampaign& campaign) {
  for (const DeviceHealth& before : campaign.health_before) {
    const auto after = std::find_if(campaign.health_after.begin(), campaign.health_after.end(),
                                    [&](const DeviceHealth& drive) { return drive.device == before.device; });
    if (after == campaign.health_after.end() || !after->problem.empty()) continue;
    print_fact(out, before.device, describe(before, *after));
  }
}

void print_each(std::ostream& out, const std::vector<StoredCell>& cells, const Symbols& symbols) {
  Table table({{"row"},
               {"reader"},
               {"depth", Align::right},
               {"run", Align::right},
               {"MB/s", Align::right},
               {"p50", Align::right},
               {"p99", Align::right},
               {"cache state"},
               {"state"}});
  for (const StoredCell& cell : cells) {
    const CellResult& result = cell.result;
    const bool measured = result.state == CellState::measured;
    const Latency& latency = result.measurement.latency;
    std::string state(to_string(result.state));
    if (measured) state += ", " + std::string(to_string(result.validity));
    if (!result.reason.empty()) state += ": " + result.reason;
    if (cell.standing.retracted()) state += "; retracted: " + cell.standing.retracted_reason;
    table.add_row({fmt::format("cell:{}", cell.id), result.cell.reader, std::to_string(result.cell.depth),
                   std::to_string(result.cell.repetition + 1), measured ? show_rate(result.measurement.mb_per_s) : "",
                   measured ? show_p50(latency) : "", measured ? show_p99(latency) : "",
                   measured ? std::string(to_string(result.cache_state)) : "", state});
  }
  table.print(out, symbols);
}

}  // namespace

void print_standing(std::ostream& out, const Standing& standing, const std::vector<Note>& notes) {
  if (standing.deleted()) print_fact(out, "deleted", standing.deleted_utc);
  if (standing.retracted()) print_fact(out, "retracted", standing.retracted_utc + ": " + standing.retracted_reason);
  for (const Note& note : notes) print_fact(out, "note", note.written_utc + ": " + note.text);
}

void print_campaign(std::ostream& out, const CampaignReport& report, bool each, const Symbols& symbols) {
  const CampaignRow& row = report.campaign.row;
  print_fact(out, "campaign", row.id);
  print_fact(out, "command", row.command);
  print_fact(out, "started", row.started_utc);
  print_fact(out, "ended", row.end ? fmt::format("{} ({})", row.ended_utc, to_string(*row.end)) : "not recorded");
  print_fact(out, "built", row.build);
  print_standing(out, row.standing, report.campaign.notes);
  print_environment(out, report.campaign.info);
  print_health(out, report.campaign);
  for (const StoredWork& work : report.work)
    print_fact(out, fmt::format("work:{}", work.id), work.work.kind + ", " + describe(work.work));
  out << "\n";
  if (each) {
    print_each(out, report.cells, symbols);
    return;
  }
  std::vector<CellResult> results;
  std::size_t retracted = 0;
  for (const StoredCell& cell : report.cells) {
    cell.standing.retracted() ? void(++retracted) : results.push_back(cell.result);
  }
  if (retracted != 0) {
    out << fmt::format("{} of {} cells were retracted and are left out; --each shows them with the reason.\n\n",
                       retracted, report.cells.size());
  }
  const auto groups = group_cells(results);
  print_cells(out, groups, symbols);
  print_flags(out, groups);
}

void print_work(std::ostream& out, const StoredWork& work) {
  print_fact(out, "work", fmt::format("work:{}, {}", work.id, work.work.kind));
  print_fact(out, "campaign", work.campaign);
  print_fact(out, "from", work.work.source_path);
  print_fact(out, "to", work.work.target_path);
  print_fact(out, "disk", work.work.device);
  print_fact(out, "started", work.work.started_utc);
  print_fact(out, "state", work.work.state + (work.work.reason.empty() ? "" : ": " + work.work.reason));
  print_fact(out, "rate", describe(work.work));
  print_standing(out, work.standing, work.notes);
}

}  // namespace merops
