#pragma once

#include "results/report/scale.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// Charts as values: what is drawn, not how (results/report/svg_chart.h draws them).
namespace merops::report {

/// Markers and colours that tell series apart; a style beyond is drawn as its remainder.
inline constexpr std::size_t kStyles = 8;

/// How far a value may lie off. `bounds`: a 95 % interval; else the least and the greatest that were seen.
struct Spread {
  double low = 0, high = 0;
  bool bounds = true;
};

struct Point {
  double x = 0, y = 0;  ///< a point with a NaN, or one that its scale cannot show, is left out and parts the line
  std::optional<Spread> spread{};
};

struct Series {
  std::string name{};
  std::size_t style = 0;
  std::vector<Point> points{};  ///< joined in this order
};

/// Something that happened at one place of the x axis.
struct Mark {
  double x = 0;
  std::string text{};
  bool parts = false;  ///< ends one part of the chart and begins the next, rather than happening within one
};

struct Tick {
  double at = 0;
  std::string label{};
};

struct Axis {
  std::string title{};  ///< with the unit
  Scale scale{};
  std::vector<Tick> ticks{};
};

/// Lines over two axes. `description` says in words what is to be seen, for who cannot see it.
struct LineChart {
  std::string title{}, description{};
  Axis x{}, y{};
  std::vector<Series> series{};  ///< any number; labels find room for about kStyles of them
  std::vector<Mark> marks{};
};

/// One horizontal bar. Hollow ones are somebody else's figure.
struct Bar {
  std::string name{};
  double value = 0;  ///< NaN: no bar, and `note` says why
  std::optional<Spread> spread{};
  std::string note{};  ///< beside the bar: the value, as people read it
  bool hollow = false;
  std::size_t style = 0;
};

struct BarChart {
  std::string title{}, description{};
  Axis x{};  ///< from zero
  std::vector<Bar> bars{};
};

}  // namespace merops::report
