#include "gui/charts/thinning.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace merops::gui {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

/// Indices of the points that stand for a column's.
struct Column {
  std::size_t least = kNone, greatest = kNone, lowest = kNone, highest = kNone, gap = kNone;
};

class Thinning {
 public:
  Thinning(const std::vector<ChartPoint>& points, const AxisRange& y, std::size_t columns)
      : points_(points), y_(y), columns_(columns) {}

  void add(std::size_t index, std::size_t column) {
    Column& kept = columns_[column];
    if (!y_.shows(points_[index].y)) {
      if (kept.gap == kNone) kept.gap = index;
      return;
    }
    keep(kept.least, index, [](const ChartPoint& a, const ChartPoint& b) { return a.y < b.y; });
    keep(kept.greatest, index, [](const ChartPoint& a, const ChartPoint& b) { return a.y > b.y; });
    keep(kept.lowest, index, [](const ChartPoint& a, const ChartPoint& b) { return low(a) < low(b); });
    keep(kept.highest, index, [](const ChartPoint& a, const ChartPoint& b) { return high(a) > high(b); });
  }

  [[nodiscard]] std::vector<std::size_t> kept() const {
    std::vector<std::size_t> all;
    for (const Column& one : columns_) {
      for (const std::size_t index : {one.least, one.greatest, one.lowest, one.highest, one.gap}) {
        if (index != kNone) all.push_back(index);
      }
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

 private:
  static double low(const ChartPoint& point) { return point.spread ? point.spread->low : point.y; }
  static double high(const ChartPoint& point) { return point.spread ? point.spread->high : point.y; }

  template <class Better>
  void keep(std::size_t& kept, std::size_t index, Better better) {
    if (kept == kNone || better(points_[index], points_[kept])) kept = index;
  }

  const std::vector<ChartPoint>& points_;
  AxisRange y_;
  std::vector<Column> columns_;
};

}  // namespace

std::vector<std::size_t> pointsToDraw(const std::vector<ChartPoint>& points, const AxisRange& x, const AxisRange& y,
                                      std::size_t columns) {
  if (points.size() <= kMostPoints) {
    std::vector<std::size_t> all(points.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
  }
  Thinning thinning(points, y, std::max<std::size_t>(columns, 1));
  const auto last = static_cast<double>(std::max<std::size_t>(columns, 1) - 1);
  double column = 0;  // a point of no place is a gap beside the one before
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (x.shows(points[i].x)) column = std::clamp(std::floor(x.at(points[i].x) * (last + 1)), 0.0, last);
    thinning.add(i, static_cast<std::size_t>(column));
  }
  return thinning.kept();
}

}  // namespace merops::gui
