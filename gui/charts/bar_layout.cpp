#include "gui/charts/bar_layout.h"

#include "gui/charts/axes.h"
#include "gui/charts/strokes.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace merops::gui {
namespace {

constexpr double kBarsOfGroup = 0.8;  // the rest is room between groups
constexpr double kNameGap = 0.6;      // between a name and the plot, in lines
constexpr double kBarLines = 1.15;    // thickness of a bar that lies, in lines, where there is no more room than needed

std::size_t barsOf(const BarGroup& group) {
  const auto gaps = std::count_if(group.bars.begin(), group.bars.end(), isGap);
  return std::max<std::size_t>(group.bars.size() - static_cast<std::size_t>(gaps), 1);
}

double sumOf(const BarRooms& rooms) { return std::accumulate(rooms.begin(), rooms.end(), 0.0); }

/// Words are not parted, so that lines are not full.
double linesOf(const Look& look, const QString& name, double width) {
  constexpr double kMostLines = 3, kFilled = 0.85;
  const double wide = look.textWidth(name);
  return wide <= width ? 1 : std::min(std::ceil(wide / (width * kFilled)), kMostLines);
}

/// All of a series' bars are withdrawn.
bool isWithdrawn(const BarChart& chart, std::size_t series) {
  bool any = false;
  for (const BarGroup& group : chart.groups) {
    if (series >= group.bars.size()) continue;
    if (!group.bars[series].withdrawn) return false;
    any = true;
  }
  return any;
}

}  // namespace

bool isGap(const ChartBar& bar) { return !bar.value && bar.label.isEmpty(); }

BarRooms roomsStanding(const BarChart& chart) {
  BarRooms rooms;
  for (const BarGroup& group : chart.groups) rooms.push_back(static_cast<double>(barsOf(group)));
  return rooms;
}

BarRooms roomsLying(const BarChart& chart, const Look& look, double width) {
  constexpr double kAround = 0.3;  // of a name, in lines
  const double names = namesWidth(chart, look, width) - look.lineHeight() * kNameGap;
  BarRooms rooms = roomsStanding(chart);
  for (std::size_t i = 0; i < rooms.size(); ++i) {
    const double lines = linesOf(look, chart.groups[i].name, names) + kAround;
    rooms[i] = std::max(rooms[i], lines * kBarsOfGroup / kBarLines);
  }
  return rooms;
}

double namesWidth(const BarChart& chart, const Look& look, double width) {
  constexpr double kMostOfWidth = 0.35;
  double widest = 0;
  for (const BarGroup& group : chart.groups) widest = std::max(widest, look.textWidth(group.name));
  return std::min(widest + look.lineHeight() * kNameGap, width * kMostOfWidth);
}

std::vector<LegendEntry> legendOf(const BarChart& chart, const Look& look) {
  std::vector<LegendEntry> entries;
  std::set<BarFill> documented;
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    const SeriesLook drawn = lookOf(look, chart.series[i].style, chart.series[i].documented);
    const bool withdrawn = isWithdrawn(chart, i);
    const BarFill fill = withdrawn ? BarFill::hatched : drawn.hollow ? BarFill::hollow : BarFill::solid;
    if (chart.series[i].documented && !documented.insert(fill).second) continue;
    entries.push_back({chart.series[i].name, withdrawn,
                       [=, ground = look.colors.ground(), pen = look.penWidth(), size = look.markerSize()](
                           QPainter& painter, const QRectF& area) {
                         const double inset = area.height() * 0.2;
                         const QRectF bar = area.adjusted(0, inset, 0, -inset);
                         paintBar(painter, bar, drawn.color, ground, fill, pen);
                         paintMarkerIn(painter, bar, bar.center(), drawn, ground, fill, size);
                       }});
  }
  return entries;
}

bool barsStand(const BarChart& chart, const Look& look, double plotWidth) {
  if (chart.groups.empty()) return true;
  const double room = plotWidth / sumOf(roomsStanding(chart)), bar = room * kBarsOfGroup;
  if (bar < look.lineHeight() * 0.7) return false;
  return std::all_of(chart.groups.begin(), chart.groups.end(), [&](const BarGroup& one) {
    return look.textWidth(one.name) + look.lineHeight() * 0.5 <= room * static_cast<double>(barsOf(one)) &&
           std::all_of(one.bars.begin(), one.bars.end(),
                       [&](const ChartBar& each) { return look.textWidth(each.label) + 2 <= bar; });
  });
}

double neededHeight(const BarChart& chart, const Look& look, double width) {
  const double head = headHeight(look, chart.title, legendOf(chart, look), width);
  const double axis = labelsHeight(look, chart.value.title) + look.lineHeight();
  return head + axis + look.lineHeight() * kBarLines / kBarsOfGroup * sumOf(roomsLying(chart, look, width));
}

BarSlots slotsOf(const BarChart& chart, const BarRooms& rooms, double start, double length, double thickest) {
  const double room = length / std::max(sumOf(rooms), 1.0);
  BarSlots places{.bar = std::min(room * kBarsOfGroup, thickest)};
  for (std::size_t i = 0; i < chart.groups.size(); ++i) {
    BarSlots::Group& group = places.groups.emplace_back(BarSlots::Group{start, room * rooms[i], {}});
    double at = start + (group.length - places.bar * static_cast<double>(barsOf(chart.groups[i]))) / 2;
    for (const ChartBar& bar : chart.groups[i].bars) {
      group.bars.push_back(at);
      if (!isGap(bar)) at += places.bar;
    }
    start += group.length;
  }
  return places;
}

}  // namespace merops::gui
