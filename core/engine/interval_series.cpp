#include "core/engine/interval_series.h"

#include <algorithm>

namespace merops {

void IntervalSeries::double_steps() {
  for (std::size_t i = 0; i < kSteps; ++i) {
    const Step step = steps_[i];
    if (i % 2 == 0) {
      steps_[i / 2] = step;
    } else {
      steps_[i / 2].reads += step.reads;
      steps_[i / 2].bytes += step.bytes;
    }
  }
  std::fill(steps_.begin() + kSteps / 2, steps_.end(), Step{});
  ++shift_;
}

void IntervalSeries::merge(const IntervalSeries& other) {
  IntervalSeries added = other;
  while (added.shift_ < shift_) added.double_steps();
  while (shift_ < added.shift_) double_steps();
  for (std::size_t i = 0; i < kSteps; ++i) {
    steps_[i].reads += added.steps_[i].reads;
    steps_[i].bytes += added.steps_[i].bytes;
  }
}

std::vector<Interval> IntervalSeries::intervals(std::uint64_t end_ns) const {
  std::vector<Interval> series;
  const std::uint64_t length = std::uint64_t{1} << shift_;
  for (std::size_t i = 0; i < kSteps; ++i) {
    const std::uint64_t start = i * length;
    if (start >= end_ns) break;
    series.push_back({start, std::min(length, end_ns - start), steps_[i].reads, steps_[i].bytes});
  }
  // A completion at the very end belongs to the last step.
  const std::size_t next = series.size();
  if (next > 0 && next < kSteps) {
    series.back().reads += steps_[next].reads;
    series.back().bytes += steps_[next].bytes;
  }
  return series;
}

}  // namespace merops
