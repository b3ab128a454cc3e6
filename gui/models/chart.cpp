#include "gui/models/chart.h"

namespace merops::gui {

QString valuesText(const LineChart& chart) { return chart.title; }

QString valuesText(const BarChart& chart) { return chart.title; }

}  // namespace merops::gui
