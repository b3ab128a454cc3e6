#pragma once

#include "results/report/chart.h"
#include "results/report/svg_writer.h"

#include <optional>
#include <string>
#include <string_view>

namespace merops::report {

/// Where a chart's parts stand in its view box; y grows downwards.
struct Frame {
  double width = 520, height = 300;                       ///< of the view box
  double left = 52, right = 386, top = 40, bottom = 256;  ///< of the plot

  [[nodiscard]] std::optional<double> across(const Scale& scale, double value) const;  ///< from the left
  [[nodiscard]] std::optional<double> up(const Scale& scale, double value) const;      ///< from the bottom
};

/// Opens the <svg> with its title and description, for eyes and for screen readers.
void open_chart(SvgWriter& svg, const Frame& frame, std::string_view id, const std::string& title,
                const std::string& description);
/// Grid lines, labels and titles of the axes.
void draw_x_axis(SvgWriter& svg, const Frame& frame, const Axis& axis);
void draw_y_axis(SvgWriter& svg, const Frame& frame, const Axis& axis);

/// The classes of a style: its colour.
[[nodiscard]] std::string style_class(std::string_view part, std::size_t style);
/// A marker of its style's own shape.
void draw_marker(SvgWriter& svg, std::size_t style, double x, double y);
/// From low to high, with caps where it bounds a 95 % interval and dotted where it does not.
void draw_spread_up(SvgWriter& svg, std::size_t style, double x, double low, double high, bool bounds);
void draw_spread_across(SvgWriter& svg, std::size_t style, double y, double low, double high, bool bounds);

}  // namespace merops::report
