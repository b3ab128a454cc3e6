#include "results/connection.h"

#include "results/sqlite_error.h"
#include "results/sqlite_name.h"
#include "results/statement.h"

#include <thread>
#include <utility>

#include <sqlite3.h>

namespace merops {
namespace {

/// A URI that tells SQLite that nobody changes the file.
std::string immutable_uri(const std::string& path) {
  std::string uri = "file:";
  for (const char c : path) {
    switch (c) {
      case '%':
        uri += "%25";
        break;
      case '?':
        uri += "%3F";
        break;
      case '#':
        uri += "%23";
        break;
      default:
        uri += c;
    }
  }
  return uri + "?immutable=1";
}

std::string name_of(const std::filesystem::path& path, OpenMode mode) {
  const std::string name = sqlite_name(path);
  return mode == OpenMode::immutable ? immutable_uri(name) : name;
}

int flags_of(OpenMode mode) {
  return mode == OpenMode::immutable ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE;
}

}  // namespace

Connection::Connection(std::filesystem::path path, OpenMode mode, std::uint32_t busy_wait_ms,
                       const std::string& system_layer, std::function<void()> on_wait)
    : path_(std::move(path)), busy_wait_ms_(busy_wait_ms), on_wait_(std::move(on_wait)) {
  const int flags = flags_of(mode) | SQLITE_OPEN_EXRESCODE;
  const char* layer = system_layer.empty() ? sqlite_layer() : system_layer.c_str();
  noted_.emplace(path_);
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(name_of(path_, mode).c_str(), &handle, flags, layer);
  handle_.reset(handle);
  if (code != SQLITE_OK) fail(code);
  sqlite3_busy_handler(handle, on_busy, this);
}

int Connection::on_busy(void* connection, int attempts) {
  return static_cast<Connection*>(connection)->wait_a_little(attempts == 0) ? 1 : 0;
}

bool Connection::wait_a_little(bool first) {
  constexpr std::chrono::milliseconds kStep{5}, kNoticeable{500};
  const auto now = std::chrono::steady_clock::now();
  if (first) wait_began_ = now;
  const auto waited = now - wait_began_;
  waited_in_vain_ = waited_in_vain_ || waited >= std::chrono::milliseconds(busy_wait_ms_);
  if (waited_in_vain_) return false;
  if (waited >= kNoticeable && on_wait_) std::exchange(on_wait_, nullptr)();
  std::this_thread::sleep_for(kStep);
  return true;
}

void Connection::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

bool Connection::read_only() const { return sqlite3_db_readonly(handle_.get(), "main") == 1; }

void Connection::execute(const std::string& sql) {
  const int code = sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

std::int64_t Connection::number(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.next<std::int64_t>() : 0;
}

std::string Connection::text(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.next<std::string>() : std::string();
}

std::int64_t Connection::last_row() const { return sqlite3_last_insert_rowid(handle_.get()); }

bool Connection::busy() const {
  const int code = sqlite3_errcode(handle_.get()) & 0xff;
  return code == SQLITE_BUSY || code == SQLITE_LOCKED;
}

void Connection::fail(int code) const { throw sqlite_error(handle_.get(), code, path_); }

Transaction::Transaction(Connection& connection) : connection_(connection) { connection_.execute("BEGIN IMMEDIATE"); }

Transaction::~Transaction() {
  if (sqlite3_get_autocommit(connection_.handle()) == 0) {
    sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
  }
}

void Transaction::commit() { connection_.execute("COMMIT"); }

}  // namespace merops
