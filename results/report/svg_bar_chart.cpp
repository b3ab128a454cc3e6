#include "results/report/svg_chart.h"
#include "results/report/svg_frame.h"

#include <algorithm>
#include <cmath>

namespace merops::report {
namespace {

constexpr double kRow = 24, kBar = 12;
constexpr std::size_t kNameCharacters = 21;

Frame frame_of(const BarChart& chart) {
  Frame frame;
  frame.left = 176;
  frame.right = 384;
  frame.top = 26;
  frame.bottom = frame.top + kRow * static_cast<double>(std::max<std::size_t>(chart.bars.size(), 1)) + 4;
  frame.height = frame.bottom + 44;
  return frame;
}

void draw_grid(SvgWriter& svg, const Frame& frame, const Axis& axis) {
  for (const Tick& tick : axis.ticks) {
    if (const auto x = frame.across(axis.scale, tick.at)) svg.line("grid", *x, frame.top, *x, frame.bottom);
  }
}

/// Returns where the note may begin.
double draw_value(SvgWriter& svg, const Frame& frame, const Scale& scale, const Bar& bar, double y) {
  const auto end = frame.across(scale, bar.value);
  if (!end) return frame.left + 6;
  svg.empty("rect", {{"class", style_class(bar.hollow ? "bar hollow" : "bar", bar.style)},
                     {"x", coordinate(frame.left)},
                     {"y", coordinate(y - kBar / 2)},
                     {"width", coordinate(*end - frame.left)},
                     {"height", coordinate(kBar)}});
  if (!bar.spread || bar.spread->low == bar.spread->high) return *end + 6;
  const auto low = frame.across(scale, std::clamp(bar.spread->low, scale.low, scale.high));
  const auto high = frame.across(scale, std::clamp(bar.spread->high, scale.low, scale.high));
  if (!low || !high) return *end + 6;
  draw_spread_across(svg, bar.style, y, *low, *high, bar.spread->bounds);
  return std::max(*end, *high) + 6;
}

void draw_bar(SvgWriter& svg, const Frame& frame, const Scale& scale, const Bar& bar, double y) {
  svg.label("bar-name", {frame.left - 8, y + 4, "end"}, bar.name, kNameCharacters);
  const double x = draw_value(svg, frame, scale, bar, y);
  svg.label("bar-note", {x, y + 4}, bar.note);
}

}  // namespace

std::string draw(const BarChart& chart, std::string_view id) {
  const Frame frame = frame_of(chart);
  SvgWriter svg;
  open_chart(svg, frame, id, chart.title, chart.description);
  draw_grid(svg, frame, chart.x);
  draw_x_axis(svg, frame, chart.x);
  double y = frame.top + kRow / 2 + 2;
  for (const Bar& bar : chart.bars) {
    draw_bar(svg, frame, chart.x.scale, bar, y);
    y += kRow;
  }
  if (chart.bars.empty()) svg.label("nothing", {(frame.left + frame.right) / 2, y + 4, "middle"}, "nothing to show");
  svg.close("svg");
  return svg.result();
}

}  // namespace merops::report
