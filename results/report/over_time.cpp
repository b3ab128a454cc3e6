#include "core/model/figure_text.h"
#include "core/model/units.h"
#include "results/report/facets.h"
#include "results/report/panels.h"
#include "results/report/sections.h"
#include "results/report/timeline.h"
#include "results/report/wording.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr double kNsPerS = 1e9;

bool has_points(const Series& series) {
  return std::any_of(series.points.begin(), series.points.end(), [](const Point& point) { return point.x >= 0; });
}

std::string celsius_words(const Surroundings& around) {
  if (around.temperatures.empty()) return {};
  const auto [least, greatest] =
      std::minmax_element(around.temperatures.begin(), around.temperatures.end(),
                          [](const auto& a, const auto& b) { return a.celsius < b.celsius; });
  return fmt::format("{:.0f} to {:.0f}", least->celsius, greatest->celsius);
}

std::string change_list(const Steadiness& steadiness) {
  std::vector<std::string> changes;
  changes.reserve(steadiness.changes.size());
  for (const ChangePoint& change : steadiness.changes) {
    changes.push_back(
        fmt::format("after {:.1f} s: {}", static_cast<double>(change.at_ns) / kNsPerS, change_words(change)));
  }
  return changes.empty() ? "none found" : listed(changes);
}

std::vector<std::string> table_row(const CellResult& run, std::size_t number) {
  const Measurement& measured = run.measurement;
  std::vector<double> rates;
  for (const Interval& interval : steps_of(measured)) rates.push_back(mb_per_s(interval.bytes, interval.length_ns));
  const auto [least, greatest] = std::minmax_element(rates.begin(), rates.end());
  return {fmt::format("run {}", number),
          run.started_utc,
          fmt::format("{:.1f}", static_cast<double>(measured.wall_ns) / kNsPerS),
          show_rate(measured.mb_per_s),
          rates.empty() ? "" : fmt::format("{} to {}", format_rate(*least), format_rate(*greatest)),
          change_list(measured.steadiness),
          std::string(to_string(measured.steadiness.state)),
          celsius_words(measured.surroundings)};
}

Table table_of(const std::vector<const CellResult*>& runs, const std::string& caption) {
  Table table{caption,
              {{"run"},
               {"began (UTC)"},
               {"seconds", true},
               {"MB/s", true},
               {"MB/s of its intervals", true},
               {"change"},
               {"steady state"},
               {"disk, \u00b0C"}},
              {}};
  for (std::size_t i = 0; i < runs.size(); ++i) table.rows.push_back(table_row(*runs[i], i + 1));
  return table;
}

std::string note_for(const Timeline& line) {
  std::string note;
  if (std::any_of(line.marks.begin(), line.marks.end(), [](const Mark& mark) { return !mark.parts; })) {
    note = "A dashed line stands where the rate changed.";
  }
  if (has_points(line.celsius)) note += " Temperatures begin with the warm-up, rates behind it.";
  return note;
}

Figure figure_of(const Disk& disk, const std::vector<const CellResult*>& runs, std::size_t style) {
  const CellGroup& row = *deciding_group(disk);
  const std::string subject = fmt::format("{}, {}", row.cell.reader, in_flight(row.cell.depth));
  Timeline line = timeline_of(runs, style);
  const Axis seconds = axis_from_zero("seconds of measuring, runs one behind the other", {line.end_s});
  const std::string description = fmt::format(
      "Throughput over time of {}, {} one behind the other. The table below tells least and greatest of each.", subject,
      counted(runs.size(), "run"));
  Figure figure;
  figure.title = subject;
  figure.values = table_of(runs, subject);
  figure.charts.emplace_back(
      LineChart{"Rate", description, seconds, axis_from_zero("MB/s", y_values({line.rate})), {line.rate}, line.marks});
  if (has_points(line.celsius)) {
    figure.charts.emplace_back(LineChart{"Temperature of the disk",
                                         "The disk's temperature over the same time.",
                                         seconds,
                                         axis_from_zero("\u00b0C", y_values({line.celsius})),
                                         {line.celsius},
                                         line.marks});
  }
  figure.note = note_for(line);
  return figure;
}

}  // namespace

Section time_section(const Material& material) {
  Section section{"time", "Rate over time", {}};
  const ReaderStyles styles(material.disks);
  for (const Disk& disk : material.disks) {
    add_heading(section, disk.name);
    const auto runs = runs_of(disk);
    if (runs.empty()) {
      add_paragraph(section, "No direct road to this disk was measured.");
    } else {
      section.blocks.emplace_back(figure_of(disk, runs, styles[runs.front()->cell.reader]));
    }
  }
  return section;
}

}  // namespace merops::report
