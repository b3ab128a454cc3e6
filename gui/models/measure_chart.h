#pragma once

#include "gui/models/chart.h"
#include "gui/models/display.h"
#include "gui/models/measure_course.h"

namespace merops::gui {

/// The median rate of the cells measured so far over the reads in flight, a line for each road; the fastest roads where
/// there are more than can be told apart.
[[nodiscard]] LineChart rateByDepth(const MeasureCourse& course, const Display& display);
/// The rate as it was told while cells were measured, over the time since the start; a line of points a reader.
[[nodiscard]] LineChart rateOverTime(const MeasureCourse& course, const Display& display);

}  // namespace merops::gui
