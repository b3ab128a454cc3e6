#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/result_json.h"
#include "cli/results.h"
#include "cli/table.h"
#include "results/database_path.h"
#include "results/query.h"

#include <memory>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

struct ListOptions {
  std::filesystem::path database{};
  std::uint32_t limit = 50;
  bool all = false, deleted = false, json = false;
};

CampaignFilter filter_of(const ListOptions& options) {
  CampaignFilter filter;
  filter.page.limit = options.all ? 0 : options.limit;
  filter.deleted = options.deleted ? Shown::yes : Shown::no;
  return filter;
}

std::string cells_text(const CampaignRow& row) {
  std::string text = fmt::format("{} measured", row.measured);
  if (row.skipped > 0) text += fmt::format(", {} skipped", row.skipped);
  if (row.failed > 0) text += fmt::format(", {} failed", row.failed);
  if (row.interrupted > 0) text += fmt::format(", {} interrupted", row.interrupted);
  return text;
}

std::string standing_text(const Standing& standing) {
  std::string text;
  if (standing.deleted()) text += ", deleted";
  if (standing.retracted()) text += ", retracted: " + standing.retracted_reason;
  if (standing.notes > 0) text += fmt::format(", {} note{}", standing.notes, standing.notes == 1 ? "" : "s");
  return text;
}

/// "2026-01-31 12:00" of an ISO 8601 time.
std::string minute_of(const std::string& utc) {
  return utc.size() < 16 ? utc : utc.substr(0, 10) + " " + utc.substr(11, 5);
}

void print_table(Context& context, const std::vector<CampaignRow>& rows) {
  Table table({{"campaign"}, {"started (UTC)"}, {"disk"}, {"cells"}, {"end"}, {"command"}});
  for (const CampaignRow& row : rows) {
    const std::string end = row.end ? std::string(to_string(*row.end)) : "not recorded";
    table.add_row({row.id, minute_of(row.started_utc), row.devices, cells_text(row), end + standing_text(row.standing),
                   row.command});
  }
  table.print(context.out, context.symbols);
}

int list(Context& context, const ListOptions& options) {
  auto database = open_results(context, options.database, DatabaseAccess::read);
  const auto rows = database ? list_campaigns(*database, filter_of(options)) : std::vector<CampaignRow>{};
  if (options.json) {
    print_campaigns_json(context.out, rows);
  } else if (rows.empty()) {
    context.out << "No results are recorded yet in " << (database ? database->path() : default_database_path()).string()
                << "\n";
  } else {
    print_table(context, rows);
  }
  return kExitDone;
}

}  // namespace

void add_results_list(CLI::App& results, Context& context) {
  const auto options = std::make_shared<ListOptions>();
  CLI::App& command = add_command(
      results,
      {"list", "List the campaigns, the newest first",
       "A campaign is one run of qualify or measure. Its id, or as much of the beginning as is its own, names it "
       "in other commands.",
       "merops results list\nmerops results list --limit 10 --json"});
  add_count(command, {"--limit", "N", "at most so many; default 50"}, options->limit);
  add_flag(command, {"--all", "", "all of them"}, options->all);
  add_flag(command, {"--deleted", "", "also those that were deleted"}, options->deleted);
  add_database(command, options->database);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return list(here, *options); });
}

}  // namespace merops
