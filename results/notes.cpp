#include "results/notes.h"

#include "results/statement.h"

namespace merops::sql {

std::vector<Note> load_notes(Connection& connection, const std::string& column, std::int64_t row) {
  Statement select(connection, "SELECT text, written_utc FROM note WHERE " + column + " = ? ORDER BY id");
  select.bind(row);
  std::vector<Note> notes;
  while (select.step()) {
    Note& note = notes.emplace_back();
    select.get(note.text).get(note.written_utc);
  }
  return notes;
}

}  // namespace merops::sql
