#include "gui/charts/axis_range.h"

#include "gui/charts/ticks.h"

#include <algorithm>
#include <cmath>

namespace merops::gui {
namespace {

constexpr int kRoundTo = 6;  // parts of a linear axis

/// The greatest of 1, 2, 5 times a power of ten that is not above the value.
double roundBelow(double value) {
  const double decade = std::pow(10, std::floor(std::log10(value) + 1e-9));
  for (const double digit : {5.0, 2.0}) {
    if (digit * decade <= value * (1 + 1e-9)) return digit * decade;
  }
  return decade;
}

double roundAbove(double value) {
  const double decade = std::pow(10, std::floor(std::log10(value) + 1e-9));
  for (const double digit : {1.0, 2.0, 5.0}) {
    if (digit * decade >= value * (1 - 1e-9)) return digit * decade;
  }
  return 10 * decade;
}

/// Depths and counts begin at 1: a single one has no room below that.
double belowSingle(double value, AxisScale scale) {
  return scale == AxisScale::binary && value >= 1 ? std::max(1.0, value / 2) : value / 2;
}

}  // namespace

bool AxisRange::shows(double value) const { return std::isfinite(value) && (!isLogarithmic() || value > 0); }

double AxisRange::at(double value) const {
  if (!shows(value)) return 0;
  if (isLogarithmic()) return std::log(value / low) / std::log(high / low);
  return (value - low) / (high - low);
}

void RangeOf::add(double value) {
  if (!AxisRange{.scale = axis_.scale}.shows(value)) return;
  low_ = empty_ ? value : std::min(low_, value);
  high_ = empty_ ? value : std::max(high_, value);
  empty_ = false;
}

void RangeOf::add(const std::optional<ChartSpread>& spread) {
  if (!spread) return;
  add(spread->low);
  add(spread->high);
}

/// Of some width: a single value gets room on both sides.
AxisRange RangeOf::exact() const {
  AxisRange range{low_, high_, axis_.scale};
  if (empty_) return {range.isLogarithmic() ? 1.0 : 0.0, range.isLogarithmic() ? 10.0 : 1.0, axis_.scale};
  if (range.isLogarithmic()) {
    if (range.high / range.low < 1 + 1e-6) range = {belowSingle(low_, range.scale), high_ * 2, range.scale};
    return range;
  }
  if (axis_.fromZero) range = {std::min(0.0, low_), std::max(0.0, high_), axis_.scale};
  const double least = std::max(std::abs(range.low), std::abs(range.high)) * 1e-9;
  if (range.high - range.low > least && range.high > range.low) return range;
  const double room = range.low == 0 ? 1 : std::abs(range.low) / 10;
  return {range.low == 0 ? 0 : range.low - room, range.high + room, axis_.scale};
}

AxisRange RangeOf::round() const {
  AxisRange range = exact();
  if (range.scale == AxisScale::binary) {
    return {std::exp2(std::floor(std::log2(range.low) + 1e-9)), std::exp2(std::ceil(std::log2(range.high) - 1e-9)),
            range.scale};
  }
  if (range.scale == AxisScale::decimal) return {roundBelow(range.low), roundAbove(range.high), range.scale};
  const double step = roundStep((range.high - range.low) / kRoundTo);
  return {std::floor(range.low / step + 1e-9) * step, std::ceil(range.high / step - 1e-9) * step, range.scale};
}

AxisRange RangeOf::close() const {
  constexpr double kRoom = 0.02;
  const AxisRange range = exact();
  if (range.isLogarithmic()) {
    const double room = std::pow(range.high / range.low, kRoom);
    return {range.low / room, range.high * room, range.scale};
  }
  const double room = (range.high - range.low) * kRoom;
  return {axis_.fromZero && range.low == 0 ? 0 : range.low - room, range.high + room, range.scale};
}

}  // namespace merops::gui
