#include "results/report/scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace merops::report {
namespace {

constexpr std::array<double, 3> kRound{1, 2, 5};
constexpr double kSlack = 1e-9;  // of rounding

struct Range {
  double low, high;
};

std::optional<Range> range_of(std::span<const double> values, bool above_zero) {
  std::optional<Range> range;
  for (const double value : values) {
    if (!std::isfinite(value) || (above_zero && value <= 0)) continue;
    if (!range) range = {value, value};
    range = {std::min(range->low, value), std::max(range->high, value)};
  }
  return range;
}

/// 1, 2 or 5 times a power of ten, by its number: ..., -1 is 0.5, 0 is 1, 1 is 2, 2 is 5, 3 is 10, ...
double round_value(int number) {
  const int decade = number >= 0 ? number / 3 : (number - 2) / 3;
  return kRound.at(static_cast<std::size_t>(number - 3 * decade)) * std::pow(10.0, decade);
}

/// Number of the smallest round value that is at least `value`, which is above zero.
int round_up(double value) {
  int number = 3 * static_cast<int>(std::floor(std::log10(value))) - 1;
  while (round_value(number) < value * (1 - kSlack)) ++number;
  return number;
}

int round_down(double value) {
  const int number = round_up(value);
  return round_value(number) > value * (1 + kSlack) ? number - 1 : number;
}

std::vector<double> multiples(double step, double low, double high) {
  std::vector<double> values;
  const double first = std::ceil(low / step - kSlack);
  for (double i = first; i * step <= high + step * kSlack; ++i) values.push_back(i * step + 0.0);
  return values;
}

std::vector<double> linear_values(const Scale& scale, std::size_t most) {
  const double span = scale.high - scale.low;
  for (int number = round_up(span / static_cast<double>(most));; ++number) {
    auto values = multiples(round_value(number), scale.low, scale.high);
    if (values.size() <= most) return values;
  }
}

/// Every second, third, ... until few enough are left.
std::vector<double> thinned(const std::vector<double>& values, std::size_t most) {
  const std::size_t step = (values.size() + most - 1) / most;
  std::vector<double> kept;
  for (std::size_t i = 0; i < values.size(); i += std::max<std::size_t>(step, 1)) kept.push_back(values[i]);
  return kept;
}

std::vector<double> binary_values(const Scale& scale, std::size_t most) {
  std::vector<double> values;
  for (double value = scale.low; value <= scale.high * (1 + kSlack); value *= 2) values.push_back(value);
  return thinned(values, most);
}

std::vector<double> decimal_values(const Scale& scale, std::size_t most) {
  std::vector<double> all;
  std::vector<double> decades;
  for (int number = round_up(scale.low); round_value(number) <= scale.high * (1 + kSlack); ++number) {
    all.push_back(round_value(number));
    if (number % 3 == 0) decades.push_back(round_value(number));
  }
  if (all.size() <= most || decades.size() < 2) return thinned(all, most);
  return thinned(decades, most);
}

}  // namespace

std::optional<double> Scale::position(double value) const {
  if (!std::isfinite(value)) return std::nullopt;
  if (spacing != Spacing::linear && value <= 0) return std::nullopt;
  const double share =
      spacing == Spacing::linear ? (value - low) / (high - low) : std::log(value / low) / std::log(high / low);
  if (share < -kSlack || share > 1 + kSlack) return std::nullopt;
  return std::clamp(share, 0.0, 1.0);
}

Scale linear_from_zero(std::span<const double> values) {
  const auto range = range_of(values, true);
  if (!range) return {};
  const double step = round_value(round_up(range->high / 5));
  return {Spacing::linear, 0, std::ceil(range->high / step - kSlack) * step};
}

Scale by_doublings(std::span<const double> values) {
  const auto range = range_of(values, true);
  if (!range) return {Spacing::binary, 1, 2};
  const double low = std::exp2(std::floor(std::log2(range->low) + kSlack));
  const double high = std::exp2(std::ceil(std::log2(range->high) - kSlack));
  return {Spacing::binary, low, std::max(high, 2 * low)};
}

Scale by_decades(std::span<const double> values) {
  const auto range = range_of(values, true);
  if (!range) return {Spacing::decimal, 1, 10};
  const int low = round_down(range->low);
  const int high = std::max(round_up(range->high), low + 1);
  return {Spacing::decimal, round_value(low), round_value(high)};
}

std::vector<double> round_values(const Scale& scale, std::size_t most) {
  switch (scale.spacing) {
    case Spacing::linear:
      return linear_values(scale, most);
    case Spacing::binary:
      return binary_values(scale, most);
    case Spacing::decimal:
      return decimal_values(scale, most);
  }
  return {};
}

}  // namespace merops::report
