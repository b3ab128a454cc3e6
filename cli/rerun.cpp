#include "cli/cell_table.h"
#include "cli/command.h"
#include "cli/comparison_print.h"
#include "cli/comparison_text.h"
#include "cli/measured_json.h"
#include "cli/options.h"
#include "cli/recorded_campaign.h"
#include "cli/recorded_run.h"
#include "cli/rerun_plan.h"
#include "cli/results.h"
#include "cli/set_side.h"
#include "cli/system_words.h"
#include "core/model/cell_group.h"
#include "core/model/error.h"
#include "core/model/path_text.h"
#include "core/model/sha256.h"

#include <memory>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

struct RerunOptions {
  std::string what{};
  std::vector<std::string> on{};
  double band = kDefaultBand;
  bool with_contaminated = false;
  CampaignOptions campaign{};
};

RecordedRun load(Context& context, const RerunOptions& options) {
  std::error_code none;
  if (std::filesystem::is_regular_file(path_of(options.what), none))
    return load_set_run(path_of(options.what), options.with_contaminated);
  Database database = open_existing_results(context, options.campaign.database, DatabaseAccess::read);
  return load_run(database, options.what, options.with_contaminated);
}

std::string plan_text(const RecordedRun& run) {
  using Json = nlohmann::ordered_json;
  const Json plan = Json::parse(run.info.plan_json, nullptr, false);
  return Json{{"rerun", run.info.id}, {"plan", plan.is_discarded() ? Json(nullptr) : plan}}.dump();
}

/// Says whether the same experts will be read in the same order.
void tell_digest(Campaign& campaign, const SourceAgain& again, std::uint32_t number) {
  const Source& source = campaign.source(number);
  if (to_hex(source.digest) == again.record.digest) return;
  campaign.message(fmt::format(
      "note: {} is laid out otherwise than {} was (digest {} instead of {}): the seeds are the "
      "same, the experts that they choose are not",
      source.path, again.record.path, to_hex(source.digest).substr(0, 12), again.record.digest.substr(0, 12)));
}

/// Opens the sources and gives the cells their new numbers.
void move_cells(Campaign& campaign, std::vector<Cell>& cells, std::span<const SourceAgain> sources,
                const std::map<std::uint32_t, std::string>& paths) {
  std::map<std::uint32_t, std::uint32_t> numbers;
  for (const SourceAgain& source : sources) {
    const std::uint32_t number = campaign.add_source(paths.at(source.number), source.block);
    numbers[source.number] = number;
    tell_digest(campaign, source, number);
  }
  for (Cell& cell : cells) cell.source = numbers.at(cell.source);
}

void show(Context& context, const RecordedCampaign& recorded, const ShownComparison& shown, bool json, int exit_code) {
  if (json) {
    print_measured_json(context, recorded, exit_code, comparison_json(shown));
    return;
  }
  const auto groups = group_cells(recorded.results());
  print_cells(context.out, groups, context.symbols);
  print_flags(context.out, groups);
  context.out << "\n";
  print_comparison(context.out, shown, context.symbols);
  print_recorded(context, recorded);
}

int rerun(Context& context, const RerunOptions& options) {
  const RecordedRun before = load(context, options);
  if (before.info.origin != "merops") {
    throw Error("measuring the campaign " + before.info.id + " again",
                "it was measured by " + before.info.origin + ", whose reads are not known here",
                "'merops measure' with the same block size and depth comes near it");
  }
  std::vector<Cell> cells = cells_again(before.info, before.cells);
  if (cells.empty()) {
    throw Error("measuring the campaign " + before.info.id + " again", "it holds no cells",
                "'merops results list' shows what each campaign measured");
  }
  const std::vector<SourceAgain> sources = sources_again(before.info, cells);
  const auto paths = map_sources(sources, options.on);
  CampaignSetup setup;
  setup.seed = before.info.seed;
  setup.plan_json = plan_text(before);
  setup.cells_planned = static_cast<std::uint32_t>(cells.size());
  RecordedCampaign recorded(context, options.campaign, std::move(setup));
  Campaign& campaign = recorded.campaign();
  move_cells(campaign, cells, sources, paths);
  campaign.start();
  const int exit_code = run_plan(campaign, cells);
  recorded.end(exit_code);
  const ComparisonSide now = side_of("now", campaign.info(), recorded.results(), options.with_contaminated);
  const SideComparison comparison = compare_sides(before.side, now, options.band);
  show(context, recorded, {&before.side, &now, &comparison}, options.campaign.json, exit_code);
  return exit_code;
}

}  // namespace

void add_rerun(CLI::App& program, Context& context) {
  const auto options = std::make_shared<RerunOptions>();
  CLI::App& command = add_command(
      program,
      {"rerun", "Measure a recorded campaign again, and compare",
       "Measures the same cells in the same order with the same seeds on another source, or on the same one another "
       "day; where the source is laid out alike, the same experts are read in the same order. Ends with the "
       "comparison: "
       "ratios are now over then.\n"
       "Of measure the whole plan is measured, of qualify and of --ab the cells that were recorded.",
       fmt::format("merops rerun 85e6 --on {}\n"
                   "# somebody else's result set, on your disk\n"
                   "merops rerun their-set.json --on model.picchioflat",
                   system_words().other_store)});
  add_text(command, {"CAMPAIGN", "", "the beginning of a campaign's id, or a result set's file", true}, options->what);
  add_texts(command, {"--on", "PATH", "the source to read; once for each source of the campaign, in their order", true},
            options->on);
  add_value(command, {"--band", "SHARE", "ratios this near to 1 make no difference; default 3%"},
            [options](std::string_view text) { options->band = parse_share(text); });
  add_flag(command, {"--with-contaminated", "", "take cells that something else disturbed as well"},
           options->with_contaminated);
  add_campaign_options(command, context, options->campaign);
  on_run(command, context, [options](Context& here) { return rerun(here, *options); });
}

}  // namespace merops
