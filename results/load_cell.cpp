#include "core/model/error.h"
#include "results/conditions.h"
#include "results/connection.h"
#include "results/notes.h"
#include "results/query.h"
#include "results/row_io.h"
#include "results/stamps.h"

#include <fmt/format.h>

namespace merops {
namespace {

void load_cell_row(Database& database, StoredCell& stored) {
  Statement select(database.connection(),
                   fmt::format("SELECT p.id, c.position, {}, {} FROM cell c JOIN campaign p ON p.number = c.campaign "
                               "WHERE c.id = ?",
                               sql::standing_sql("c", "cell", "id"), sql::columns_of<CellResult>("c.").list()));
  select.bind(stored.id);
  if (!select.step()) {
    throw Error(fmt::format("finding cell {} in {}", stored.id, database.path().string()), "there is no such cell",
                "`merops results list` shows the cells");
  }
  select.get(stored.campaign).get(stored.index);
  sql::read_standing(select, stored.standing);
  sql::read_columns(select, stored.result);
}

void load_measurement(Connection& connection, std::int64_t cell, Measurement& measurement) {
  Statement select(connection,
                   fmt::format("SELECT {} FROM measurement WHERE cell = ?", sql::columns_of<Measurement>().list()));
  select.bind(cell);
  if (select.step()) sql::read_columns(select, measurement);
}

template <class T>
void load_list(Connection& connection, const std::string& table, std::int64_t cell, std::vector<T>& values) {
  Statement select(connection,
                   fmt::format("SELECT {} FROM {} WHERE cell = ? ORDER BY number", sql::columns_of<T>().list(), table));
  select.bind(cell);
  while (select.step()) sql::read_columns(select, values.emplace_back());
}

void load_rounds(Connection& connection, std::int64_t cell, std::vector<double>& rounds) {
  Statement select(connection, "SELECT mb_per_s FROM round WHERE cell = ? ORDER BY number");
  select.bind(cell);
  while (select.step()) rounds.push_back(select.next<double>());
}

void load_histogram(Connection& connection, std::int64_t cell, HistogramBuckets& buckets) {
  Statement select(connection, "SELECT lower_ns, reads FROM histogram WHERE cell = ? ORDER BY lower_ns");
  select.bind(cell);
  while (select.step()) {
    auto& [lower_ns, reads] = buckets.emplace_back();
    select.get(lower_ns).get(reads);
  }
}

void load_stamps(Connection& connection, std::int64_t cell, std::vector<Stamp>& stamps) {
  Statement select(connection, "SELECT reads, packed FROM stamps WHERE cell = ?");
  select.bind(cell);
  if (!select.step()) return;
  const auto reads = select.next<std::size_t>();
  std::vector<std::byte> packed;
  select.get_blob(packed);
  stamps = unpack_stamps(packed, reads);
}

}  // namespace

StoredCell load_cell(Database& database, std::int64_t id, bool with_stamps) {
  StoredCell stored;
  stored.id = id;
  load_cell_row(database, stored);
  Connection& connection = database.connection();
  Measurement& measurement = stored.result.measurement;
  load_measurement(connection, id, measurement);
  load_list(connection, "interval", id, measurement.intervals);
  load_list(connection, "temperature", id, measurement.surroundings.temperatures);
  load_rounds(connection, id, measurement.steadiness.rounds);
  load_list(connection, "change_point", id, measurement.steadiness.changes);
  load_histogram(connection, id, measurement.histogram);
  load_list(connection, "flag", id, stored.result.flags);
  if (with_stamps) load_stamps(connection, id, measurement.stamps);
  stored.notes = sql::load_notes(connection, "cell", id);
  return stored;
}

}  // namespace merops
