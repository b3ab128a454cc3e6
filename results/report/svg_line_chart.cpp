#include "results/report/label_places.h"
#include "results/report/svg_chart.h"
#include "results/report/svg_frame.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr double kLabelGap = 15;
constexpr double kSideStep = 2.5;  // between spreads of several series at one x
constexpr std::size_t kLabelCharacters = 15;

struct Place {
  double x = 0, y = 0;
};

class LineDrawing {
 public:
  LineDrawing(const LineChart& chart, std::string_view id) : chart_(chart) {
    open_chart(svg_, frame_, id, chart.title, chart.description);
  }

  std::string draw() {
    draw_y_axis(svg_, frame_, chart_.y);
    draw_x_axis(svg_, frame_, chart_.x);
    for (const Mark& mark : chart_.marks) draw_mark(mark);
    for (std::size_t i = 0; i < chart_.series.size(); ++i) draw_series(chart_.series[i], side_step(i));
    draw_labels();
    if (ends_.empty()) svg_.label("nothing", {(frame_.left + frame_.right) / 2, 150, "middle"}, "nothing to show");
    svg_.close("svg");
    return svg_.result();
  }

 private:
  struct End {
    const Series* series;
    Place place;
  };

  /// Series stand beside one another where they share an x, so that no spread hides another.
  [[nodiscard]] double side_step(std::size_t number) const {
    return (static_cast<double>(number) - static_cast<double>(chart_.series.size() - 1) / 2) * kSideStep;
  }

  [[nodiscard]] std::optional<Place> place_of(const Point& point, double aside) const {
    const auto x = frame_.across(chart_.x.scale, point.x);
    const auto y = frame_.up(chart_.y.scale, point.y);
    return x && y ? std::optional(Place{*x + aside, *y}) : std::nullopt;
  }

  void draw_mark(const Mark& mark) {
    const auto x = frame_.across(chart_.x.scale, mark.x);
    if (!x) return;
    svg_.line(mark.parts ? "part" : "mark", *x, frame_.top, *x, frame_.bottom);
    if (mark.parts) {
      svg_.label("part-label", {*x + 3, frame_.bottom - 5}, mark.text, kLabelCharacters);
    } else {
      const bool left = *x > (frame_.left + frame_.right) / 2;
      svg_.label("mark-label", {left ? *x - 4 : *x + 4, frame_.top + 9, left ? "end" : "start"}, mark.text, 40);
    }
  }

  void draw_series(const Series& series, double aside) {
    draw_path(series, aside);
    std::optional<Place> last;
    for (const Point& point : series.points) {
      const auto place = place_of(point, aside);
      if (!place) continue;
      draw_spread(series, point, *place);
      if (series.points.size() <= kMostMarkers) draw_marker(svg_, series.style, place->x, place->y);
      last = place;
    }
    if (last) ends_.push_back({&series, *last});
  }

  void draw_path(const Series& series, double aside) {
    std::string path;
    bool joined = false;
    for (const Point& point : series.points) {
      const auto place = place_of(point, aside);
      if (place) path += fmt::format("{}{} {}", joined ? "L" : "M", coordinate(place->x), coordinate(place->y));
      joined = place.has_value();
    }
    if (!path.empty()) svg_.empty("path", {{"class", style_class("line", series.style)}, {"d", path}});
  }

  void draw_spread(const Series& series, const Point& point, const Place& place) {
    if (!point.spread || point.spread->low == point.spread->high) return;
    const Scale& scale = chart_.y.scale;  // what reaches beyond it ends at it
    const auto low = frame_.up(scale, std::clamp(point.spread->low, scale.low, scale.high));
    const auto high = frame_.up(scale, std::clamp(point.spread->high, scale.low, scale.high));
    if (low && high) draw_spread_up(svg_, series.style, place.x, *low, *high, point.spread->bounds);
  }

  /// Each series is named at its end: with its marker, and a leader where the name had to move.
  void draw_labels() {
    std::vector<double> wanted;
    wanted.reserve(ends_.size());
    for (const End& end : ends_) wanted.push_back(end.place.y);
    const auto places = places_apart(wanted, kLabelGap, frame_.top, frame_.bottom);
    for (std::size_t i = 0; i < ends_.size(); ++i) {
      const End& end = ends_[i];
      if (end.series->name.empty()) continue;
      const double x = frame_.right + 16;
      svg_.line(style_class("leader", end.series->style), end.place.x + 6, end.place.y, x - 6, places[i]);
      draw_marker(svg_, end.series->style, x, places[i]);
      svg_.label("series", {x + 9, places[i] + 4}, end.series->name, kLabelCharacters);
    }
  }

  static constexpr std::size_t kMostMarkers = 40;  // beyond, they would hide the line

  const LineChart& chart_;
  Frame frame_{};
  SvgWriter svg_{};
  std::vector<End> ends_{};
};

}  // namespace

std::string draw(const LineChart& chart, std::string_view id) { return LineDrawing(chart, id).draw(); }

}  // namespace merops::report
