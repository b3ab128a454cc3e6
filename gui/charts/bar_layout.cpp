#include "gui/charts/bar_layout.h"

#include "gui/charts/axes.h"
#include "gui/charts/strokes.h"

#include <algorithm>

namespace merops::gui {
namespace {

constexpr double kBarsOfGroup = 0.8;  // the rest is room between groups

std::size_t seriesOf(const BarChart& chart) { return std::max<std::size_t>(chart.series.size(), 1); }

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

double BarSlots::barAt(std::size_t index, std::size_t of) const {
  const double all = bar * static_cast<double>(series);
  return groupAt(index) + (group - all) / 2 + static_cast<double>(of) * bar;
}

std::vector<LegendEntry> legendOf(const BarChart& chart, const Look& look) {
  std::vector<LegendEntry> entries;
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    const SeriesLook drawn = lookOf(look, chart.series[i].style, chart.series[i].documented);
    const bool withdrawn = isWithdrawn(chart, i);
    const BarFill fill = withdrawn ? BarFill::hatched : drawn.hollow ? BarFill::hollow : BarFill::solid;
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
  const double group = plotWidth / static_cast<double>(chart.groups.size());
  const double bar = group * kBarsOfGroup / static_cast<double>(seriesOf(chart));
  if (bar < look.lineHeight() * 0.7) return false;
  return std::all_of(chart.groups.begin(), chart.groups.end(), [&](const BarGroup& one) {
    return look.textWidth(one.name) + look.lineHeight() * 0.5 <= group &&
           std::all_of(one.bars.begin(), one.bars.end(),
                       [&](const ChartBar& each) { return look.textWidth(each.label) + 2 <= bar; });
  });
}

double neededHeight(const BarChart& chart, const Look& look, double width) {
  const double head = headHeight(look, chart.title, legendOf(chart, look), width);
  const double axis = labelsHeight(look, chart.value.title) + look.lineHeight();
  const double group = look.lineHeight() * 1.15 * static_cast<double>(seriesOf(chart)) / kBarsOfGroup;
  return head + axis + group * static_cast<double>(chart.groups.size());
}

BarSlots slotsOf(const BarChart& chart, double start, double length, double thickest) {
  BarSlots places{.start = start, .series = seriesOf(chart)};
  places.group = length / static_cast<double>(std::max<std::size_t>(chart.groups.size(), 1));
  places.bar = std::min(places.group * kBarsOfGroup / static_cast<double>(places.series), thickest);
  return places;
}

}  // namespace merops::gui
