#include "results/report/report.h"

#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/model_choice.h"
#include "cli/options.h"
#include "cli/output_file.h"
#include "cli/reference_file.h"
#include "cli/report_text.h"
#include "cli/results.h"
#include "core/model/error.h"
#include "results/own_names.h"
#include "results/report/writers.h"
#include "results/set_redact.h"

#include <memory>
#include <ostream>

namespace merops {
namespace {

enum class Format { html, markdown, text };

struct ReportOptions {
  std::vector<std::string> campaigns{};
  std::filesystem::path output{}, database{}, reference{};
  std::optional<Format> format{};
  ModelChoice model{};
  bool force = false, identity = false;
};

Format parse_format(std::string_view text) {
  if (text == "html") return Format::html;
  if (text == "md") return Format::markdown;
  if (text == "txt") return Format::text;
  throw UsageError("reading the format", "'" + std::string(text) + "' is none of html, md, txt");
}

/// The one that was asked for, else the one of the file's ending.
Format format_of(const ReportOptions& options) {
  if (options.format) return *options.format;
  const std::string ending = options.output.extension().string();
  if (ending == ".md") return Format::markdown;
  return ending == ".txt" ? Format::text : Format::html;
}

std::optional<Geometry> geometry_of(const ModelChoice& model) {
  return model.preset.empty() && model.config.empty() ? std::nullopt : std::optional(resolve(model));
}

std::vector<report::LoadedCampaign> load(Database& database, const std::vector<std::string>& names) {
  if (names.empty()) return report::load_newest_of_each_disk(database);
  std::vector<report::LoadedCampaign> campaigns;
  campaigns.reserve(names.size());
  for (const std::string& name : names) {
    campaigns.push_back(report::load_campaign_with_cells(database, find_campaign(database, name)));
  }
  return campaigns;
}

/// A report is handed on like a result set: without what tells whose machine it is.
std::vector<report::LoadedCampaign> without_identity(std::vector<report::LoadedCampaign> campaigns) {
  ResultSet set;
  for (report::LoadedCampaign& loaded : campaigns) {
    set.campaigns.push_back({std::move(loaded.campaign), std::move(loaded.cells), {}});
  }
  set = redacted(std::move(set), own_names());
  campaigns.clear();
  for (SetCampaign& campaign : set.campaigns) {
    campaigns.push_back({std::move(campaign.campaign), std::move(campaign.cells)});
  }
  return campaigns;
}

std::string text_of(const report::Document& document, Format format, const Symbols& symbols) {
  switch (format) {
    case Format::html:
      return report::to_html(document);
    case Format::markdown:
      return report::to_markdown(document);
    case Format::text:
      return report_text(document, symbols);
  }
  return {};
}

int write_report(Context& context, const ReportOptions& options) {
  const auto geometry = geometry_of(options.model);
  Database database = open_existing_results(context, options.database, DatabaseAccess::read);
  auto campaigns = load(database, options.campaigns);
  if (campaigns.empty()) {
    throw Error("reporting the results in " + database.path().string(), "nothing is measured there yet",
                "'merops qualify .' measures the disk under the current folder.");
  }
  if (!options.identity) campaigns = without_identity(std::move(campaigns));
  const ReferenceCatalogue catalogue = catalogue_with(options.reference);
  const report::Document document = report::make_report(campaigns, geometry, catalogue);
  const std::string text = text_of(document, format_of(options), context.symbols);
  if (options.output.empty()) {
    context.out << text;
  } else {
    write_output_file(options.output, text, options.force);
  }
  return kExitDone;
}

}  // namespace

void add_report(CLI::App& program, Context& context) {
  const auto options = std::make_shared<ReportOptions>();
  CLI::App& command = add_command(
      program,
      {"report", "Write a report: which disk, why, and what is doubtful",
       "One HTML file that needs no network and runs no script: the choice between the disks with its reasons and "
       "doubts, rate and latency over queue depth, over time and by state of the page cache, the documented results "
       "of the same regime, flags, environment, and how to measure again. As md or txt the same as tables.\n"
       "Without CAMPAIGN: of each disk the newest campaign that measured it and came to its end.",
       "merops report -o report.html\n# two campaigns, for another model\n"
       "merops report 85e6 3f2a --model gpt-oss-20b -o disks.html\n# for a forum\nmerops report --format md"});
  add_texts(command, {"CAMPAIGN", "", "by the beginning of its id, as 'merops results list' shows it"},
            options->campaigns);
  add_path(command, {"-o,--output", "FILE", "the file to write; default the standard output"}, options->output);
  add_value(command, {"--format", "html|md|txt", "default by the ending of FILE, else html"},
            [options](std::string_view text) { options->format = parse_format(text); });
  add_model_choice(command, options->model);
  add_reference_file(command, options->reference);
  add_flag(command, {"--force", "", "replace an existing file"}, options->force);
  add_flag(command, {"--include-identity", "", "leave paths, host name and serial numbers in; default without"},
           options->identity);
  add_database(command, options->database);
  on_run(command, context, [options](Context& here) { return write_report(here, *options); });
}

}  // namespace merops
