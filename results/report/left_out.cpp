#include "results/report/sections.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::size_t kCellsNamed = 12;

/// Cells of one disk that are left out for one reason.
struct Group {
  std::map<std::string, std::set<std::uint32_t>> depths_by_reader{};
  std::vector<std::string> cells{};
};

std::map<std::string, Group> by_reason(const Disk& disk) {
  std::map<std::string, Group> groups;
  for (const LeftOut& cell : disk.left_out) {
    Group& group = groups[cell.why];
    group.depths_by_reader[cell.reader].insert(cell.depth);
    group.cells.push_back(fmt::format("cell:{}", cell.cell));
  }
  return groups;
}

std::string what_of(const Group& group) {
  std::vector<std::string> readers;
  readers.reserve(group.depths_by_reader.size());
  for (const auto& [reader, depths] : group.depths_by_reader) {
    readers.push_back(fmt::format("{} at depth {}", reader, fmt::join(depths, ", ")));
  }
  return fmt::format("{}", fmt::join(readers, "; "));
}

std::string cells_of(const Group& group) {
  const auto shown = static_cast<std::ptrdiff_t>(std::min(group.cells.size(), kCellsNamed));
  return fmt::format("{}{}", fmt::join(group.cells.begin(), group.cells.begin() + shown, " "),
                     group.cells.size() > kCellsNamed ? " ..." : "");
}

}  // namespace

Section left_out_section(const Material& material) {
  Section section{"left-out", "What does not count", {}};
  Table table{"", {{"disk"}, {"why"}, {"cells", true}, {"what"}, {"rows in the database"}}, {}};
  for (const Disk& disk : material.disks) {
    for (const auto& [why, group] : by_reason(disk)) {
      table.rows.push_back({disk.name, why, std::to_string(group.cells.size()), what_of(group), cells_of(group)});
    }
  }
  if (table.rows.empty()) {
    add_paragraph(section, "Everything that was measured counts.");
  } else {
    add_paragraph(section, "No chart, forecast or comparison of this report rests on these.");
    section.blocks.emplace_back(std::move(table));
  }
  return section;
}

}  // namespace merops::report
