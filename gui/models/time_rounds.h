#pragma once

#include "gui/models/time_course.h"

namespace merops::gui {

/// The rates of the rounds, where the runs were measured in rounds, and where the assessed ones begin. No series where
/// none was.
[[nodiscard]] LineChart roundsChart(const TimeCourse& course, const Display& display);

}  // namespace merops::gui
