#include "results/prune.h"

#include "core/model/path_text.h"
#include "results/connection.h"
#include "results/statement.h"

#include <filesystem>
#include <system_error>

#include <fmt/format.h>

namespace merops {
namespace {

/// Rows that go, as a table of their numbers.
void mark(Connection& connection, const std::string& table, const std::string& select, const std::string& value = {}) {
  Statement insert(connection, fmt::format("INSERT OR IGNORE INTO temp.{} {}", table, select));
  if (!value.empty()) insert.bind(value);
  insert.run();
}

/// A campaign without an end runs, or was killed: it is left alone until a day after its last cell (or its start).
constexpr const char* kRunning =
    "end IS NULL AND max(started_utc, coalesce((SELECT max(started_utc) FROM cell WHERE campaign = campaign.number), "
    "'')) "
    "> strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')";

std::string marked_sql(const PruneOptions& options) {
  return options.retracted ? "deleted_utc IS NOT NULL OR retracted_utc IS NOT NULL" : "deleted_utc IS NOT NULL";
}

void mark_campaigns(Connection& connection, const PruneOptions& options) {
  mark(connection, "gone_campaign", "SELECT number FROM campaign WHERE " + marked_sql(options));
  if (!options.before_utc.empty()) {
    mark(connection, "gone_campaign", "SELECT number FROM campaign WHERE started_utc < ? AND started_utc != ''",
         options.before_utc);
  }
  if (options.keep_newest) {
    mark(connection, "gone_campaign",
         fmt::format("SELECT number FROM campaign WHERE deleted_utc IS NULL "
                     "ORDER BY started_utc DESC, number DESC LIMIT -1 OFFSET {}",
                     *options.keep_newest));
  }
}

void leave_running(Connection& connection) {
  connection.execute(
      fmt::format("DELETE FROM temp.gone_campaign WHERE number IN (SELECT number FROM campaign WHERE {})", kRunning));
}

void mark_parts(Connection& connection, const PruneOptions& options) {
  for (const std::string table : {"cell", "work"}) {
    mark(connection, "gone_" + table, fmt::format("SELECT id FROM {} WHERE {}", table, marked_sql(options)));
    mark(connection, "gone_" + table,
         fmt::format("SELECT id FROM {} WHERE campaign IN (SELECT number FROM temp.gone_campaign)", table));
  }
  if (!options.before_utc.empty()) {
    mark(connection, "gone_work", "SELECT id FROM work WHERE campaign IS NULL AND started_utc < ?", options.before_utc);
  }
}

void make_tables(Connection& connection) {
  for (const char* table : {"gone_campaign", "gone_cell", "gone_work"}) {
    connection.execute(
        fmt::format("CREATE TEMP TABLE IF NOT EXISTS {0} (number INTEGER PRIMARY KEY); DELETE FROM temp.{0}", table));
  }
}

std::uint64_t count(Connection& connection, const char* table) {
  return static_cast<std::uint64_t>(connection.number(fmt::format("SELECT count(*) FROM temp.{}", table)));
}

/// What belongs to a row goes with it (ON DELETE CASCADE).
void remove_marked(Connection& connection) {
  connection.execute(
      "DELETE FROM cell WHERE id IN (SELECT number FROM temp.gone_cell);"
      "DELETE FROM work WHERE id IN (SELECT number FROM temp.gone_work);"
      "DELETE FROM campaign WHERE number IN (SELECT number FROM temp.gone_campaign)");
}

std::uint64_t size_of(const std::filesystem::path& path) {
  std::error_code missing;
  const auto size = std::filesystem::file_size(path, missing);
  return missing ? 0 : size;
}

/// With its write-ahead log.
std::uint64_t size_of(const Database& database) {
  return size_of(database.path()) + size_of(path_of(database.path().string() + "-wal"));
}

}  // namespace

PruneReport prune(Database& database, const PruneOptions& options) {
  Connection& connection = database.connection();
  make_tables(connection);
  Transaction transaction(connection);
  mark_campaigns(connection, options);
  leave_running(connection);
  mark_parts(connection, options);
  const PruneReport report{count(connection, "gone_campaign"), count(connection, "gone_cell"),
                           count(connection, "gone_work")};
  if (options.dry_run) return report;
  remove_marked(connection);
  transaction.commit();
  return report;
}

VacuumReport vacuum(Database& database) {
  VacuumReport report;
  report.bytes_before = size_of(database);
  database.connection().execute("VACUUM");
  (void)database.connection().text("PRAGMA wal_checkpoint(TRUNCATE)");
  report.bytes_after = size_of(database);
  return report;
}

}  // namespace merops
