#pragma once

#include "core/model/measurement.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Whether two sets of repetitions differ (docs/method.md, "Comparing"). Pure functions of positive figures in any
/// unit.
namespace merops {

/// Below so many repetitions a side there is no interval of a ratio of medians.
inline constexpr std::size_t kLeastRepetitions = 3;
/// Wanted on either side; fewer are compared and said.
inline constexpr std::size_t kWantedRepetitions = 7;
/// Ratios from 1 / (1 + band) to 1 + band make no difference to anybody.
inline constexpr double kDefaultBand = 0.03;

/// Of B against A, for a figure that is better when greater.
enum class RatioVerdict : std::uint8_t {
  faster,               ///< the whole interval lies above 1, and reaches beyond the band
  slower,               ///< the whole interval lies below 1, and reaches beyond the band
  equivalent,           ///< the whole interval lies inside the band, wherever 1 is
  no_difference_shown,  ///< at this sample: 1 lies inside, the band does not hold it all; or there is no interval
};
[[nodiscard]] std::string_view to_string(RatioVerdict verdict);  ///< "faster", ..., "no-difference-shown"

struct RatioComparison {
  std::size_t n_a = 0, n_b = 0;
  bool paired = false;
  double a = 0, b = 0;  ///< medians; of an even number the mean of the middle two
  Estimate ratio{};     ///< B over A with its 95 % interval: of the medians; of pairs the median of their ratios
  RatioVerdict verdict = RatioVerdict::no_difference_shown;
  std::optional<double> p_value{};  ///< rank test (Mann-Whitney; of pairs the signed ranks of log ratios)

  [[nodiscard]] bool excludes_one() const;  ///< there is an interval, and it does not hold 1
  [[nodiscard]] bool few() const { return n_a < kWantedRepetitions || n_b < kWantedRepetitions; }
};

/// Repetitions that were made independently of one another. Interval: percentiles of the resampled ratio of medians
/// (resampled_median.h), from three repetitions a side on. Preconditions: neither empty, all values above 0, band >= 0.
[[nodiscard]] RatioComparison compare_samples(std::span<const double> a, std::span<const double> b,
                                              double band = kDefaultBand);

/// Pair i is a[i] and b[i], measured next to each other. Interval: order statistics of the pairs' ratios, from six
/// pairs on. Preconditions: of equal length, not empty, all values above 0, band >= 0.
[[nodiscard]] RatioComparison compare_pairs(std::span<const double> a, std::span<const double> b,
                                            double band = kDefaultBand);

/// The verdict on a ratio; an estimate without bounds shows nothing.
[[nodiscard]] RatioVerdict judge_ratio(const Estimate& ratio, double band);

}  // namespace merops
