#pragma once

#include "results/query.h"

#include <QString>

namespace merops::gui {

/// What became of a cell: its state, and how far a measured one is to be trusted. Shown as a shape and a word.
enum class CellMark : std::uint8_t { valid, contaminated, unknown, invalid, skipped, interrupted, failed };

[[nodiscard]] CellMark markOf(CellState state, Validity validity);
[[nodiscard]] QString words(CellMark mark);
[[nodiscard]] QString words(CacheState state);
[[nodiscard]] QString words(SourceKind kind);
[[nodiscard]] QString words(PageKind kind);
[[nodiscard]] QString words(Order order);

/// The text of a database as it is shown: on one line.
[[nodiscard]] QString oneLine(const std::string& text);

}  // namespace merops::gui
