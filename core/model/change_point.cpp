#include "core/model/change_point.h"

#include "core/model/units.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numeric>

namespace merops {
namespace {

constexpr std::size_t kLeastSteps = 20;
constexpr std::uint64_t kReadsAStep = 8;
constexpr double kLargestP = 0.001;
constexpr double kLeastChange = 1.25;  // and its inverse, 0.8

struct Step {
  std::uint64_t start_ns = 0, length_ns = 0, bytes = 0;
  double rate = 0;
};
using Steps = std::span<const Step>;

/// Steps of the series, so many of its intervals each; what is left at the end is no whole step and is dropped.
std::vector<Step> join(std::span<const Interval> series, std::size_t width) {
  std::vector<Step> steps;
  for (std::size_t begin = 0; begin + width <= series.size(); begin += width) {
    Step step{series[begin].start_ns};
    for (const Interval& interval : series.subspan(begin, width)) {
      step.bytes += interval.bytes;
      step.length_ns += interval.length_ns;
    }
    step.rate = mb_per_s(step.bytes, step.length_ns);
    steps.push_back(step);
  }
  return steps;
}

/// The last interval is cut where the last read completed: left out where it is not half as long as the others.
std::span<const Interval> whole_intervals(std::span<const Interval> series) {
  const bool cut = series.size() > 1 && 2 * series.back().length_ns < series.front().length_ns;
  return cut ? series.first(series.size() - 1) : series;
}

/// Twice the rank of each rate among all (so that it is whole where rates are equal), from 2.
std::vector<std::int64_t> doubled_ranks(Steps steps) {
  std::vector<std::size_t> order(steps.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return steps[a].rate < steps[b].rate; });
  std::vector<std::int64_t> ranks(steps.size());
  for (std::size_t first = 0, last = 0; first < order.size(); first = last) {
    while (last < order.size() && steps[order[last]].rate == steps[order[first]].rate) ++last;
    for (std::size_t i = first; i < last; ++i) ranks[order[i]] = static_cast<std::int64_t>(first + last + 1);
  }
  return ranks;
}

struct Pettitt {
  std::size_t first_after = 0;  ///< the step with which the new rate begins
  double p_value = 1;
};

Pettitt pettitt(Steps steps) {
  const std::vector<std::int64_t> ranks = doubled_ranks(steps);
  const auto n = static_cast<std::int64_t>(steps.size());
  Pettitt found;
  std::int64_t u = 0, largest = 0;
  for (std::int64_t t = 1; t < n; ++t) {
    u += ranks[static_cast<std::size_t>(t - 1)] - (n + 1);
    if (std::abs(u) <= largest) continue;
    largest = std::abs(u);
    found.first_after = static_cast<std::size_t>(t);
  }
  const auto k = static_cast<double>(largest), size = static_cast<double>(n);
  found.p_value = std::min(1.0, 2 * std::exp(-6 * k * k / (size * size * size + size * size)));
  return found;
}

/// Over all of them: a step holds few reads, so that its own rate is one of a few.
double rate_of(Steps steps) {
  std::uint64_t bytes = 0, length_ns = 0;
  for (const Step& step : steps) {
    bytes += step.bytes;
    length_ns += step.length_ns;
  }
  return mb_per_s(bytes, length_ns);
}

bool differ(double before, double after) { return after > kLeastChange * before || before > kLeastChange * after; }

void split(Steps steps, std::vector<ChangePoint>& changes) {
  if (steps.size() < kLeastSteps) return;
  const Pettitt found = pettitt(steps);
  if (found.p_value > kLargestP) return;
  const Steps before = steps.first(found.first_after), after = steps.subspan(found.first_after);
  const ChangePoint change{after.front().start_ns, rate_of(before), rate_of(after), found.p_value};
  split(before, changes);
  if (differ(change.before_mb_per_s, change.after_mb_per_s)) changes.push_back(change);
  split(after, changes);
}

}  // namespace

std::vector<ChangePoint> find_changes(std::span<const Interval> series) {
  series = whole_intervals(series);
  const std::uint64_t reads =
      std::accumulate(series.begin(), series.end(), std::uint64_t{0},
                      [](std::uint64_t sum, const Interval& interval) { return sum + interval.reads; });
  if (reads == 0) return {};
  const std::uint64_t wanted = kReadsAStep * series.size();
  const std::vector<Step> steps =
      join(series, static_cast<std::size_t>(std::max<std::uint64_t>(1, (wanted + reads - 1) / reads)));
  std::vector<ChangePoint> changes;
  split(steps, changes);
  return changes;
}

}  // namespace merops
