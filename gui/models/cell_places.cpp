#include "gui/models/cell_places.h"

#include <algorithm>
#include <unordered_map>

namespace merops::gui {
namespace {

using Ids = std::span<const std::int64_t>;

constexpr std::size_t kMostRanges = 1000;

class RowsById {
 public:
  explicit RowsById(Ids ids) {
    rows_.reserve(ids.size());
    for (std::size_t row = 0; row < ids.size(); ++row) rows_.emplace(ids[row], static_cast<int>(row));
  }
  [[nodiscard]] int of(std::int64_t id) const {
    const auto found = rows_.find(id);
    return found == rows_.end() ? -1 : found->second;
  }

 private:
  std::unordered_map<std::int64_t, int> rows_{};
};

int clamped(int row, Ids ids) { return std::min(row, static_cast<int>(ids.size()) - 1); }

/// The row of the cell, or of the nearest one that is still there.
int nearest(int row, Ids from, const RowsById& rows) {
  if (row < 0) return -1;
  for (int next = clamped(row, from); next < static_cast<int>(from.size()) && next >= 0; ++next) {
    if (const int found = rows.of(from[static_cast<std::size_t>(next)]); found >= 0) return found;
  }
  for (int before = clamped(row, from); before >= 0; --before) {
    if (const int found = rows.of(from[static_cast<std::size_t>(before)]); found >= 0) return found;
  }
  return -1;
}

std::vector<RowRange> movedRanges(const std::vector<RowRange>& ranges, Ids from, const RowsById& rows) {
  std::vector<RowRange> found;
  for (const RowRange& range : ranges) {
    for (int row = range.first; row <= clamped(range.last, from); ++row) {
      const int there = rows.of(from[static_cast<std::size_t>(row)]);
      if (there >= 0) found.push_back({there, there});
    }
  }
  found = joined(std::move(found));
  if (found.size() > kMostRanges) found.clear();  // a part of it would be taken for the whole
  return found;
}

}  // namespace

CellPlaces moved(const CellPlaces& places, Ids from, Ids to) {
  const RowsById rows(to);
  return {movedRanges(places.selected, from, rows), nearest(places.current, from, rows),
          nearest(places.top, from, rows)};
}

std::vector<RowRange> joined(std::vector<RowRange> ranges) {
  std::sort(ranges.begin(), ranges.end(), [](const RowRange& a, const RowRange& b) { return a.first < b.first; });
  std::vector<RowRange> together;
  for (const RowRange& range : ranges) {
    if (!together.empty() && range.first <= together.back().last + 1) {
      together.back().last = std::max(together.back().last, range.last);
    } else {
      together.push_back(range);
    }
  }
  return together;
}

std::size_t CellChoice::count() const {
  std::size_t count = 0;
  for (const RowRange& range : rows) count += static_cast<std::size_t>(range.last - range.first + 1);
  return count;
}

std::vector<std::int64_t> CellChoice::cells(std::size_t most) const {
  const std::size_t wanted = most == 0 ? count() : std::min(most, count());
  std::vector<std::int64_t> found;
  found.reserve(wanted);
  for (const RowRange& range : rows) {
    for (int row = range.first; row <= range.last && found.size() < wanted; ++row) {
      found.push_back(ids->at(static_cast<std::size_t>(row)));
    }
  }
  return found;
}

}  // namespace merops::gui
