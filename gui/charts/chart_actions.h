#pragma once

namespace merops::gui {

class ChartView;

/// Gives the view its context menu: saving and copying, with keys that work while it has the focus.
void addChartActions(ChartView& view);

}  // namespace merops::gui
