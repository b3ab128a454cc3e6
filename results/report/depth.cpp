#include "core/model/figure_text.h"
#include "core/model/units.h"
#include "results/report/facets.h"
#include "results/report/panels.h"
#include "results/report/sections.h"
#include "results/report/wording.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr double kNsPerMs = 1e6;

Point rate_point(const CellGroup& row) {
  return {static_cast<double>(row.cell.depth), row.mb_per_s.value, spread_of(row)};
}

std::optional<Point> p99_point(const CellGroup& row) {
  if (!row.latency.p99) return std::nullopt;
  const Estimate& p99 = *row.latency.p99;
  Point point{static_cast<double>(row.cell.depth), p99.value / kNsPerMs, {}};
  if (p99.low && p99.high) point.spread = Spread{*p99.low / kNsPerMs, *p99.high / kNsPerMs, true};
  return point;
}

struct Lines {
  std::vector<Series> rate{}, p99{};
};

void add_line(Lines& lines, const std::string& name, std::size_t style, const std::vector<const CellGroup*>& rows) {
  Series rate{name, style, {}};
  Series p99{name, style, {}};
  for (const CellGroup* row : rows) {
    rate.points.push_back(rate_point(*row));
    if (const auto point = p99_point(*row)) p99.points.push_back(*point);
  }
  lines.rate.push_back(std::move(rate));
  if (!p99.points.empty()) lines.p99.push_back(std::move(p99));
}

std::string describe(const std::string& what, const std::vector<Series>& series) {
  std::vector<std::string> names;
  names.reserve(series.size());
  for (const Series& one : series) names.push_back(one.name);
  return fmt::format(
      "{} over the number of reads in flight, a line for each of: {}. The values stand in the table below.", what,
      listed(names));
}

/// Rate and p99 over depth; no chart of p99 where no sample bounds one.
void add_charts(Figure& figure, const Lines& lines) {
  const Axis depths = depth_axis(x_values(lines.rate));
  add_panels(figure, {"Rate",
                      describe("Throughput", lines.rate),
                      depths,
                      axis_from_zero("MB/s", y_values(lines.rate)),
                      lines.rate,
                      {}});
  if (lines.p99.empty()) return;
  add_panels(figure, {"p99",
                      describe("The 99th percentile of a read's latency", lines.p99),
                      depths,
                      latency_axis(y_values(lines.p99)),
                      lines.p99,
                      {}});
}

Table empty_table(const std::string& caption, const std::string& first) {
  return {caption,
          {{first}, {"depth", true}, {"MB/s", true}, {"runs", true}, {"p50", true}, {"p99", true}, {"CPU s/GB", true}},
          {}};
}

void add_rows(Table& table, const std::string& name, const std::vector<const CellGroup*>& rows) {
  for (const CellGroup* row : rows) {
    table.rows.push_back({name, std::to_string(row->cell.depth), show_rate(*row), std::to_string(row->repetitions),
                          show_p50(row->latency), show_p99(row->latency),
                          row->cpu_s_per_gb ? fmt::format("{:.3f}", *row->cpu_s_per_gb) : ""});
  }
}

constexpr std::string_view kNoP99 = "No p99: each row has fewer than the 367 reads that bound one.";

Figure facet_figure(const Facet& facet, const ReaderStyles& styles) {
  Figure figure;
  Lines lines;
  figure.title = facet.title;
  figure.values = empty_table(facet.title, "reader");
  for (const auto& [reader, rows] : rows_by_reader(facet)) {
    add_line(lines, reader, styles[reader], rows);
    add_rows(figure.values, reader, rows);
  }
  add_charts(figure, lines);
  if (lines.p99.empty()) figure.note = kNoP99;
  return figure;
}

/// Rows of a single depth make no line: their table says it all.
void add_facet(Section& section, const Facet& facet, const ReaderStyles& styles) {
  Figure figure = facet_figure(facet, styles);
  const auto same_depth = [&](const CellGroup* row) { return row->cell.depth == facet.rows.front()->cell.depth; };
  if (std::all_of(facet.rows.begin(), facet.rows.end(), same_depth)) {
    section.blocks.emplace_back(std::move(figure.values));
  } else {
    section.blocks.emplace_back(std::move(figure));
  }
}

std::vector<const CellGroup*> rows_of_best_road(const Disk& disk) {
  const CellGroup* deciding = deciding_group(disk);
  for (const Facet& facet : facets_of(disk)) {
    for (const auto& [reader, rows] : rows_by_reader(facet)) {
      for (const CellGroup* row : rows) {
        if (row == deciding) return rows;
      }
    }
  }
  return {};
}

Figure disks_figure(const std::vector<Disk>& disks, std::uint64_t bytes) {
  Figure figure;
  Lines lines;
  figure.title = fmt::format("Each disk by its best direct road, experts of {}", format_bytes(bytes));
  figure.values = empty_table(figure.title, "disk, reader");
  std::size_t style = 0;
  for (const Disk& disk : disks) {
    const CellGroup* deciding = deciding_group(disk);
    if (deciding == nullptr || deciding->expert_bytes != bytes) continue;
    const auto rows = rows_of_best_road(disk);
    add_line(lines, disk.name, style++, rows);
    add_rows(figure.values, fmt::format("{}, {}", disk.name, disk.best->reader), rows);
  }
  add_charts(figure, lines);
  if (lines.p99.empty()) figure.note = kNoP99;
  return figure;
}

/// Sizes of expert with which the disks' best roads were measured: each gets a chart of its own.
std::vector<std::uint64_t> expert_sizes(const std::vector<Disk>& disks) {
  std::vector<std::uint64_t> sizes;
  for (const Disk& disk : disks) {
    const CellGroup* row = deciding_group(disk);
    if (row != nullptr && std::find(sizes.begin(), sizes.end(), row->expert_bytes) == sizes.end()) {
      sizes.push_back(row->expert_bytes);
    }
  }
  return sizes;
}

}  // namespace

Section depth_section(const Material& material) {
  Section section{"depth", "Rate and latency over queue depth", {}};
  const ReaderStyles styles(material.disks);
  add_paragraph(section, kSpreadNote, Tone::note);
  if (material.disks.size() > 1) {
    for (const std::uint64_t bytes : expert_sizes(material.disks)) {
      section.blocks.emplace_back(disks_figure(material.disks, bytes));
    }
  }
  for (const Disk& disk : material.disks) {
    add_heading(section, disk.name);
    if (disk.groups.empty()) add_paragraph(section, "Nothing that counts was measured.");
    for (const Facet& facet : facets_of(disk)) add_facet(section, facet, styles);
  }
  return section;
}

}  // namespace merops::report
