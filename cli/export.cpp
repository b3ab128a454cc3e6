#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/output_file.h"
#include "cli/progress.h"
#include "cli/results.h"
#include "core/model/error.h"
#include "results/own_names.h"
#include "results/set_csv.h"
#include "results/set_load.h"
#include "results/set_markdown.h"
#include "results/set_openmetrics.h"
#include "results/set_redact.h"
#include "results/set_write.h"

#include <memory>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

using Write = std::string (*)(const ResultSet&);

struct Format {
  std::string_view name;
  Write write;
  bool stamps;  ///< it can hold them
};

constexpr Format kFormats[] = {{"json", write_set, true},
                               {"csv", write_csv, false},
                               {"csv-intervals", write_csv_intervals, false},
                               {"markdown", write_markdown, false},
                               {"openmetrics", write_openmetrics, false}};
constexpr char kFormatNames[] = "json|csv|csv-intervals|markdown|openmetrics";

struct ExportOptions {
  std::filesystem::path database{}, output{};
  std::vector<std::string> rows{};
  const Format* format = kFormats;
  bool no_stamps = false, identity = false, force = false;
};

const Format* find_format(std::string_view name) {
  for (const Format& format : kFormats) {
    if (format.name == name) return &format;
  }
  throw UsageError("choosing a format", fmt::format("'{}' is not one of {}", name, kFormatNames));
}

SetSelection selection_of(Database& database, const ExportOptions& options) {
  SetSelection selection;
  selection.stamps = options.format->stamps && !options.no_stamps;
  for (const std::string& name : options.rows) {
    const NamedRow row = find_row(database, name);
    if (row.work) {
      throw UsageError("exporting " + name, "work goes along with its campaign, or with everything",
                       "Name a campaign (the beginning of its id) or cell:N.");
    }
    if (row.cell) {
      selection.cells.push_back(row.cell->id);
    } else {
      selection.campaigns.push_back(row.campaign);
    }
  }
  return selection;
}

struct Extent {
  std::size_t cells = 0, notes = 0;
};

Extent extent_of(const ResultSet& set) {
  Extent extent;
  for (const SetCampaign& campaign : set.campaigns) {
    extent.cells += campaign.cells.size();
    extent.notes += campaign.campaign.notes.size();
    for (const StoredCell& cell : campaign.cells) extent.notes += cell.notes.size();
    for (const StoredWork& work : campaign.work) extent.notes += work.notes.size();
  }
  for (const StoredWork& work : set.work) extent.notes += work.notes.size();
  return extent;
}

void say(Context& context, const ResultSet& set, const ExportOptions& options) {
  const Extent extent = extent_of(set);
  if (!options.output.empty()) {
    context.log << fmt::format("Wrote {} campaign{} with {} cell{} to {}\n", set.campaigns.size(),
                               set.campaigns.size() == 1 ? "" : "s", extent.cells, extent.cells == 1 ? "" : "s",
                               options.output.string());
  }
  if (extent.notes > 0 && !options.identity && options.format->stamps) {
    tell(context, "note",
         fmt::format("{} in it, without names and paths that are known, but in your words: read what you wrote "
                     "before you publish it",
                     extent.notes == 1 ? "a note is" : fmt::format("{} notes are", extent.notes)));
  }
}

int run_export(Context& context, const ExportOptions& options) {
  Database database = open_existing_results(context, options.database, DatabaseAccess::read);
  ResultSet set = load_set(database, selection_of(database, options));
  if (!options.identity) set = redacted(std::move(set), own_names());
  const std::string text = options.format->write(set);
  if (options.output.empty()) {
    context.out << text;
  } else {
    write_output_file(options.output, text, options.force);
  }
  say(context, set, options);
  return kExitDone;
}

}  // namespace

void add_export(CLI::App& program, Context& context) {
  const auto options = std::make_shared<ExportOptions>();
  CLI::App& command = add_command(
      program,
      {"export", "Write results to be handed on",
       "Campaigns with all that belongs to them, or single cells, as one document; without a name everything that was "
       "not "
       "deleted. Retracted results go along, with their reason.\n"
       "json is the result set: it holds everything, down to the stamps of each read, and 'merops import' reads it "
       "anywhere. csv has a row a cell, csv-intervals a row a step over time, markdown is for an issue or a forum, "
       "openmetrics for monitoring.\n"
       "Host name, serial numbers, folders and user names are taken out, unless --include-identity is given.",
       "merops export 3f2a -o set.json\nmerops export 3f2a --format markdown\nmerops export --format csv -o "
       "cells.csv"});
  add_texts(command, {"ROW", "", "a campaign (the beginning of its id) or cell:N; default everything"}, options->rows);
  add_path(command, {"-o,--output", "FILE", "where to write; default the standard output"}, options->output);
  add_value(command, {"--format", kFormatNames, "what to write; default json"},
            [options](std::string_view name) { options->format = find_format(name); });
  add_flag(command, {"--no-stamps", "", "leave the stamps of the single reads out"}, options->no_stamps);
  add_flag(command, {"--include-identity", "", "keep host name, serial numbers, paths and names"}, options->identity);
  add_flag(command, {"--force", "", "replace an existing file"}, options->force);
  add_database(command, options->database);
  on_run(command, context, [options](Context& here) { return run_export(here, *options); });
}

}  // namespace merops
