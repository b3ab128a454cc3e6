#include "results/import.h"

#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/recorded_campaign.h"
#include "cli/results.h"
#include "core/model/error.h"
#include "core/model/path_text.h"
#include "results/import_file.h"
#include "results/own_names.h"
#include "results/set_store.h"

#include <memory>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

struct ImportCommand {
  fs::path database{};
  std::vector<std::string> files{};
  bool dry_run = false, json = false;
};

std::string count_text(std::uint32_t count, const char* what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string text_of(const CampaignImport& campaign, bool dry_run) {
  const char* const will = dry_run ? "would be " : "";
  const std::string name =
      "campaign " + campaign.id + (campaign.origin == "merops" ? "" : " (of " + campaign.origin + ")");
  if (!campaign.changed()) {
    return fmt::format("{}: it is there already, with {}", name, count_text(campaign.cells_present, "cell"));
  }
  if (campaign.added) return fmt::format("{}: {}added with {}", name, will, count_text(campaign.cells_added, "cell"));
  return fmt::format("{}: it was there; {} and {} {}added", name, count_text(campaign.cells_added, "cell"),
                     count_text(campaign.remarks_added, "remark"), will);
}

void print_text(Context& context, const std::string& file, const ImportReport& report, bool dry_run) {
  for (const CampaignImport& campaign : report.campaigns) {
    context.out << fmt::format("{}: {}\n", file, text_of(campaign, dry_run));
  }
  if (report.work_added + report.work_present > 0) {
    context.out << fmt::format("{}: work: {} added, {} there already\n", file, report.work_added, report.work_present);
  }
  if (report.campaigns.empty() && report.work_added + report.work_present == 0) {
    context.out << fmt::format("{}: nothing is in it\n", file);
  }
}

Json json_of(const std::string& file, const ReadSet& read, const ImportReport& report) {
  Json object{{"file", file}, {"sha256", read.digest}, {"campaigns", Json::array()}};
  for (const CampaignImport& campaign : report.campaigns) {
    object["campaigns"].push_back({{"id", campaign.id},
                                   {"origin", campaign.origin},
                                   {"added", campaign.added},
                                   {"cells_added", campaign.cells_added},
                                   {"cells_present", campaign.cells_present},
                                   {"work_added", campaign.work_added},
                                   {"work_present", campaign.work_present},
                                   {"remarks_added", campaign.remarks_added}});
  }
  object["work_added"] = report.work_added;
  object["work_present"] = report.work_present;
  return object;
}

/// Every file is read before the first is imported: a damaged one leaves the database as it is.
int run_import(Context& context, const ImportCommand& options) {
  std::vector<ReadSet> sets;
  for (const std::string& file : options.files)
    sets.push_back(read_importable(read_import_file(path_of(file), "importing " + file), file));
  Database database = open_for_recording(context, options.database);
  Json documents = Json::array();
  for (std::size_t place = 0; place < sets.size(); ++place) {
    const ImportReport report = import_set(database, sets[place], {options.dry_run, own_names()});
    documents.push_back(json_of(options.files[place], sets[place], report));
    if (!options.json) print_text(context, options.files[place], report, options.dry_run);
  }
  if (options.json) {
    context.out << Json{{"dry_run", options.dry_run}, {"files", documents}}.dump(2, ' ', false,
                                                                                 Json::error_handler_t::replace)
                << "\n";
  }
  return kExitDone;
}

}  // namespace

void add_import(CLI::App& program, Context& context) {
  const auto options = std::make_shared<ImportCommand>();
  CLI::App& command = add_command(
      program,
      {"import", "Take results of other machines or programs into the database",
       "Result sets of 'merops export', the JSON output of fio (--output-format=json), and the lines that Colibri's "
       "iobench "
       "prints; which one it is, the content tells.\n"
       "What is there already is not added again. A set that is damaged, or newer than this program, is refused, and "
       "then nothing of it is imported. Results of other programs are marked with their origin; what those do not tell "
       "stays unknown.",
       "merops import set.json\nmerops import fio.json iobench.txt --db others.db"});
  add_texts(command, {"FILE", "", "result sets, or output of fio or iobench", true}, options->files);
  add_flag(command, {"--dry-run", "", "only say what would be added"}, options->dry_run);
  add_path(command, {"--db", "FILE", "import into this results database instead of the default one"},
           options->database);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return run_import(here, *options); });
}

}  // namespace merops
