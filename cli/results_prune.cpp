#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/results.h"
#include "core/model/error.h"
#include "core/model/units.h"
#include "results/prune.h"
#include "results/utc.h"

#include <chrono>
#include <memory>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

struct PruneCommand {
  std::filesystem::path database{};
  std::uint64_t older_than_ns = 0;  ///< 0: not given
  std::uint32_t keep = 0;           ///< 0: not given
  bool deleted = false, retracted = false, dry_run = false, yes = false, json = false;
};

/// The time `ns` ago.
std::string utc_ago(std::uint64_t ns) {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto ms = static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
  const std::uint64_t ago = ns / 1'000'000;
  return utc_text(ago < ms ? ms - ago : 0);
}

PruneOptions options_of(const PruneCommand& command) {
  PruneOptions options;
  options.retracted = command.retracted;
  if (command.older_than_ns != 0) options.before_utc = utc_ago(command.older_than_ns);
  if (command.keep != 0) options.keep_newest = command.keep;
  options.dry_run = !command.yes;
  return options;
}

std::string text_of(const PruneReport& report) {
  const auto count = [](std::uint64_t number, const char* one, const char* many) {
    return format_count(number) + " " + (number == 1 ? one : many);
  };
  return fmt::format("{}, {} and {} of work", count(report.campaigns, "campaign", "campaigns"),
                     count(report.cells, "cell", "cells"), count(report.work, "row", "rows"));
}

void print(Context& context, const PruneCommand& command, const PruneReport& report) {
  if (command.json) {
    context.out << fmt::format("{{\"removed\": {}, \"campaigns\": {}, \"cells\": {}, \"work\": {}}}\n", command.yes,
                               report.campaigns, report.cells, report.work);
  } else if (report.empty()) {
    context.out << "There is nothing to remove.\n";
  } else if (command.yes) {
    context.out << "Removed " << text_of(report) << ". 'merops results vacuum' gives the space back.\n";
  } else {
    context.out << text_of(report) << " would be removed for good.\n";
  }
}

int run_prune(Context& context, const PruneCommand& command) {
  if (command.yes && command.dry_run) throw UsageError("removing results", "--dry-run and --yes exclude each other");
  Database database = open_existing_results(context, command.database, DatabaseAccess::write);
  const PruneReport report = prune(database, options_of(command));
  print(context, command, report);
  if (command.yes || command.dry_run || report.empty()) return kExitDone;
  throw UsageError("removing results", "this cannot be undone, so nothing was removed",
                   "Add --yes to remove them, or --dry-run only to see what would go.");
}

int run_vacuum(Context& context, const std::filesystem::path& path, bool json) {
  Database database = open_existing_results(context, path, DatabaseAccess::write);
  const VacuumReport report = vacuum(database);
  if (json) {
    context.out << fmt::format("{{\"bytes_before\": {}, \"bytes_after\": {}}}\n", report.bytes_before,
                               report.bytes_after);
  } else {
    context.out << fmt::format("{}: {} before, {} now\n", database.path().string(), format_bytes(report.bytes_before),
                               format_bytes(report.bytes_after));
  }
  return kExitDone;
}

}  // namespace

void add_results_prune(CLI::App& results, Context& context) {
  const auto options = std::make_shared<PruneCommand>();
  CLI::App& command =
      add_command(results, {"prune", "Remove results for good",
                            "Removes what was deleted, and what the options name, with all that belongs to it. This "
                            "cannot be undone: it tells "
                            "what would go, and does it only with --yes. 'merops export' keeps a copy.",
                            "merops results prune --dry-run\nmerops results prune --yes\n"
                            "# Only the hundred newest campaigns stay\nmerops results prune --keep 100 --yes"});
  add_flag(command, {"--deleted", "", "what was deleted, which goes in any case"}, options->deleted);
  add_flag(command, {"--retracted", "", "also what was retracted"}, options->retracted);
  add_nanoseconds(command, {"--older-than", "T", "also campaigns and work that began longer ago (720h)"},
                  options->older_than_ns);
  add_count(command, {"--keep", "N", "also all campaigns but the newest N"}, options->keep);
  add_flag(command, {"--dry-run", "", "only say what would go"}, options->dry_run);
  add_flag(command, {"--yes", "", "remove it"}, options->yes);
  add_database(command, options->database);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return run_prune(here, *options); });
}

void add_results_vacuum(CLI::App& results, Context& context) {
  const auto path = std::make_shared<std::filesystem::path>();
  const auto json = std::make_shared<bool>(false);
  CLI::App& command =
      add_command(results, {"vacuum", "Shrink the database file",
                            "What was removed leaves its space in the file, for what comes; this gives it "
                            "back. For a moment it needs room for a second copy.",
                            "merops results vacuum"});
  add_database(command, *path);
  add_json(command, *json);
  on_run(command, context, [path, json](Context& here) { return run_vacuum(here, *path, *json); });
}

}  // namespace merops
