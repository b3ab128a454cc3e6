#include "core/model/figure_text.h"
#include "core/model/units.h"
#include "results/report/documented.h"
#include "results/report/wording.h"

#include <map>
#include <set>
#include <tuple>

#include <fmt/format.h>

namespace merops::report {
namespace {

Bar documented_bar(const ReferenceRow& row) {
  return {row.id + ": " + row.disk, *row.mb_per_s, {}, format_rate(*row.mb_per_s) + " documented", true, kStyles - 1};
}

/// Documented rows of one regime share a chart.
using RegimeKey = std::tuple<Regime, std::uint32_t, std::uint64_t>;
RegimeKey key_of(const ReferenceRow& row) { return {row.regime, row.in_flight, row.expert_bytes}; }

std::string title_of(const ReferenceRow& row) {
  return fmt::format("{}, {}, about {} a read", to_string(row.regime), in_flight(row.in_flight),
                     format_bytes(row.expert_bytes));
}

BarChart chart_of(const std::vector<Documented>& rows) {
  BarChart chart{title_of(*rows.front().row),
                 "Filled bars are the disks measured here, hollow ones documented results of the same regime.",
                 {},
                 {}};
  std::set<const CellGroup*> ours;
  std::set<const ReferenceRow*> theirs;
  for (const Documented& found : rows) {
    if (ours.insert(found.measured).second) chart.bars.push_back(bar_of(found.disk->name, *found.measured));
  }
  for (const Documented& found : rows) {
    if (found.row->mb_per_s && theirs.insert(found.row).second) chart.bars.push_back(documented_bar(*found.row));
  }
  fit_axis(chart);
  return chart;
}

std::string ratio_or_nothing(std::optional<double> here, std::optional<double> there) {
  return here && there && *there > 0 ? ratio_text(*here / *there) : "";
}

std::optional<double> microseconds(const std::optional<Estimate>& latency) {
  return latency ? std::optional(latency->value / 1e3) : std::nullopt;
}

std::vector<std::string> table_row(const Documented& found) {
  const ReferenceRow& row = *found.row;
  const CellGroup& here = *found.measured;
  return {row.id,
          row.disk,
          found.disk->name,
          fmt::format("{}, depth {}, {} pages", here.cell.reader, here.cell.depth, to_string(here.pages)),
          show_rate(here),
          row.mb_per_s ? format_rate(*row.mb_per_s) : "",
          ratio_or_nothing(here.mb_per_s.value, row.mb_per_s),
          ratio_or_nothing(microseconds(here.latency.p50), row.p50_us),
          ratio_or_nothing(microseconds(here.latency.p99), row.p99_us),
          fmt::format("{}", fmt::join(row.flags, "; ")),
          row.source};
}

Table documented_table(const std::vector<Documented>& found) {
  Table table{"Documented results of the same regime: measured here over documented there",
              {{"id"},
               {"documented disk"},
               {"disk here"},
               {"reader here"},
               {"MB/s here", true},
               {"MB/s there", true},
               {"ratio", true},
               {"p50 ratio", true},
               {"p99 ratio", true},
               {"how it was taken"},
               {"source"}},
              {}};
  for (const Documented& one : found) table.rows.push_back(table_row(one));
  return table;
}

}  // namespace

Figure documented_figure(const std::vector<Documented>& found) {
  std::map<RegimeKey, std::vector<Documented>> regimes;
  for (const Documented& one : found) regimes[key_of(*one.row)].push_back(one);
  Figure figure;
  for (const auto& [key, rows] : regimes) figure.charts.emplace_back(chart_of(rows));
  figure.note =
      "Filled: measured here. Hollow: published by others, of other disks and programs, at the same depth, in the same "
      "way "
      "of reading and over the same kind of link. Withdrawn results are not compared with.";
  figure.values = documented_table(found);
  return figure;
}

}  // namespace merops::report
