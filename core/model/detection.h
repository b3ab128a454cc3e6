#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace merops {

/// Least probability with which a planned measurement finds the difference that is asked for.
inline constexpr double kWantedPower = 0.9;
/// More pairs than anybody measures.
inline constexpr std::uint32_t kMostPairs = 1000;

/// How likely `pairs` pairs are to show (compare_pairs, an interval that excludes 1 on the right side) that B is slower
/// than A by the share `difference`, when single pairs scatter as the ratios of the pilot do. The pilot's own median
/// does not count, only its spread, smoothed by a kernel: seven values alone know no tails. Exact for that spread: the
/// interval ends below 1 when enough pairs do, which is a binomial. Preconditions: pilot not empty, all above 0,
/// 0 < difference < 1. 0 below six pairs, which bound no interval.
[[nodiscard]] double power_of_pairs(std::uint32_t pairs, std::span<const double> pilot_ratios, double difference);

/// The fewest pairs, seven at least, that find the difference with a probability of kWantedPower; absent where
/// kMostPairs do not. The pilot's pairs may be among them, since its median had no say.
[[nodiscard]] std::optional<std::uint32_t> repetitions_to_detect(std::span<const double> pilot_ratios,
                                                                 double difference);

}  // namespace merops
