#include "results/row_io.h"
#include "results/stamps.h"
#include "results/store.h"

namespace merops::sql {
namespace {

std::int64_t insert_cell_row(Connection& connection, std::int64_t campaign, std::uint32_t position,
                             const CellResult& result) {
  static const std::string sql = insert_sql<CellResult>("cell", "campaign, position, cell_key", 3);
  Statement insert(connection, sql);
  insert.bind(campaign).bind(position).bind(cell_key(result));
  bind_columns(insert, result);
  insert.run();
  return connection.last_row();
}

void insert_measurement(Connection& connection, std::int64_t cell, const Measurement& measurement) {
  static const std::string sql = insert_sql<Measurement>("measurement", "cell", 1);
  Statement insert(connection, sql);
  insert.bind(cell);
  bind_columns(insert, measurement);
  insert.run();
}

/// A list of values as numbered rows.
template <class T>
void insert_list(Connection& connection, const std::string& table, std::int64_t cell, const std::vector<T>& values) {
  Statement insert(connection, insert_sql<T>(table, "cell, number", 2));
  for (std::size_t number = 0; number < values.size(); ++number) {
    insert.bind(cell).bind(number);
    bind_columns(insert, values[number]);
    insert.run();
  }
}

void insert_rounds(Connection& connection, std::int64_t cell, const std::vector<double>& rounds) {
  Statement insert(connection, "INSERT INTO round (cell, number, mb_per_s) VALUES (?, ?, ?)");
  for (std::size_t number = 0; number < rounds.size(); ++number) {
    insert.bind(cell).bind(number).bind(rounds[number]);
    insert.run();
  }
}

void insert_histogram(Connection& connection, std::int64_t cell, const HistogramBuckets& buckets) {
  Statement insert(connection, "INSERT INTO histogram (cell, lower_ns, reads) VALUES (?, ?, ?)");
  for (const auto& [lower_ns, reads] : buckets) {
    insert.bind(cell).bind(lower_ns).bind(reads);
    insert.run();
  }
}

}  // namespace

void insert_stamps(Connection& connection, std::int64_t cell, const std::vector<Stamp>& stamps) {
  if (stamps.empty()) return;
  Statement insert(connection, "INSERT INTO stamps (cell, reads, packed) VALUES (?, ?, ?)");
  insert.bind(cell).bind(stamps.size()).bind_blob(pack_stamps(stamps));
  insert.run();
}

std::int64_t insert_cell(Connection& connection, std::int64_t campaign, std::uint32_t position,
                         const CellResult& result) {
  const std::int64_t cell = insert_cell_row(connection, campaign, position, result);
  insert_list(connection, "flag", cell, result.flags);
  if (result.state == CellState::skipped) return cell;
  insert_measurement(connection, cell, result.measurement);
  insert_list(connection, "interval", cell, result.measurement.intervals);
  insert_list(connection, "temperature", cell, result.measurement.surroundings.temperatures);
  insert_rounds(connection, cell, result.measurement.steadiness.rounds);
  insert_list(connection, "change_point", cell, result.measurement.steadiness.changes);
  insert_histogram(connection, cell, result.measurement.histogram);
  insert_stamps(connection, cell, result.measurement.stamps);
  return cell;
}

}  // namespace merops::sql
