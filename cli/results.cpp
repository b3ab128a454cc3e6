#include "cli/results.h"

#include "cli/command.h"
#include "cli/options.h"
#include "cli/progress.h"
#include "core/engine/file_name.h"
#include "core/model/error.h"
#include "results/database_path.h"
#include "results/edit.h"
#include "results/query.h"

#include <charconv>
#include <ostream>
#include <system_error>

#include <CLI/App.hpp>

namespace merops {
namespace {

/// The number after "cell:" or "work:"; absent where the name does not begin so.
std::optional<std::int64_t> number_after(std::string_view name, std::string_view prefix) {
  if (!name.starts_with(prefix)) return std::nullopt;
  const std::string_view digits = name.substr(prefix.size());
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc{} || end != digits.data() + digits.size() || number < 1) {
    throw UsageError("reading the row '" + std::string(name) + "'",
                     "a number is missing after '" + std::string(prefix) + "'",
                     std::string("A row is ") + kRowNames + ".");
  }
  return number;
}

}  // namespace

void add_database(CLI::App& command, std::filesystem::path& path) {
  add_path(command, {"--db", "FILE", "the results database; default the one in the user's data folder"}, path);
}

std::filesystem::path database_file(const std::filesystem::path& named) {
  if (named.empty()) return default_database_path();
  if (const std::string why = why_no_file_name(named); !why.empty())
    throw Error("opening the results database " + named.string(), why, "choose another name");
  return named;
}

std::optional<Database> open_results(Context& context, const std::filesystem::path& path, DatabaseAccess access) {
  const std::filesystem::path file = database_file(path);
  std::error_code missing;
  if (path.empty() && !std::filesystem::exists(file, missing)) return std::nullopt;
  if (!std::filesystem::exists(file, missing)) {
    throw Error("opening the results database " + file.string(), "there is no such file",
                "Without --db the default one is read: " + default_database_path().string());
  }
  DatabaseOptions options;
  options.access = access;
  options.on_wait = [&context] { tell(context, "note", "waiting for another program that uses the results database"); };
  Database database = Database::open(file, options);
  if (!database.remark().empty()) tell(context, "note", database.remark());
  return database;
}

Database open_existing_results(Context& context, const std::filesystem::path& path, DatabaseAccess access) {
  auto database = open_results(context, path, access);
  if (database) return std::move(*database);
  throw Error("opening the results database " + default_database_path().string(), "no results are recorded yet",
              "'merops qualify .' records the first ones.");
}

RowId NamedRow::id() const {
  if (cell) return *cell;
  if (work) return *work;
  return CampaignId{campaign};
}

NamedRow find_row(Database& database, const std::string& name) {
  NamedRow row;
  if (const auto cell = number_after(name, "cell:")) {
    row.cell = CellId{*cell};
  } else if (const auto work = number_after(name, "work:")) {
    row.work = WorkId{*work};
  } else {
    row.campaign = find_campaign(database, name);
  }
  require_row(database, row.id());
  return row;
}

void add_results(CLI::App& program, Context& context) {
  CLI::App& command = add_command(
      program, {"results", "List, show and annotate what was measured",
                "Every campaign is kept in a database: its plan, the machine and the disk, each cell with its figures. "
                "Nothing that was measured is ever changed; it can be annotated, retracted with a reason, or hidden, "
                "and what was "
                "hidden can be removed for good.",
                "merops results list\nmerops results show 3f2a"});
  command.require_subcommand(1);
  add_results_list(command, context);
  add_results_show(command, context);
  add_results_note(command, context);
  add_results_retract(command, context);
  add_results_delete(command, context);
  add_results_prune(command, context);
  add_results_vacuum(command, context);
}

}  // namespace merops
