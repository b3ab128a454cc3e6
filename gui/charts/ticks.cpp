#include "gui/charts/ticks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace merops::gui {
namespace {

constexpr std::size_t kMostTicks = 40;

/// All digits where they are few, else as a power of ten.
QString tickText(double value, int decimals, const QLocale& locale) {
  const double size = std::abs(value);
  if (size != 0 && (size >= 1e9 || size < 1e-6)) return locale.toString(value, 'g', 6);
  return locale.toString(value, 'f', decimals);
}

/// So many that a value of two significant digits loses none.
int decimalsOfStep(double step) { return std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9))); }

bool inside(const AxisRange& range, double value) {
  const double place = range.at(value);
  return range.shows(value) && place >= -1e-9 && place <= 1 + 1e-9;
}

std::vector<Tick> linearTicks(const AxisRange& range, double step, const QLocale& locale) {
  std::vector<Tick> ticks;
  const int decimals = decimalsOfStep(step);
  for (double i = std::ceil(range.low / step - 1e-9); ticks.size() < kMostTicks; ++i) {
    const double value = i * step;
    if (value > range.high + step * 1e-6) break;
    if (inside(range, value)) ticks.push_back({value, tickText(value, decimals, locale)});
  }
  return ticks;
}

std::vector<Tick> powerTicks(const AxisRange& range, double base, std::span<const double> digits, int every,
                             const QLocale& locale) {
  std::vector<Tick> ticks;
  const double logBase = std::log(base);
  const double first = std::floor(std::log(range.low) / logBase + 1e-9), last = std::log(range.high) / logBase + 1e-9;
  for (double power = std::floor(first / every) * every; power <= last && ticks.size() < kMostTicks; power += every) {
    for (const double digit : digits) {
      const double value = digit * std::pow(base, power);
      if (inside(range, value)) ticks.push_back({value, tickText(value, decimalsOfStep(value), locale)});
    }
  }
  return ticks;
}

bool haveRoom(const std::vector<Tick>& ticks, const AxisRange& range, double length,
              const std::function<double(const QString&)>& needs) {
  for (std::size_t i = 1; i < ticks.size(); ++i) {
    const double between = (range.at(ticks[i].value) - range.at(ticks[i - 1].value)) * length;
    if (between < (needs(ticks[i].text) + needs(ticks[i - 1].text)) / 2) return false;
  }
  return true;
}

/// From dense to sparse.
std::vector<std::vector<Tick>> candidates(const AxisRange& range, const QLocale& locale) {
  static constexpr std::array kOne{1.0};
  static constexpr std::array kAll{1.0, 2.0, 5.0};
  std::vector<std::vector<Tick>> found;
  if (range.scale == AxisScale::decimal) found.push_back(powerTicks(range, 10, kAll, 1, locale));
  for (const int every : {1, 2, 3, 4, 6, 10, 20}) {
    if (range.scale == AxisScale::linear) break;
    found.push_back(powerTicks(range, range.scale == AxisScale::binary ? 2 : 10, kOne, every, locale));
  }
  return found;
}

std::vector<Tick> evenTicks(const AxisRange& range, double length, const QLocale& locale,
                            const std::function<double(const QString&)>& needs) {
  for (int parts = 12; parts > 1; --parts) {
    auto ticks = linearTicks(range, roundStep((range.high - range.low) / parts), locale);
    if (haveRoom(ticks, range, length, needs)) return ticks;
  }
  return linearTicks(range, roundStep(range.high - range.low), locale);
}

}  // namespace

double roundStep(double least) {
  const double decade = std::pow(10, std::floor(std::log10(least)));
  for (const double digit : {1.0, 2.0, 5.0}) {
    if (digit * decade >= least * (1 - 1e-9)) return digit * decade;
  }
  return 10 * decade;
}

std::vector<Tick> ticksOf(const AxisRange& range, double length, const QLocale& locale,
                          const std::function<double(const QString&)>& needs) {
  for (auto& ticks : candidates(range, locale)) {
    if (ticks.size() >= 2 && haveRoom(ticks, range, length, needs)) return std::move(ticks);
  }
  return evenTicks(range, length, locale, needs);  // linear, or less than a power of the base
}

}  // namespace merops::gui
