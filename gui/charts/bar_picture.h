#pragma once

#include "gui/charts/picture.h"

namespace merops::gui {

/// Lays a bar chart out: bars that stand while names and labels have room beside one another, else bars that lie.
[[nodiscard]] Picture drawBars(const BarChart& chart, const Look& look, const QSizeF& size);

}  // namespace merops::gui
