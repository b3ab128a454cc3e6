#include "results/report/sections.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops::report {
namespace {

struct Seen {
  const CellGroup* row = nullptr;  ///< the first
  const Flag* flag = nullptr;
  std::size_t rows = 0;
};

/// Each flag of a disk once, in the order in which they were seen.
std::vector<Seen> flags_of(const Disk& disk) {
  std::vector<Seen> flags;
  for (const CellGroup& row : disk.groups) {
    for (const Flag& flag : row.flags) {
      const auto known =
          std::find_if(flags.begin(), flags.end(), [&](const Seen& seen) { return seen.flag->id == flag.id; });
      if (known == flags.end()) {
        flags.push_back({&row, &flag, 1});
      } else {
        ++known->rows;
      }
    }
  }
  return flags;
}

}  // namespace

Section flags_section(const Material& material) {
  Section section{"flags", "Flags", {}};
  Table table{"", {{"flag"}, {"disk"}, {"rows"}, {"seen first on"}, {"evidence"}, {"advice"}}, {}};
  for (const Disk& disk : material.disks) {
    for (const Seen& seen : flags_of(disk)) {
      table.rows.push_back({seen.flag->id, disk.name, fmt::format("{} of {}", seen.rows, disk.groups.size()),
                            fmt::format("{}, depth {}", seen.row->cell.reader, seen.row->cell.depth),
                            seen.flag->evidence, seen.flag->advice});
    }
  }
  if (table.rows.empty()) {
    add_paragraph(section, "No row that counts carries a flag.");
  } else {
    section.blocks.emplace_back(std::move(table));
  }
  return section;
}

}  // namespace merops::report
