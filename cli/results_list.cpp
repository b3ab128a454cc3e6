#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/recorded_work.h"
#include "cli/result_json.h"
#include "cli/results.h"
#include "cli/table.h"
#include "results/database_path.h"
#include "results/query.h"

#include <limits>
#include <memory>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

struct ListOptions {
  std::filesystem::path database{};
  std::uint32_t limit = 0;  ///< 0: not given
  bool all = false, deleted = false, json = false;
};

constexpr std::uint32_t kShownToPeople = 50;

/// Rows of each kind at most; 0: all. A program gets all unless it asks for less.
std::uint32_t limit_of(const ListOptions& options) {
  if (options.all) return 0;
  return options.limit != 0 || options.json ? options.limit : kShownToPeople;
}

/// True where all rows were within the limit; what is beyond it is cut off.
template <class Row>
bool cut(std::vector<Row>& rows, std::uint32_t limit) {
  if (limit == 0 || rows.size() <= limit) return true;
  rows.erase(rows.begin() + limit, rows.end());
  return false;
}

ResultList read_list(Database& database, const ListOptions& options) {
  const std::uint32_t limit = limit_of(options);
  const Page one_more{limit == 0 || limit == std::numeric_limits<std::uint32_t>::max() ? 0 : limit + 1, 0};
  const Shown deleted = options.deleted ? Shown::yes : Shown::no;
  ResultList list;
  list.campaigns = list_campaigns(database, {.deleted = deleted, .page = one_more});
  list.work = list_work(database, {.alone = true, .deleted = deleted, .page = one_more});
  list.complete = cut(list.campaigns, limit);
  list.complete = cut(list.work, limit) && list.complete;
  return list;
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

void print_campaigns(Context& context, const std::vector<CampaignRow>& rows) {
  if (rows.empty()) return;
  Table table({{"campaign"}, {"started (UTC)"}, {"disk"}, {"cells"}, {"end"}, {"command"}});
  for (const CampaignRow& row : rows) {
    const std::string end = row.end ? std::string(to_string(*row.end)) : "not recorded";
    table.add_row({row.id, minute_of(row.started_utc), row.devices, cells_text(row), end + standing_text(row.standing),
                   row.command});
  }
  table.print(context.out, context.symbols);
}

void print_work(Context& context, const std::vector<StoredWork>& rows) {
  if (rows.empty()) return;
  Table table({{"work"}, {"started (UTC)"}, {"disk"}, {"kind"}, {"what came of it"}, {"path"}});
  for (const StoredWork& row : rows) {
    const WorkResult& work = row.work;
    table.add_row({fmt::format("work:{}", row.id), minute_of(work.started_utc), work.device, work.kind,
                   work.state + ", " + describe(work) + standing_text(row.standing),
                   work.target_path.empty() ? work.source_path : work.target_path});
  }
  table.print(context.out, context.symbols);
}

void print_tables(Context& context, const ResultList& list) {
  print_campaigns(context, list.campaigns);
  if (!list.campaigns.empty() && !list.work.empty()) context.out << "\n";
  print_work(context, list.work);
  if (!list.complete) context.log << "note: older ones are left out; --all lists them\n";
}

int list(Context& context, const ListOptions& options) {
  auto database = open_results(context, options.database, DatabaseAccess::read);
  const ResultList found = database ? read_list(*database, options) : ResultList{};
  if (options.json) {
    print_list_json(context.out, found);
  } else if (found.campaigns.empty() && found.work.empty()) {
    context.out << "No results are recorded yet in " << (database ? database->path() : default_database_path()).string()
                << "\n";
  } else {
    print_tables(context, found);
  }
  return kExitDone;
}

}  // namespace

void add_results_list(CLI::App& results, Context& context) {
  const auto options = std::make_shared<ListOptions>();
  CLI::App& command = add_command(
      results,
      {"list", "List campaigns and work, the newest first",
       "A campaign is one run of qualify or measure. Its id, or as much of the beginning as is its own, names it "
       "in other commands. Work is one run of pack, synth or verify, named work:N; what qualify wrote stands with its "
       "campaign.",
       "merops results list\nmerops results list --limit 10 --json"});
  add_count(command, {"--limit", "N", "at most so many of each; default 50, with --json all"}, options->limit);
  add_flag(command, {"--all", "", "all of them"}, options->all);
  add_flag(command, {"--deleted", "", "also those that were deleted"}, options->deleted);
  add_database(command, options->database);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return list(here, *options); });
}

}  // namespace merops
