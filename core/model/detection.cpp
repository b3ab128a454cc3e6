#include "core/model/detection.h"

#include "core/model/binomial.h"
#include "core/model/comparison.h"
#include "core/model/resampled_median.h"
#include "core/model/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace merops {
namespace {

/// Log ratios about their median.
std::vector<double> scatter(std::span<const double> ratios) {
  const double centre = std::log(middle(ratios));
  std::vector<double> logs;
  logs.reserve(ratios.size());
  for (const double ratio : ratios) logs.push_back(std::log(ratio) - centre);
  return logs;
}

/// Silverman's rule for a Gaussian kernel over few values: 0.9 s n^(-1/5).
double kernel_width(const std::vector<double>& values) {
  if (values.size() < 2) return 0;
  const auto n = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return 0.9 * std::sqrt(squares / (n - 1)) * std::pow(n, -0.2);
}

/// How likely one pair is to fall on the right side of 1.
double right_side(std::span<const double> pilot_ratios, double difference) {
  const std::vector<double> logs = scatter(pilot_ratios);
  const double width = kernel_width(logs);
  const double shift = -std::log1p(-difference);
  double sum = 0;
  for (const double log : logs) {
    if (width > 0) {
      sum += normal_below((shift - log) / width);
    } else {
      sum += log < shift ? 1 : 0;
    }
  }
  return sum / static_cast<double>(logs.size());
}

double power_for(std::uint32_t pairs, double right) {
  const auto ranks = quantile_ranks(pairs, 0.5);
  return ranks ? binomial_at_least(pairs, ranks->high, right) : 0;
}

}  // namespace

double power_of_pairs(std::uint32_t pairs, std::span<const double> pilot_ratios, double difference) {
  return power_for(pairs, right_side(pilot_ratios, difference));
}

std::optional<std::uint32_t> repetitions_to_detect(std::span<const double> pilot_ratios, double difference) {
  const double right = right_side(pilot_ratios, difference);
  for (auto pairs = static_cast<std::uint32_t>(kWantedRepetitions); pairs <= kMostPairs; ++pairs) {
    if (power_for(pairs, right) >= kWantedPower) return pairs;
  }
  return std::nullopt;
}

}  // namespace merops
