#include "cli/cell_table.h"
#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/model_choice.h"
#include "cli/options.h"
#include "cli/recorded_campaign.h"
#include "cli/reference_file.h"
#include "cli/requirement_file.h"
#include "cli/requirement_print.h"
#include "cli/system_words.h"
#include "cli/verdict.h"
#include "core/engine/qualification.h"
#include "core/model/error.h"
#include "core/model/forecast.h"
#include "core/model/json.h"
#include "core/model/units.h"

#include <algorithm>
#include <memory>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

struct QualifyOptions {
  QualifyRequest request{};
  ModelChoice model{};
  CampaignOptions campaign{};
  std::filesystem::path thresholds{}, reference{};
};

/// What is told when the run has ended.
struct Outcome {
  const RecordedCampaign& recorded;
  const Qualification& qualification;
  const CampaignInfo& info;
  const std::vector<CellGroup>& groups;
  const JudgedRequirements& judged;
  const ReferenceCatalogue& catalogue;
  int exit_code;
};

nlohmann::ordered_json estimate_json(const Estimate& estimate) {
  nlohmann::ordered_json json{{"value", estimate.value}, {"low", nullptr}, {"high", nullptr}};
  if (estimate.low) json["low"] = *estimate.low;
  if (estimate.high) json["high"] = *estimate.high;
  return json;
}

nlohmann::ordered_json forecast_json(const ReaderPlateau& best, const Geometry& geometry) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const double hit_rate : kHitRates) {
    rows.push_back(
        {{"hit_rate", hit_rate},
         {"tokens_per_s_at_most", estimate_json(tokens_per_second(best.at_best_depth, geometry, hit_rate))}});
  }
  return rows;
}

nlohmann::ordered_json documented_json(std::span<const CellResult> results, const std::string& transport,
                                       const ReferenceCatalogue& catalogue) {
  const auto or_null = [](const std::optional<double>& value) {
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
  };
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const DocumentedMatch& found : documented_matches(results, transport, catalogue)) {
    rows.push_back({{"id", found.match.row->id},
                    {"reader", found.cell->cell.reader},
                    {"depth", found.cell->cell.depth},
                    {"mb_per_s_ratio", or_null(found.match.mb_per_s_ratio)},
                    {"p50_ratio", or_null(found.match.p50_ratio)},
                    {"p99_ratio", or_null(found.match.p99_ratio)},
                    {"flags", found.match.row->flags}});
  }
  return rows;
}

void print_json(Context& context, const Outcome& outcome) {
  const auto& [recorded, qualification, info, groups, judged, catalogue, exit_code] = outcome;
  nlohmann::ordered_json document{{"campaign", nlohmann::ordered_json::parse(to_json(info))},
                                  {"database", recorded.database_path().string()},
                                  {"exit", exit_code},
                                  {"bytes_written", qualification.bytes_written()},
                                  {"plateaus", nlohmann::ordered_json::array()},
                                  {"best_direct", nullptr},
                                  {"gb_per_token", nullptr},
                                  {"forecast", nlohmann::ordered_json::array()},
                                  {"documented", documented_json(recorded.results(), transport_of(info), catalogue)},
                                  {"requirements", nlohmann::ordered_json::parse(requirements_json(judged))},
                                  {"cells", nlohmann::ordered_json::array()}};
  for (const ReaderPlateau& road : plateaus(groups)) {
    document["plateaus"].push_back({{"reader", road.reader},
                                    {"source", road.source_path},
                                    {"source_kind", to_string(road.source_kind)},
                                    {"depth", road.depth},
                                    {"mb_per_s", estimate_json(road.mb_per_s)},
                                    {"best_depth", road.best_depth},
                                    {"best_mb_per_s", estimate_json(road.at_best_depth)}});
  }
  if (const auto best = best_direct_road(groups)) {
    document["best_direct"] = {{"reader", best->reader},         {"source_kind", to_string(best->source_kind)},
                               {"depth", best->depth},           {"mb_per_s", estimate_json(best->mb_per_s)},
                               {"best_depth", best->best_depth}, {"best_mb_per_s", estimate_json(best->at_best_depth)}};
    if (const auto& geometry = qualification.geometry()) document["forecast"] = forecast_json(*best, *geometry);
  }
  if (const auto& geometry = qualification.geometry()) {
    document["gb_per_token"] = static_cast<double>(bytes_per_token(*geometry)) / 1e9;
  }
  for (const CellResult& result : recorded.results()) {
    document["cells"].push_back(nlohmann::ordered_json::parse(to_json(result)));
  }
  context.out << document.dump(2) << "\n";
}

void print_text(Context& context, const Outcome& outcome) {
  const auto& [recorded, qualification, info, groups, judged, catalogue, exit_code] = outcome;
  std::ostream& out = context.out;
  print_environment(out, info);
  if (qualification.bytes_written() != 0) {
    out << fmt::format("Written  {} to this disk, {}\n", format_bytes(qualification.bytes_written()),
                       qualification.kept().empty() ? "removed again" : "and kept");
  }
  out << "\n";
  print_cells(out, groups, context.symbols);
  print_flags(out, groups);
  const bool repeated = std::any_of(groups.begin(), groups.end(), [](const CellGroup& g) { return g.repetitions > 1; });
  if (!repeated)
    out << "\nNothing was repeated: the budget was spent on the first pass. --budget 10m repeats what decides.\n";
  print_plateaus(out, groups, context.symbols);
  if (const auto& geometry = qualification.geometry()) print_forecast(out, groups, *geometry, context.symbols);
  print_documented(out, recorded.results(), info, catalogue, context.symbols);
  print_requirements(out, judged, context.symbols);
  for (const auto& path : qualification.kept()) out << "\nKept: " << path.string() << "\n";
  out << fmt::format("\nRecorded as campaign {} in {}\n", info.id, recorded.database_path().string());
}

std::string plan_of(const QualifyRequest& request) {
  return nlohmann::ordered_json{{"command", "qualify"},
                                {"path", request.path.string()},
                                {"model", request.geometry.name},
                                {"max_bytes", request.max_bytes},
                                {"budget_ns", request.budget_ns},
                                {"thorough", request.thorough},
                                {"seed", request.seed}}
      .dump();
}

int qualify(Context& context, const QualifyOptions& options) {
  QualifyRequest request = options.request;
  request.geometry = resolve(options.model);
  const auto requirements =
      options.thresholds.empty() ? std::vector<Requirement>{} : read_requirements(options.thresholds);
  const ReferenceCatalogue catalogue = catalogue_with(options.reference);
  CampaignSetup setup;
  setup.seed = request.seed;
  setup.plan_json = plan_of(request);
  RecordedCampaign recorded(context, options.campaign, std::move(setup));
  const auto display = make_work_display(options.campaign.progress, context);
  QualifyHooks hooks;
  hooks.work_started = [&](const std::string& kind, const std::string& path) { display->started(kind, path); };
  hooks.work_progress = display->listener();
  hooks.work_ended = [&](const WorkResult& work) {
    display->ended(work);
    recorded.recorder().work_ended(work);
  };
  Qualification qualification(request, recorded.campaign(), hooks);
  const int run = qualification.run();
  const auto groups = group_cells(recorded.results());
  const auto judged = judge_all(requirements, groups, qualification.geometry());
  const int exit_code = exit_code_with(run, judged);
  const Outcome outcome{recorded, qualification, recorded.campaign().info(), groups, judged, catalogue, exit_code};
  recorded.end(exit_code);
  options.campaign.json ? print_json(context, outcome) : print_text(context, outcome);
  return exit_code;
}

}  // namespace

void add_qualify(CLI::App& program, Context& context) {
  auto options = std::make_shared<QualifyOptions>();
  CLI::App& command = add_command(
      program,
      {"qualify", "Say what a disk can do for a model, within a time budget",
       "In a folder without a model: synthesises a flat store and a small container in a sub-folder of its own, "
       "measures "
       "every reader over queue depths 1 to 32, repeats what decides, and removes what it wrote. In a model's folder: "
       "measures that model, and a store packed from a sample of it. Of a flat store or a device that holds one: "
       "measures "
       "it.\n" +
           fmt::format("Needs no {} and no network. Only new files in a sub-folder .merops-* are written, and the "
                       "results database.",
                       system_words().administrator),
       fmt::format(
           "merops qualify .\n# two disks, for another model\nmerops qualify {} --model gpt-oss-20b --budget 5m",
           system_words().other_folder)});
  add_path(command, {"PATH", "", "a folder on the disk, a model's folder, a flat store, or a device with one", true},
           options->request.path);
  add_model_choice(command, options->model, "qwen3-30b-a3b");
  add_bytes(command, {"--size", "SIZE", "of the store that is written; default the model, as budget and space allow"},
            options->request.max_bytes);
  add_nanoseconds(
      command,
      {"--budget", "TIME",
       "for writing (at most two fifths) and measuring; what does not fit into it is left out, deep queues first; "
       "default 2m"},
      options->request.budget_ns);
  add_flag(command,
           {"--thorough", "",
            "no budget but for writing: repeat each measurement until its rate is steady by SNIA's rule (hours)"},
           options->request.thorough);
  add_number(command, {"--seed", "N", "of contents and orders; default 1"}, options->request.seed);
  add_path(command,
           {"--require", "FILE",
            "thresholds in TOML or JSON (docs/requirements.md): a verdict on each, and exit code 4 unless all are met"},
           options->thresholds);
  add_reference_file(command, options->reference);
  add_flag(command, {"--keep", "", "keep store and container beside the results"}, options->request.keep);
  add_campaign_options(command, context, options->campaign);
  on_run(command, context, [options](Context& here) { return qualify(here, *options); });
}

}  // namespace merops
