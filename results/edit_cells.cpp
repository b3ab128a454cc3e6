#include "results/edit_cells.h"

#include "core/model/error.h"
#include "results/connection.h"
#include "results/statement.h"
#include "results/store.h"

#include <fmt/format.h>

namespace merops {
namespace {

Standing standing_of(Database& database, std::int64_t cell) {
  Statement select(database.connection(), "SELECT deleted_utc, retracted_utc, retracted_reason FROM cell WHERE id = ?");
  select.bind(cell);
  if (!select.step()) {
    throw Error(fmt::format("looking for cell {} in {}", cell, database.path().string()), "there is no such row",
                "it was removed meanwhile: choose the results anew");
  }
  Standing standing;
  select.get(standing.deleted_utc).get(standing.retracted_utc).get(standing.retracted_reason);
  return standing;
}

std::string assignment_of(CellEdit edit) {
  switch (edit) {
    case CellEdit::retract:
      return fmt::format("retracted_utc = {}, retracted_reason = ?2", sql::kNow);
    case CellEdit::unretract:
      return "retracted_utc = NULL, retracted_reason = NULL";
    case CellEdit::remove:
      return fmt::format("deleted_utc = coalesce(deleted_utc, {})", sql::kNow);
    case CellEdit::restore:
      break;
  }
  return "deleted_utc = NULL";
}

std::optional<std::string> null_if_empty(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

}  // namespace

std::vector<EditedCell> edit_cells(Database& database, std::span<const std::int64_t> cells, CellEdit edit,
                                   std::string_view reason) {
  Transaction transaction(database.connection());
  const std::string sql = fmt::format("UPDATE cell SET {} WHERE id = ?1", assignment_of(edit));
  std::vector<EditedCell> before;
  before.reserve(cells.size());
  for (const std::int64_t cell : cells) {
    before.push_back({cell, standing_of(database, cell)});
    Statement update(database.connection(), sql);
    update.bind(cell);
    if (edit == CellEdit::retract) update.bind(reason);
    update.run();
  }
  transaction.commit();
  return before;
}

void put_back(Database& database, std::span<const EditedCell> before) {
  Transaction transaction(database.connection());
  Statement update(database.connection(),
                   "UPDATE cell SET deleted_utc = ?, retracted_utc = ?, retracted_reason = ? WHERE id = ?");
  for (const auto& [cell, standing] : before) {
    static_cast<void>(standing_of(database, cell));
    update.bind(null_if_empty(standing.deleted_utc)).bind(null_if_empty(standing.retracted_utc));
    update.bind(standing.retracted() ? std::optional(standing.retracted_reason) : std::nullopt).bind(cell);
    update.run();
  }
  transaction.commit();
}

void note_cells(Database& database, std::span<const std::int64_t> cells, std::string_view text) {
  Transaction transaction(database.connection());
  Statement insert(database.connection(),
                   fmt::format("INSERT INTO note (cell, text, written_utc) VALUES (?, ?, {})", sql::kNow));
  for (const std::int64_t cell : cells) {
    static_cast<void>(standing_of(database, cell));
    insert.bind(cell).bind(text);
    insert.run();
  }
  transaction.commit();
}

}  // namespace merops
