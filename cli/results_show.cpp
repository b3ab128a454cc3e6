#include "cli/cell_table.h"
#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/recorded_work.h"
#include "cli/result_json.h"
#include "cli/result_text.h"
#include "cli/results.h"
#include "results/query.h"

#include <algorithm>
#include <memory>
#include <ostream>

namespace merops {
namespace {

struct ShowOptions {
  std::filesystem::path database{};
  std::string row{};
  bool each = false, json = false;
};

CampaignReport load_report(Database& database, const std::string& id) {
  CampaignReport report;
  report.campaign = load_campaign(database, id);
  CellFilter cells;
  cells.campaign = id;
  cells.page.limit = 0;
  for (const CellRow& row : list_cells(database, cells)) report.cells.push_back(load_cell(database, row.id));
  std::sort(report.cells.begin(), report.cells.end(),
            [](const StoredCell& a, const StoredCell& b) { return a.index < b.index; });
  WorkFilter work;
  work.campaign = id;
  work.page.limit = 0;
  report.work = list_work(database, work);
  return report;
}

void show_campaign(Context& context, Database& database, const std::string& id, const ShowOptions& options) {
  const CampaignReport report = load_report(database, id);
  if (options.json) {
    print_campaign_json(context.out, report);
  } else {
    print_campaign(context.out, report, options.each, context.symbols);
  }
}

int show(Context& context, const ShowOptions& options) {
  Database database = open_existing_results(context, options.database, DatabaseAccess::read);
  const NamedRow row = find_row(database, options.row);
  if (row.cell) {
    const StoredCell cell = load_cell(database, row.cell->id);
    options.json ? print_cell_json(context.out, cell) : print_cell(context.out, cell);
  } else if (row.work) {
    const StoredWork work = load_work(database, row.work->id);
    options.json ? print_work_json(context.out, work) : print_work(context.out, work);
  } else {
    show_campaign(context, database, row.campaign, options);
  }
  return kExitDone;
}

}  // namespace

void add_results_show(CLI::App& results, Context& context) {
  const auto options = std::make_shared<ShowOptions>();
  CLI::App& command = add_command(
      results,
      {"show", "Show a campaign, a cell or work with all that is known about it",
       "Of a campaign: machine, disk and the table of its cells, with repetitions of one cell as one row; with "
       "--each every cell with its number. Of a cell: all its figures, where the bytes came from, and its flags "
       "with their evidence.",
       "merops results show 3f2a\nmerops results show 3f2a --each\nmerops results show cell:12 --json"});
  add_text(command, {"ROW", "", kRowNames, true}, options->row);
  add_flag(command, {"--each", "", "every cell with its number instead of the table"}, options->each);
  add_database(command, options->database);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return show(here, *options); });
}

}  // namespace merops
