#include "core/model/figure_text.h"
#include "core/model/units.h"
#include "results/report/documented.h"
#include "results/report/sections.h"
#include "results/report/wording.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace merops::report {
namespace {

/// What the disks do in one way: a row of each that was measured so, and no two sizes of expert in one chart.
struct Comparison {
  std::string title{};
  std::vector<std::pair<const Disk*, const CellGroup*>> rows{};
};

using RowOf = const CellGroup* (*)(const Disk&);

std::vector<Comparison> comparisons(const std::vector<Disk>& disks, const std::string& title, RowOf row_of) {
  std::map<std::uint64_t, Comparison> by_size;
  for (const Disk& disk : disks) {
    const CellGroup* row = row_of(disk);
    if (row == nullptr) continue;
    Comparison& comparison = by_size[row->expert_bytes];
    comparison.title = fmt::format("{}, experts of {}", title, format_bytes(row->expert_bytes));
    comparison.rows.emplace_back(&disk, row);
  }
  std::vector<Comparison> all;
  all.reserve(by_size.size());
  for (auto& [size, comparison] : by_size) all.push_back(std::move(comparison));
  return all;
}

const CellGroup* single_row(const Disk& disk) { return disk.best ? group_at(disk, *disk.best, 1) : nullptr; }

void add_charts(Figure& figure, const std::vector<Comparison>& all) {
  for (const Comparison& comparison : all) {
    BarChart chart{comparison.title,
                   "A bar for each disk, the rate of its best direct road. The values stand in the table below.",
                   {},
                   {}};
    for (const auto& [disk, row] : comparison.rows) {
      chart.bars.push_back(bar_of(disk->name, *row));
      figure.values.rows.push_back({disk->name, row->cell.reader, std::to_string(row->cell.depth),
                                    format_bytes(row->expert_bytes), show_rate(*row), std::to_string(row->repetitions),
                                    show_p50(row->latency), show_p99(row->latency)});
    }
    fit_axis(chart);
    figure.charts.emplace_back(std::move(chart));
  }
}

Figure disks_figure(const std::vector<Disk>& disks) {
  Figure figure;
  figure.values = {"Each disk by its best direct road",
                   {{"disk"},
                    {"reader"},
                    {"depth", true},
                    {"expert", true},
                    {"MB/s", true},
                    {"runs", true},
                    {"p50", true},
                    {"p99", true}},
                   {}};
  add_charts(figure, comparisons(disks, "1 read in flight", single_row));
  add_charts(figure, comparisons(disks, "each disk at its best depth", deciding_group));
  return figure;
}

}  // namespace

Section side_by_side_section(const Material& material) {
  Section section{"side-by-side", "Side by side", {}};
  if (std::any_of(material.disks.begin(), material.disks.end(), [](const Disk& disk) { return disk.best; })) {
    section.blocks.emplace_back(disks_figure(material.disks));
  } else {
    add_paragraph(section, "No disk has a direct road that was proved.");
  }
  add_heading(section, "Beside documented results");
  const auto found = documented_rows(material.disks, *material.catalogue);
  if (found.empty()) {
    add_paragraph(section,
                  "None is documented for what was measured here: the same kind of link, way of reading, size of read "
                  "and depth.");
  } else {
    section.blocks.emplace_back(documented_figure(found));
  }
  return section;
}

}  // namespace merops::report
