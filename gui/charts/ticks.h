#pragma once

#include "gui/charts/axis_range.h"

#include <QLocale>
#include <QString>
#include <functional>
#include <vector>

namespace merops::gui {

struct Tick {
  double value = 0;
  QString text{};  ///< by the locale
};

/// The least of 1, 2, 5 times a power of ten that is not below `least`, which is above zero.
[[nodiscard]] double roundStep(double least);

/// The densest round ticks whose labels have room: `needs` tells how many pixels a label takes with its distance to the
/// next, `length` is the axis' length in pixels. Of 2 on a binary axis, of 1-2-5 or decades on a decimal one.
[[nodiscard]] std::vector<Tick> ticksOf(const AxisRange& range, double length, const QLocale& locale,
                                        const std::function<double(const QString&)>& needs);

}  // namespace merops::gui
