#pragma once

#include "results/report/chart.h"
#include "results/report/disk.h"

#include <string>
#include <vector>

namespace merops::report {

/// The runs behind the row that decides about the disk, in the order of their measurement.
[[nodiscard]] std::vector<const CellResult*> runs_of(const Disk& disk);

/// A run's intervals, joined with their neighbours until few enough are left and each holds some reads; a short rest at
/// the end goes with the step before it.
[[nodiscard]] std::vector<Interval> steps_of(const Measurement& measured);

/// "400 to 200 MB/s"
[[nodiscard]] std::string change_words(const ChangePoint& change);

/// Runs one behind the other on one axis of seconds, each a line of its own.
struct Timeline {
  Series rate{}, celsius{};
  std::vector<Mark> marks{};  ///< where runs begin, and where the rate changed
  double end_s = 0;
};
[[nodiscard]] Timeline timeline_of(const std::vector<const CellResult*>& runs, std::size_t style);

}  // namespace merops::report
