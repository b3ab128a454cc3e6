#include "gui/models/compare_pairs.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace merops::gui {
namespace {

using Keys = std::set<std::string>;

/// Of rows that both disks have, and at least one of them disturbed: they are not compared, and neither are they
/// without a counterpart.
Keys disturbedKeys(const ComparedDisk& first, const ComparedDisk& other, const QStringList& readers) {
  std::map<std::string, const ComparedRow*> rows;
  for (const ComparedRow& row : first.rows) {
    if (takesReader(readers, row)) rows[row.key.text()] = &row;
  }
  Keys keys;
  for (const ComparedRow& row : other.rows) {
    const auto counterpart = rows.find(row.key.text());
    if (counterpart == rows.end()) continue;
    if (isDisturbed(row) || isDisturbed(*counterpart->second)) keys.insert(counterpart->first);
  }
  return keys;
}

ComparisonSide sideOf(const ComparedDisk& disk, const QStringList& readers, const Keys& disturbed) {
  ComparisonSide side;
  side.name = disk.name;
  side.filter.device = disk.identity;  // what the sides differ in: they may be of one campaign
  side.campaigns.push_back(disk.campaign);
  for (const ComparedRow& row : disk.rows) {
    if (!takesReader(readers, row) || disturbed.count(row.key.text()) > 0) continue;
    side.cells.insert(side.cells.end(), row.cells.begin(), row.cells.end());
  }
  return side;
}

}  // namespace

ComparedPair comparePair(const ComparedDisk& first, const ComparedDisk& other, const QStringList& readers) {
  const Keys disturbed = disturbedKeys(first, other, readers);
  return {compare_sides(sideOf(first, readers, disturbed), sideOf(other, readers, disturbed), kDefaultBand),
          disturbed.size()};
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
