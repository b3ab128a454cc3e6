#pragma once

#include "gui/charts/legend.h"

namespace merops::gui {

/// A bar with neither figure nor label: nothing is drawn, and it takes no room.
[[nodiscard]] bool isGap(const ChartBar& bar);

/// Where the bars of a chart lie along its axis of groups, in pixels; the same for bars that stand and that lie.
struct BarSlots {
  struct Group {
    double start = 0, length = 0;  ///< with the room around
    std::vector<double> bars{};    ///< where each begins; gaps where the next one does
  };
  std::vector<Group> groups{};
  double bar = 0;  ///< of a bar
};

/// The room that each group wants, in bars: as many as it has; those that lie no less than the lines of its name.
using BarRooms = std::vector<double>;
[[nodiscard]] BarRooms roomsStanding(const BarChart& chart);
[[nodiscard]] BarRooms roomsLying(const BarChart& chart, const Look& look, double width);

/// Width of the groups' names beside bars that lie, with the distance to the plot.
[[nodiscard]] double namesWidth(const BarChart& chart, const Look& look, double width);

/// Documented series that look alike share an entry.
[[nodiscard]] std::vector<LegendEntry> legendOf(const BarChart& chart, const Look& look);

/// Bars stand while their names and labels have room beside one another.
[[nodiscard]] bool barsStand(const BarChart& chart, const Look& look, double plotWidth);

/// The height that bars that lie need for a width; that of bars that stand is whatever there is.
[[nodiscard]] double neededHeight(const BarChart& chart, const Look& look, double width);

/// Bars are `thickest` pixels at most.
[[nodiscard]] BarSlots slotsOf(const BarChart& chart, const BarRooms& rooms, double start, double length,
                               double thickest);

}  // namespace merops::gui
