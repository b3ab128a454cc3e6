#pragma once

#include "results/query.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Which cells a table shows, and in which order: their numbers alone, so that a hundred thousand are quick to sort and
/// small to keep; the rows follow for the part that is looked at. All throw Error naming the database.
namespace merops {

/// Which cells; absent or empty is any.
struct CellIndexFilter {
  std::string campaign{};  ///< whole id
  std::string device{}, reader{};
  std::optional<CellState> state{};
  std::optional<Validity> validity{};  ///< of measured cells
  std::optional<CacheState> cache_state{};
  std::string flag{};  ///< a flag's id or kind
  std::optional<std::uint32_t> depth{};
  /// Words, each of which stands in the reader, device, path, tag, flags, campaign's id or a reason; upper and lower
  /// case of ASCII are the same.
  std::string text{};
  Shown deleted = Shown::no, retracted = Shown::yes;
  friend bool operator==(const CellIndexFilter&, const CellIndexFilter&) = default;
};

/// What cells can be sorted by. Those without a value (no p99, not measured) come last in both directions, equal ones
/// in the order of their ids in the same direction.
enum class CellColumn : std::uint8_t {
  state,  ///< valid, contaminated, unknown, invalid; skipped, interrupted, failed
  device,
  reader,
  source_kind,
  depth,
  pages,
  cache_state,
  order,
  expert_bytes,
  repetition,
  mb_per_s,
  p50,
  p99,
  reads,
  flags,  ///< their number
  started,
  campaign,  ///< id
  retracted,
  notes,  ///< their number
  tag,
  path
};
inline constexpr std::size_t kCellColumns = 21;

struct CellOrder {
  CellColumn column = CellColumn::started;
  bool descending = true;
  friend bool operator==(const CellOrder&, const CellOrder&) = default;
};

/// The ids of these cells in this order.
[[nodiscard]] std::vector<std::int64_t> find_cells(Database& database, const CellIndexFilter& filter,
                                                   const CellOrder& order);

/// Their rows in this order; those that are no longer there are left out.
[[nodiscard]] std::vector<CellRow> load_cell_rows(Database& database, std::span<const std::int64_t> ids);

}  // namespace merops
