#pragma once

#include "gui/models/display.h"
#include "gui/models/measure_course.h"
#include "gui/models/measure_run.h"

#include <QString>

namespace merops::gui {

/// "1 min 20 s", "3 h 5 min": whole units, as a user would say it.
[[nodiscard]] QString durationText(double seconds);
/// "A store is written: 2 GB of 8 GB at 1,200 MB/s.": what goes on now, in a sentence.
[[nodiscard]] QString presentText(const Present& present, const Display& display);
/// "12 of 89 cells are done; about 1 min 20 s are left; 3.1 GB were read.": the run as a whole.
[[nodiscard]] QString overallText(const MeasureCourse& course, double seconds, const Display& display);
/// "Qualifying /mnt/usb"
[[nodiscard]] QString titleOf(const MeasurePlan& plan);
/// One line of the list of messages.
[[nodiscard]] QString messageText(const MessageSaid& message);

}  // namespace merops::gui
