#pragma once

#include "results/database.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

/// What users do to recorded results. Nothing that was recorded is changed or lost: a deletion hides and can be undone.
/// All need a database opened for writing and throw Error where the row does not exist or cannot be written.
namespace merops {

/// A row that can be deleted, retracted or annotated.
struct CampaignId {
  std::string_view id;  ///< whole (query.h: find_campaign)
};
struct CellId {
  std::int64_t id = 0;
};
struct WorkId {
  std::int64_t id = 0;
};
using RowId = std::variant<CampaignId, CellId, WorkId>;

/// Error where there is no such row; changes nothing.
void require_row(Database& database, const RowId& row);

void delete_row(Database& database, const RowId& row);
void undelete_row(Database& database, const RowId& row);
/// Marks as wrong, with the reason that stands beside it from then on; a second retraction replaces the reason.
void retract_row(Database& database, const RowId& row, std::string_view reason);
void unretract_row(Database& database, const RowId& row);
void add_note(Database& database, const RowId& row, std::string_view text);

}  // namespace merops
