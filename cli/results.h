#pragma once

#include "cli/context.h"
#include "results/database.h"
#include "results/edit.h"

#include <filesystem>
#include <optional>
#include <string>

namespace CLI {
class App;
}

/// What the sub-commands of `merops results` share.
namespace merops {

/// --db FILE: the results database that is read or changed.
void add_database(CLI::App& command, std::filesystem::path& path);

/// The file of the database named, or of the default one. Error where the name would not be that of a file.
[[nodiscard]] std::filesystem::path database_file(const std::filesystem::path& named);

/// The database named, or the default one; absent where the default one does not exist yet, since then there simply are
/// no results. Error where a database that was named does not exist, and where one cannot be opened.
[[nodiscard]] std::optional<Database> open_results(Context& context, const std::filesystem::path& path,
                                                   DatabaseAccess access);
/// The same where a row of it is wanted: Error also where there are no results yet.
[[nodiscard]] Database open_existing_results(Context& context, const std::filesystem::path& path,
                                             DatabaseAccess access);

/// How rows are named: a campaign by the beginning of its id, a cell as "cell:12", work as "work:3".
inline constexpr const char* kRowNames = "a campaign (the beginning of its id), cell:N or work:N";

/// A row that a user named, found in the database. Keeps the text that RowId points into.
struct NamedRow {
  std::string campaign{};
  std::optional<CellId> cell{};
  std::optional<WorkId> work{};
  [[nodiscard]] RowId id() const;
};
/// Error where there is no such row.
[[nodiscard]] NamedRow find_row(Database& database, const std::string& name);

void add_results_list(CLI::App& results, Context& context);
void add_results_show(CLI::App& results, Context& context);
void add_results_delete(CLI::App& results, Context& context);
void add_results_retract(CLI::App& results, Context& context);
void add_results_prune(CLI::App& results, Context& context);
void add_results_vacuum(CLI::App& results, Context& context);
void add_results_note(CLI::App& results, Context& context);

}  // namespace merops
