#include "gui/models/compare_pairs.h"

#include <algorithm>

namespace merops::gui {
namespace {

ComparisonSide sideOf(const ComparedDisk& disk, const QStringList& readers) {
  ComparisonSide side;
  side.name = disk.name;
  side.filter.device = disk.identity;  // what the sides differ in: they may be of one campaign
  side.campaigns.push_back(disk.campaign);
  for (const ComparedRow& row : disk.rows) {
    if (takesReader(readers, row)) side.cells.insert(side.cells.end(), row.cells.begin(), row.cells.end());
  }
  return side;
}

}  // namespace

SideComparison comparePair(const ComparedDisk& first, const ComparedDisk& other, const QStringList& readers) {
  return compare_sides(sideOf(first, readers), sideOf(other, readers), kDefaultBand);
}

const ComparisonRow* rowFor(const SideComparison& pair, const CellKey& key) {
  const std::string text = key.text();
  const auto found = std::find_if(pair.rows.begin(), pair.rows.end(),
                                  [&text](const ComparisonRow& row) { return row.key.text() == text; });
  return found == pair.rows.end() ? nullptr : &*found;
}

std::optional<RatioComparison> ratioOf(const ComparisonRow& row, CompareMeasure measure) {
  switch (measure) {
    case CompareMeasure::rate:
      return row.mb_per_s;
    case CompareMeasure::p50:
      return row.p50_ns;
    case CompareMeasure::p99:
      break;
  }
  return row.p99_ns;
}

}  // namespace merops::gui
