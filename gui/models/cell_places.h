#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace merops::gui {

/// The cells of a table by their numbers in the database, in its order. Never changed once it is there, so that threads
/// may share it.
using CellIds = std::shared_ptr<const std::vector<std::int64_t>>;

/// Rows that lie together, by the first and the last.
struct RowRange {
  int first = 0, last = 0;
  friend bool operator==(const RowRange&, const RowRange&) = default;
};

/// What a view looks at. Rows; -1 is none.
struct CellPlaces {
  std::vector<RowRange> selected{};  ///< in order, apart from one another
  int current = -1;
  int top = -1;  ///< the first that is seen
  friend bool operator==(const CellPlaces&, const CellPlaces&) = default;
};

/// Where the same cells are in another list. A current or topmost cell that is gone is followed by the next one that is
/// still there, else by the last before it; of what is selected the cells that are gone are left out, and nothing stays
/// selected where that is scattered over more than a thousand ranges, which a view would take long to select.
[[nodiscard]] CellPlaces moved(const CellPlaces& places, std::span<const std::int64_t> from,
                               std::span<const std::int64_t> to);

/// Ranges in order, those that touch or overlap as one.
[[nodiscard]] std::vector<RowRange> joined(std::vector<RowRange> ranges);

/// Cells chosen in a table. A value; asking for the cells costs as much as there are.
struct CellChoice {
  CellIds ids{};
  std::vector<RowRange> rows{};
  [[nodiscard]] std::size_t count() const;
  /// The first `most` of them; 0: all.
  [[nodiscard]] std::vector<std::int64_t> cells(std::size_t most = 0) const;
};

}  // namespace merops::gui
