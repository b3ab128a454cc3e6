#pragma once

#include "results/query.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// What edit.h does, to many cells at once: all or nothing, in one transaction, and so that it can be undone exactly.
/// All need a database opened for writing and throw Error where a cell does not exist or cannot be written.
namespace merops {

enum class CellEdit : std::uint8_t { retract, unretract, remove, restore };

/// What stood at a cell.
struct EditedCell {
  std::int64_t cell = 0;
  Standing standing{};
};

/// Changes all of them; `reason` is that of a retraction. What stood there before, for put_back().
[[nodiscard]] std::vector<EditedCell> edit_cells(Database& database, std::span<const std::int64_t> cells, CellEdit edit,
                                                 std::string_view reason = {});
/// Makes deletion and retraction, with time and reason, what they were. Notes stay.
void put_back(Database& database, std::span<const EditedCell> before);
/// The same remark beside each of them.
void note_cells(Database& database, std::span<const std::int64_t> cells, std::string_view text);

}  // namespace merops
