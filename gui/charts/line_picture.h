#pragma once

#include "gui/charts/picture.h"

namespace merops::gui {

/// Lays a line chart out; what is drawn is bounded by the size, however many points there are.
[[nodiscard]] Picture drawLines(const LineChart& chart, const Look& look, const QSizeF& size);

}  // namespace merops::gui
