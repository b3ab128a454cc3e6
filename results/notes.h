#pragma once

#include "results/connection.h"
#include "results/query.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops::sql {

/// Notes of a row, oldest first. `column` is the note table's for the row's kind.
[[nodiscard]] std::vector<Note> load_notes(Connection& connection, const std::string& column, std::int64_t row);

}  // namespace merops::sql
