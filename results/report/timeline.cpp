#include "results/report/timeline.h"

#include "core/model/units.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::uint64_t kLeastStepNs = 200'000'000, kMostSteps = 60;
constexpr double kNsPerS = 1e9;
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

void join(Interval& step, const Interval& next) {
  step.length_ns += next.length_ns;
  step.reads += next.reads;
  step.bytes += next.bytes;
}

void add_run(Timeline& line, const CellResult& run, std::size_t number) {
  const Measurement& measured = run.measurement;
  const double start = line.end_s;
  line.marks.push_back({start, fmt::format("run {}", number), true});
  for (const Interval& interval : steps_of(measured)) {
    const double middle = static_cast<double>(interval.start_ns) + static_cast<double>(interval.length_ns) / 2;
    line.rate.points.push_back({start + middle / kNsPerS, mb_per_s(interval.bytes, interval.length_ns), {}});
  }
  for (const TemperatureSample& sample : measured.surroundings.temperatures) {
    line.celsius.points.push_back({start + static_cast<double>(sample.at_ns) / kNsPerS, sample.celsius, {}});
  }
  for (const ChangePoint& change : measured.steadiness.changes) {
    line.marks.push_back({start + static_cast<double>(change.at_ns) / kNsPerS, change_words(change), false});
  }
  line.rate.points.push_back({kNone, kNone, {}});  // the next run is a line of its own
  line.celsius.points.push_back({kNone, kNone, {}});
  line.end_s += static_cast<double>(measured.wall_ns) / kNsPerS;
}

}  // namespace

std::vector<const CellResult*> runs_of(const Disk& disk) {
  std::vector<const CellResult*> runs;
  const CellGroup* row = deciding_group(disk);
  if (row == nullptr) return runs;
  for (const CellResult& cell : disk.counted) {
    const bool same = cell.cell.reader == row->cell.reader && cell.cell.depth == row->cell.depth &&
                      cell.source_path == row->source_path && cell.cell.block == row->cell.block &&
                      cell.cell.order == row->cell.order && cell.cell.cache == row->cell.cache &&
                      cell.cell.pages == row->cell.pages && cell.cell.memory_limit == row->cell.memory_limit;
    if (same) runs.push_back(&cell);
  }
  return runs;
}

std::vector<Interval> steps_of(const Measurement& measured) {
  const std::uint64_t least = std::max(kLeastStepNs, measured.wall_ns / kMostSteps);
  std::vector<Interval> steps;
  for (const Interval& interval : measured.intervals) {
    if (steps.empty() || steps.back().length_ns >= least) {
      steps.push_back(interval);
      continue;
    }
    join(steps.back(), interval);
  }
  if (steps.size() < 2 || steps.back().length_ns >= least) return steps;
  join(steps[steps.size() - 2], steps.back());
  steps.pop_back();
  return steps;
}

std::string change_words(const ChangePoint& change) {
  return fmt::format("{} to {} MB/s", format_rate(change.before_mb_per_s), format_rate(change.after_mb_per_s));
}

Timeline timeline_of(const std::vector<const CellResult*>& runs, std::size_t style) {
  Timeline line;
  line.rate.style = line.celsius.style = style;
  for (std::size_t i = 0; i < runs.size(); ++i) add_run(line, *runs[i], i + 1);
  return line;
}

}  // namespace merops::report
