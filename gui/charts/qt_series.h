#pragma once

#include "gui/charts/picture.h"

#include <QtCharts/QChart>

namespace merops::gui {

/// Gives the chart the lines and bands of the picture, and nothing else; `origin` is the picture's place in the chart.
void setSeries(QChart& chart, const Picture& picture, const QPointF& origin);

}  // namespace merops::gui
