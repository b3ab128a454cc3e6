#pragma once

#include "results/open_here.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

struct sqlite3;

namespace merops {

/// How an existing file is opened: for writing where its rights allow that; or `immutable`, which takes no locks and
/// makes no files beside it, for read-only file systems.
enum class OpenMode { existing, immutable };

/// An open SQLite file. Every failure is thrown as an Error that names the file, the cause and what to try.
class Connection {
 public:
  /// `system_layer` names SQLite's operating-system layer (its VFS); empty is the usual one.
  /// `busy_wait_ms` is waited for another program that writes; once that was in vain, no longer. `on_wait` is called
  /// once, after a noticeable wait.
  Connection(std::filesystem::path path, OpenMode mode, std::uint32_t busy_wait_ms,
             const std::string& system_layer = {}, std::function<void()> on_wait = {});
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }
  [[nodiscard]] bool read_only() const;

  void execute(const std::string& sql);                       ///< one or more statements without values
  [[nodiscard]] std::int64_t number(const std::string& sql);  ///< the first column of the first row
  [[nodiscard]] std::string text(const std::string& sql);     ///< the first column of the first row
  [[nodiscard]] std::int64_t last_row() const;                ///< number of the row inserted last
  [[nodiscard]] bool busy() const;         ///< whether the last failure was that another program did not let go
  [[noreturn]] void fail(int code) const;  ///< throws what SQLite last complained about

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };
  static int on_busy(void* connection, int attempts);
  bool wait_a_little(bool first);  // false: long enough

  std::filesystem::path path_;
  std::optional<OpenHere> noted_{};  // until the handle is closed
  std::unique_ptr<sqlite3, Close> handle_;
  std::uint32_t busy_wait_ms_;
  std::function<void()> on_wait_;
  std::chrono::steady_clock::time_point wait_began_{};
  bool waited_in_vain_ = false;
};

/// Takes the write lock at once; undone when it ends without commit.
class Transaction {
 public:
  explicit Transaction(Connection& connection);
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction();
  void commit();

 private:
  Connection& connection_;
};

}  // namespace merops
