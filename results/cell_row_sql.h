#pragma once

#include "results/query.h"
#include "results/statement.h"

#include <string>

/// The columns of a CellRow, for all that list cells. Tables go by these names: cell c, its campaign p, its measurement
/// m (joined from the left: a skipped cell has none).
namespace merops::sql {

[[nodiscard]] std::string cell_row_columns();
/// Reads what cell_row_columns() selects.
[[nodiscard]] CellRow read_cell_row(Statement& row);

/// Conditions: by itself or with its campaign.
inline constexpr char kCellDeleted[] = "c.deleted_utc IS NOT NULL OR p.deleted_utc IS NOT NULL";
inline constexpr char kCellRetracted[] = "c.retracted_utc IS NOT NULL OR p.retracted_utc IS NOT NULL";

}  // namespace merops::sql
