#include "results/report/documented.h"

#include <algorithm>

namespace merops::report {
namespace {

/// A cell that stands for its row of repetitions.
const CellResult* cell_of(const Disk& disk, const CellGroup& row) {
  const auto found = std::find_if(disk.counted.begin(), disk.counted.end(), [&](const CellResult& cell) {
    return cell.cell == row.cell && cell.source_path == row.source_path;
  });
  return found == disk.counted.end() ? nullptr : &*found;
}

void add(std::vector<Documented>& found, const Documented& next) {
  const auto known = std::find_if(found.begin(), found.end(), [&](const Documented& other) {
    return other.row == next.row && other.disk == next.disk;
  });
  if (known == found.end()) {
    found.push_back(next);
  } else if (next.disk->best && next.measured->cell.reader == next.disk->best->reader &&
             known->measured->cell.reader != next.disk->best->reader) {
    *known = next;
  }
}

}  // namespace

std::vector<Documented> documented_rows(const std::vector<Disk>& disks, const ReferenceCatalogue& catalogue) {
  std::vector<Documented> found;
  for (const Disk& disk : disks) {
    for (const CellGroup& row : disk.groups) {
      const CellResult* cell = cell_of(disk, row);
      if (cell == nullptr) continue;
      for (const ReferenceMatch& match : nearest_rows(catalogue, *cell, disk.transport)) {
        add(found, {match.row, &disk, &row});
      }
    }
  }
  return found;
}

}  // namespace merops::report
