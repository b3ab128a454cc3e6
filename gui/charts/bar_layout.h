#pragma once

#include "gui/charts/legend.h"

namespace merops::gui {

/// Where the bars of a chart lie along its axis of groups, in pixels; the same for bars that stand and that lie.
struct BarSlots {
  double start = 0, group = 0, bar = 0;  ///< where the first group begins; of a group, with the room around; of a bar
  std::size_t series = 1;

  [[nodiscard]] double groupAt(std::size_t index) const { return start + static_cast<double>(index) * group; }
  [[nodiscard]] double barAt(std::size_t index, std::size_t of) const;
};

[[nodiscard]] std::vector<LegendEntry> legendOf(const BarChart& chart, const Look& look);

/// Bars stand while their names and labels have room beside one another.
[[nodiscard]] bool barsStand(const BarChart& chart, const Look& look, double plotWidth);

/// The height that bars that lie need for a width; that of bars that stand is whatever there is.
[[nodiscard]] double neededHeight(const BarChart& chart, const Look& look, double width);

/// Bars are `thickest` pixels at most.
[[nodiscard]] BarSlots slotsOf(const BarChart& chart, double start, double length, double thickest);

}  // namespace merops::gui
