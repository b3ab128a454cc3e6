#pragma once

#include "core/model/measurement.h"
#include "gui/models/chart.h"
#include "gui/models/display.h"

#include <QStringList>
#include <cstdint>
#include <vector>

namespace merops::gui {

/// The repetitions that are shown behind one another.
struct TimeCourse {
  QString title{};                 ///< everything that makes it comparable
  QString name{};                  ///< short, of its own among those shown
  std::vector<CellResult> runs{};  ///< in the order of their measurement
};

[[nodiscard]] QString runName(std::size_t place);  ///< "run 1" of the first, at place 0
/// Seconds at which each run begins on the shared axis; one more for the end. A run takes as long as its window, and
/// its temperatures where those last longer.
[[nodiscard]] std::vector<double> startsOf(const TimeCourse& course);

/// The rate step by step, a line for each run; a part mark where each begins, naming it and the flags that hold for it;
/// a mark with both rates where one changed; a series "flags" whose points tell the evidence.
[[nodiscard]] LineChart rateChart(const TimeCourse& course, const Display& display);
/// The disk's temperatures over the same axis; no series where none was read.
[[nodiscard]] LineChart temperatureChart(const TimeCourse& course, const Display& display);
/// The charts of the courses that have something to show, and sentences on what is not there.
struct TimePicture {
  std::vector<LineChart> charts{};
  QStringList notes{};
};
[[nodiscard]] TimePicture timePicture(const std::vector<TimeCourse>& courses, const Display& display);

}  // namespace merops::gui
