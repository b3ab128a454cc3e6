#pragma once

#include "core/model/measurement.h"

#include <array>
#include <cstdint>
#include <vector>

namespace merops {

/// Reads and bytes completed per step of time, in a fixed number of steps: when they run out, neighbours are joined and
/// steps become twice as long. Steps begin at 2^26 ns (67 ms). Recording does not allocate. One per thread, then
/// merged.
class IntervalSeries {
 public:
  static constexpr std::uint32_t kFirstShift = 26;
  static constexpr std::size_t kSteps = 1024;

  /// `since_start_ns`: completion, from the window's start.
  void record(std::uint64_t since_start_ns, std::uint64_t bytes) {
    std::uint64_t step = since_start_ns >> shift_;
    while (step >= kSteps) {
      double_steps();
      step = since_start_ns >> shift_;
    }
    ++steps_[step].reads;
    steps_[step].bytes += bytes;
  }
  void merge(const IntervalSeries& other);
  /// Steps from the start to `end_ns`, the last one cut there.
  [[nodiscard]] std::vector<Interval> intervals(std::uint64_t end_ns) const;

 private:
  struct Step {
    std::uint64_t reads = 0, bytes = 0;
  };
  void double_steps();

  std::uint32_t shift_ = kFirstShift;
  std::array<Step, kSteps> steps_{};
};

}  // namespace merops
