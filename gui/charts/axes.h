#pragma once

#include "gui/charts/picture.h"
#include "gui/charts/ticks.h"

namespace merops::gui {

/// Ticks whose labels have room beside one another, or above one another.
[[nodiscard]] std::vector<Tick> ticksBeside(const Look& look, const AxisRange& range, double width);
[[nodiscard]] std::vector<Tick> ticksAbove(const Look& look, const AxisRange& range, double height);

/// Room for the labels of ticks that stand above one another, with the distance to the plot.
[[nodiscard]] double labelsWidth(const Look& look, const std::vector<Tick>& ticks);
/// Room below the plot for labels and, where there is one, a title.
[[nodiscard]] double labelsHeight(const Look& look, const QString& title);

/// Grid and labels of the axis of picture.x below the plot, of picture.y at its left. A value axis' title stands below
/// the labels, or in the line above the plot.
void addBottomAxis(Picture& picture, const Look& look, const QString& title, const std::vector<Tick>& ticks);
void addLeftAxis(Picture& picture, const Look& look, const QString& title, const std::vector<Tick>& ticks,
                 double titleTop);

}  // namespace merops::gui
