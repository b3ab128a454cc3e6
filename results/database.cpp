#include "results/database.h"

#include "core/model/error.h"
#include "core/model/path_text.h"
#include "results/connection.h"
#include "results/database_error.h"
#include "results/database_file.h"
#include "results/log_obstacle.h"
#include "results/schema.h"

#include <cerrno>
#include <fstream>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const fs::path& path, const std::string& why, const std::string& hint,
                         DatabaseTrouble trouble = DatabaseTrouble::other) {
  throw DatabaseError(trouble, fmt::format("opening the results database {}", path.string()), why, hint);
}

void need_folder(const fs::path& path, bool make) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::current_path();
  std::error_code error;
  if (make) fs::create_directories(folder, error);
  if (error) {
    refuse(path, fmt::format("the folder {} cannot be made ({})", folder.string(), error.message()),
           "name another file with --db");
  }
  if (!fs::is_directory(folder, error)) {
    refuse(path, fmt::format("there is no folder {}", folder.string()), "make it, or name another file with --db");
  }
}

/// An empty file is the beginning of a database; the system's word why it cannot be is better than SQLite's.
void make_file(const fs::path& path, bool make_folders) {
  need_folder(path, make_folders);
  errno = 0;
  if (std::ofstream(path, std::ios::app | std::ios::binary)) return;
  refuse(path, fmt::format("it cannot be made ({})", std::generic_category().message(errno)),
         "name another file with --db");
}

void need_results(const fs::path& path, DatabaseFile found) {
  if (found == DatabaseFile::results) return;
  refuse(path, found == DatabaseFile::missing ? "there is no such file" : "it holds nothing yet",
         "`merops qualify` and `merops measure` make it and record in it", DatabaseTrouble::missing);
}

/// look_at_database() takes a file's word for it where this process has it open: another one may stand there since.
void need_own_database(Connection& connection) {
  const bool ours = connection.number("PRAGMA application_id") == kApplicationId;
  if (ours || connection.number("SELECT count(*) FROM sqlite_schema") == 0) return;
  refuse(connection.path(), "it is another program's database; it was not touched", "name another file with --db");
}

/// A database of this program's version, or an Error.
void need_current_schema(Connection& connection, bool may_migrate) {
  need_own_database(connection);
  refuse_newer(connection, schema_steps().size());
  const std::size_t found = schema_version(connection), current = schema_steps().size();
  if (found == current) return;
  if (connection.read_only()) {
    refuse(connection.path(),
           fmt::format("its schema has version {}, this program reads version {}, and the file is read-only", found,
                       current),
           "copy the file to where it can be written, and name the copy with --db", DatabaseTrouble::older);
  }
  if (!may_migrate) {
    refuse(connection.path(), fmt::format("its schema has version {}, this program reads version {}", found, current),
           "bring it up to date: any `merops` command that reads it does", DatabaseTrouble::older);
  }
  migrate(connection, schema_steps());
}

void need_writable(const Connection& connection) {
  if (!connection.read_only()) return;
  refuse(connection.path(), "it is read-only",
         "change the rights of the file and its folder, or name another file with --db");
}

std::unique_ptr<Connection> connect(const fs::path& path, OpenMode mode, const DatabaseOptions& options) {
  return std::make_unique<Connection>(path, mode, options.busy_wait_ms, options.system_layer, options.on_wait);
}

/// Whether content can be read: opening alone touches neither the log nor the locks.
bool is_readable(Connection& connection) {
  try {
    return schema_version(connection) > 0;
  } catch (const Error&) {
    return false;
  }
}

/// On a read-only file system SQLite cannot make the files that a write-ahead log needs; where the log is gone, the
/// file alone holds everything and can be read without them.
std::unique_ptr<Connection> connect_to_read(const fs::path& path, const DatabaseOptions& options) {
  auto connection = connect(path, OpenMode::existing, options);
  std::error_code ignored;
  const bool has_log = fs::exists(path_of(path.string() + "-wal"), ignored);
  if (connection->read_only() && !has_log && !is_readable(*connection)) {
    connection = connect(path, OpenMode::immutable, options);
  }
  need_current_schema(*connection, options.migrate);
  return connection;
}

std::unique_ptr<Connection> connect_to_write(const fs::path& path, const DatabaseOptions& options) {
  auto connection = connect(path, OpenMode::existing, options);
  need_writable(*connection);
  need_current_schema(*connection, options.migrate);
  return connection;
}

bool use_log(Connection& connection) {
  try {
    return connection.text("PRAGMA journal_mode = WAL") == "wal";
  } catch (const Error&) {
    if (connection.busy()) throw;
    return false;
  }
}

/// A write-ahead log where it is safe and works: readers then do not stop a writer. Returns what to tell the user.
std::string choose_journal(Connection& connection) {
  std::string obstacle = log_obstacle(connection.path());
  if (obstacle.empty() && use_log(connection)) return {};
  if (obstacle.empty()) obstacle = "its file system does not take a write-ahead log";
  connection.execute("PRAGMA journal_mode = DELETE");
  return fmt::format("the results database {} has a rollback journal, since {}", connection.path().string(), obstacle);
}

void set_session(Connection& connection) {
  connection.execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = EXTRA");  // a commit survives a power cut
}

}  // namespace

Database::Database(std::unique_ptr<Connection> connection, std::string remark)
    : connection_(std::move(connection)), remark_(std::move(remark)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

const fs::path& Database::path() const { return connection_->path(); }

std::int64_t Database::foreign_changes() const { return connection_->number("PRAGMA data_version"); }

Database Database::open(const fs::path& path, const DatabaseOptions& options) {
  const DatabaseFile found = look_at_database(path);
  if (options.access == DatabaseAccess::read) {
    need_results(path, found);
    return {connect_to_read(path, options), {}};
  }
  if (found == DatabaseFile::missing) make_file(path, options.make_folders);
  auto connection = connect_to_write(path, options);
  std::string remark = choose_journal(*connection);
  set_session(*connection);
  return {std::move(connection), std::move(remark)};
}

}  // namespace merops
