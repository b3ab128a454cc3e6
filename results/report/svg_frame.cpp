#include "results/report/svg_frame.h"

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::size_t kTitleCharacters = 66;
constexpr double kCap = 3;  // half a whisker's cap

}  // namespace

std::optional<double> Frame::across(const Scale& scale, double value) const {
  const auto share = scale.position(value);
  return share ? std::optional(left + *share * (right - left)) : std::nullopt;
}

std::optional<double> Frame::up(const Scale& scale, double value) const {
  const auto share = scale.position(value);
  return share ? std::optional(bottom - *share * (bottom - top)) : std::nullopt;
}

void open_chart(SvgWriter& svg, const Frame& frame, std::string_view id, const std::string& title,
                const std::string& description) {
  const std::string title_id = fmt::format("{}-title", id);
  const std::string text_id = fmt::format("{}-text", id);
  svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                   {"viewBox", fmt::format("0 0 {:.0f} {:.0f}", frame.width, frame.height)},
                   {"role", "img"},
                   {"aria-labelledby", title_id + " " + text_id}});
  svg.text("title", {{"id", title_id}}, title);
  svg.text("desc", {{"id", text_id}}, description);
  svg.label("chart-title", {0, 14}, title, kTitleCharacters);
}

void draw_x_axis(SvgWriter& svg, const Frame& frame, const Axis& axis) {
  svg.line("axis", frame.left, frame.bottom, frame.right, frame.bottom);
  for (const Tick& tick : axis.ticks) {
    const auto x = frame.across(axis.scale, tick.at);
    if (!x) continue;
    svg.line("axis", *x, frame.bottom, *x, frame.bottom + 4);
    svg.label("tick", {*x, frame.bottom + 17, "middle"}, tick.label);
  }
  svg.label("axis-title", {(frame.left + frame.right) / 2, frame.bottom + 36, "middle"}, axis.title);
}

void draw_y_axis(SvgWriter& svg, const Frame& frame, const Axis& axis) {
  for (const Tick& tick : axis.ticks) {
    const auto y = frame.up(axis.scale, tick.at);
    if (!y) continue;
    svg.line("grid", frame.left, *y, frame.right, *y);
    svg.label("tick", {frame.left - 6, *y + 4, "end"}, tick.label);
  }
  svg.label("axis-title", {0, frame.top - 10}, axis.title);
}

std::string style_class(std::string_view part, std::size_t style) {
  return fmt::format("{} s{}", part, style % kStyles + 1);
}

void draw_marker(SvgWriter& svg, std::size_t style, double x, double y) {
  // Around the origin: disk, square, triangle, diamond, triangle upside down, cross, plus, ring.
  constexpr std::string_view kShapes[kStyles] = {
      "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
      "M-3.6 -3.6h7.2v7.2h-7.2z",
      "M0 -4.6L4.4 3.4H-4.4z",
      "M0 -5L5 0L0 5L-5 0z",
      "M0 4.6L4.4 -3.4H-4.4z",
      "M-4.2 -2.6L-2.6 -4.2L0 -1.6L2.6 -4.2L4.2 -2.6L1.6 0L4.2 2.6L2.6 4.2L0 1.6L-2.6 4.2L-4.2 2.6L-1.6 0z",
      "M-1.2 -4.6H1.2V-1.2H4.6V1.2H1.2V4.6H-1.2V1.2H-4.6V-1.2H-1.2z",
      "M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0zM-2 0a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z",
  };
  svg.empty("path", {{"class", style_class("marker", style)},
                     {"d", kShapes[style % kStyles]},
                     {"transform", fmt::format("translate({} {})", coordinate(x), coordinate(y))}});
}

void draw_spread_up(SvgWriter& svg, std::size_t style, double x, double low, double high, bool bounds) {
  svg.line(style_class(bounds ? "spread" : "spread seen", style), x, low, x, high);
  if (!bounds) return;
  for (const double y : {low, high}) svg.line(style_class("spread", style), x - kCap, y, x + kCap, y);
}

void draw_spread_across(SvgWriter& svg, std::size_t style, double y, double low, double high, bool bounds) {
  svg.line(style_class(bounds ? "spread" : "spread seen", style), low, y, high, y);
  if (!bounds) return;
  for (const double x : {low, high}) svg.line(style_class("spread", style), x, y - kCap, x, y + kCap);
}

}  // namespace merops::report
