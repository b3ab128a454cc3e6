#include "core/model/figure_text.h"
#include "results/report/facets.h"
#include "results/report/panels.h"
#include "results/report/sections.h"
#include "results/report/wording.h"

#include <array>
#include <cmath>
#include <set>

#include <fmt/format.h>

namespace merops::report {
namespace {

struct QuantileColumn {
  const char* name;
  double q;
  std::optional<Estimate> Latency::*value;
};
constexpr std::array<QuantileColumn, 4> kQuantiles{{{"p50", 0.5, &Latency::p50},
                                                    {"p90", 0.9, &Latency::p90},
                                                    {"p99", 0.99, &Latency::p99},
                                                    {"p99.9", 0.999, &Latency::p999}}};

/// Each further nine takes as much room as the one before.
double place_of(double q) { return -std::log10(1 - q); }

Axis quantile_axis() {
  Axis axis{"share of reads that took no longer", {Spacing::linear, 0, 3.3}, {}};
  for (const QuantileColumn& quantile : kQuantiles) axis.ticks.push_back({place_of(quantile.q), quantile.name});
  return axis;
}

Series line_of(const CellGroup& row, std::size_t style) {
  Series series{row.cell.reader, style, {}};
  for (const QuantileColumn& quantile : kQuantiles) {
    const auto& estimate = row.latency.*quantile.value;
    if (!estimate) continue;
    Point point{place_of(quantile.q), estimate->value / 1e6, {}};
    if (estimate->low && estimate->high) point.spread = Spread{*estimate->low / 1e6, *estimate->high / 1e6, true};
    series.points.push_back(point);
  }
  return series;
}

std::vector<std::string> table_row(const CellGroup& row) {
  std::vector<std::string> cells{row.cell.reader, std::to_string(row.cell.depth), std::to_string(row.latency.n)};
  for (const QuantileColumn& quantile : kQuantiles) {
    const auto& estimate = row.latency.*quantile.value;
    cells.push_back(estimate ? show_latency(estimate->value) : "");
  }
  cells.push_back(row.latency.n == 0 ? "" : show_latency(static_cast<double>(row.latency.max)));
  return cells;
}

Table empty_table(const std::string& caption) {
  Table table{caption, {{"reader"}, {"depth", true}, {"reads", true}}, {}};
  for (const QuantileColumn& quantile : kQuantiles) table.columns.push_back({quantile.name, true});
  table.columns.push_back({"max", true});
  return table;
}

void add_chart(Figure& figure, const Facet& facet, std::uint32_t depth, const ReaderStyles& styles) {
  std::vector<Series> lines;
  for (const auto& [reader, rows] : rows_by_reader(facet)) {
    for (const CellGroup* row : rows) {
      if (row->cell.depth != depth) continue;
      figure.values.rows.push_back(table_row(*row));
      if (Series line = line_of(*row, styles[reader]); !line.points.empty()) lines.push_back(std::move(line));
    }
  }
  if (lines.empty()) return;
  LineChart chart{
      fmt::format("Latency with {}", in_flight(depth)),
      fmt::format("Quantiles of a read's latency on a logarithmic scale, with {}, a line for each reader. The "
                  "values stand in the table below.",
                  in_flight(depth)),
      quantile_axis(),
      latency_axis(y_values(lines)),
      std::move(lines),
      {}};
  add_panels(figure, chart);
}

const Facet* facet_with(const std::vector<Facet>& facets, const CellGroup* row) {
  for (const Facet& facet : facets) {
    if (std::find(facet.rows.begin(), facet.rows.end(), row) != facet.rows.end()) return &facet;
  }
  return nullptr;
}

/// All readers that read what the best road read, one at a time and as deep as is best.
std::optional<Figure> figure_of(const Disk& disk, const ReaderStyles& styles) {
  const std::vector<Facet> facets = facets_of(disk);
  const Facet* facet = facet_with(facets, deciding_group(disk));
  if (facet == nullptr) return std::nullopt;
  Figure figure;
  figure.values = empty_table(facet->title);
  for (const std::uint32_t depth : std::set<std::uint32_t>{1, disk.best->depth, disk.best->best_depth}) {
    add_chart(figure, *facet, depth, styles);
  }
  figure.title = facet->title;
  figure.note = "A quantile is shown where the sample bounds it: p99 from 367 reads on, p99.9 from 3,687 on.";
  return figure;
}

}  // namespace

Section latency_section(const Material& material) {
  Section section{"latency", "How long a read takes", {}};
  const ReaderStyles styles(material.disks);
  for (const Disk& disk : material.disks) {
    add_heading(section, disk.name);
    auto figure = figure_of(disk, styles);
    if (figure) {
      section.blocks.emplace_back(std::move(*figure));
    } else {
      add_paragraph(section, "No direct road to this disk was measured.");
    }
  }
  return section;
}

}  // namespace merops::report
