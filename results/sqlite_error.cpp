#include "results/sqlite_error.h"

#include <cerrno>
#include <string>
#include <system_error>

#include <fmt/format.h>
#include <sqlite3.h>

namespace merops {
namespace {

constexpr auto kOther = DatabaseTrouble::other;
const char kElsewhere[] = "name another file with --db";

/// The operating system's own word about the failure, where there is one.
std::string system_text(sqlite3* database) {
  const int number = database == nullptr ? 0 : sqlite3_system_errno(database);
  return number == 0 ? std::string() : std::generic_category().message(number);
}

std::string with_system_text(std::string why, sqlite3* database) {
  const std::string text = system_text(database);
  return text.empty() ? why : fmt::format("{} ({})", why, text);
}

bool is_out_of_space(sqlite3* database, int code) {
  const int number = database == nullptr ? 0 : sqlite3_system_errno(database);
  const bool failed_write = (code & 0xff) == SQLITE_IOERR;
  return (code & 0xff) == SQLITE_FULL || (failed_write && (number == ENOSPC || number == EFBIG));
}

}  // namespace

DatabaseError sqlite_error(sqlite3* database, int code, const std::filesystem::path& path) {
  const std::string doing = fmt::format("using the results database {}", path.string());
  if (is_out_of_space(database, code)) {
    return {DatabaseTrouble::full, doing, "no space is left for it", fmt::format("free some space, or {}", kElsewhere)};
  }
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {DatabaseTrouble::locked, doing, "another program is using it and did not let go in time",
              fmt::format("end that program, or {}", kElsewhere)};
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return {kOther, doing, "it is read-only",
              fmt::format("change the rights of the file and its folder, or {}", kElsewhere)};
    case SQLITE_NOTADB:
      return {kOther, doing, "it is not a results database", kElsewhere};
    case SQLITE_CORRUPT:
      return {kOther, doing, fmt::format("it is damaged ({})", database == nullptr ? "" : sqlite3_errmsg(database)),
              "save what can be read with `sqlite3 FILE .recover`, and name another file with --db"};
    case SQLITE_CANTOPEN:
      return {kOther, doing, with_system_text("it cannot be opened", database), kElsewhere};
    case SQLITE_IOERR:
      return {kOther, doing, with_system_text(fmt::format("{}", sqlite3_errstr(code)), database), kElsewhere};
    default:
      return {kOther, doing, database == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(database)};
  }
}

}  // namespace merops
