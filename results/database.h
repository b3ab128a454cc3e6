#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace merops {

class Connection;

enum class DatabaseAccess { read, write };

/// How a results database is opened.
struct DatabaseOptions {
  DatabaseAccess access = DatabaseAccess::read;
  bool make_folders = false;          ///< make the folders above it where they are missing: for the default path
  bool migrate = true;                ///< bring an older database to this program's schema; else it is an Error
  std::uint32_t busy_wait_ms = 5000;  ///< how long to wait for another program that is writing; when in vain, once
  std::string system_layer{};         ///< name of SQLite's operating-system layer (VFS); empty is the usual one
  std::function<void()> on_wait{};    ///< called once, when the wait begins to be noticed; may be empty
};

/// An open results database (docs/results.md). With write access it is made where it is missing and brought to this
/// program's schema. A file that is not a results database, or is newer than this program, is a DatabaseError
/// (results/database_error.h) and is left untouched; so are a folder, a missing file (read), a missing folder, a
/// read-only file (write). Used by one thread at a time; several processes may use one file at once.
class Database {
 public:
  [[nodiscard]] static Database open(const std::filesystem::path& path, const DatabaseOptions& options = {});
  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  ~Database();

  [[nodiscard]] const std::filesystem::path& path() const;
  /// Empty, or what a user should know: that it has a rollback journal instead of a write-ahead log, and why.
  [[nodiscard]] const std::string& remark() const { return remark_; }
  /// Another number whenever another connection has committed a change since the last call; costs one look at the file.
  [[nodiscard]] std::int64_t foreign_changes() const;
  /// For the files of this folder.
  [[nodiscard]] Connection& connection() const { return *connection_; }

 private:
  Database(std::unique_ptr<Connection> connection, std::string remark);
  std::unique_ptr<Connection> connection_;
  std::string remark_;
};

}  // namespace merops
