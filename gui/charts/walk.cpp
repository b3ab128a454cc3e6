#include "gui/charts/walk.h"

#include <algorithm>
#include <cmath>

namespace merops::gui {
namespace {

bool alongSeries(const Picture& picture, Way way) { return picture.sideways == (way == Way::up || way == Way::down); }

bool forward(Way way) { return way == Way::right || way == Way::down; }

/// The neighbour in the list, if it is of the same series.
std::size_t neighbour(const std::vector<Target>& targets, std::size_t current, bool next) {
  if (next ? current + 1 == targets.size() : current == 0) return current;
  const std::size_t other = next ? current + 1 : current - 1;
  return targets[other].series == targets[current].series ? other : current;
}

double place(const Picture& picture, const Target& target) {
  return picture.sideways ? target.area.center().y() : target.area.center().x();
}

/// In the next series that has any, the target that is nearest along the series.
std::size_t across(const Picture& picture, std::size_t current, bool next) {
  const auto& targets = picture.targets;
  const std::size_t from = targets[current].series;
  std::size_t found = current;
  double least = 0;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const std::size_t series = targets[i].series, best = targets[found].series;
    if (next ? series <= from || (best > from && series > best) : series >= from || (best < from && series < best)) {
      continue;
    }
    const double distance = std::abs(place(picture, targets[i]) - place(picture, targets[current]));
    if (series == best && distance >= least) continue;
    found = i;
    least = distance;
  }
  return found;
}

double distance(const QRectF& area, const QPointF& point) {
  const double x = std::max({area.left() - point.x(), 0.0, point.x() - area.right()});
  const double y = std::max({area.top() - point.y(), 0.0, point.y() - area.bottom()});
  return std::hypot(x, y);
}

}  // namespace

std::optional<std::size_t> targetAfter(const Picture& picture, std::optional<std::size_t> current, Way way) {
  if (picture.targets.empty()) return std::nullopt;
  if (way == Way::last) return picture.targets.size() - 1;
  if (way == Way::first || !current || *current >= picture.targets.size()) return 0;
  if (alongSeries(picture, way)) return neighbour(picture.targets, *current, forward(way));
  return across(picture, *current, forward(way));
}

std::optional<std::size_t> targetAt(const Picture& picture, const QPointF& place, double reach) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < picture.targets.size(); ++i) {
    const double away = distance(picture.targets[i].area, place);
    if (away > reach) continue;
    if (found && away >= reach) continue;
    found = i;
    reach = away;
  }
  return found;
}

}  // namespace merops::gui
