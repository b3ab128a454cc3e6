#pragma once

#include "core/model/measurement.h"

#include <cstdint>
#include <span>

namespace merops {

/// The rule of SNIA's Solid State Storage Performance Test Specification: rates of five rounds whose greatest and least
/// lie within 20 % of their mean, and whose fitted line changes by at most 10 % of it from the first to the last;
/// within 25 rounds.
inline constexpr std::uint32_t kSteadyWindow = 5;
inline constexpr std::uint32_t kMostRounds = 25;
inline constexpr double kSteadyExcursion = 0.20;
inline constexpr double kSteadySlope = 0.10;

/// Assesses the last five of the rounds' rates (MB/s). Fewer than five are not assessed. State, rounds and the window's
/// figures are filled; the changes over time are another matter (core/model/change_point.h).
[[nodiscard]] Steadiness assess_rounds(std::span<const double> rounds);

}  // namespace merops
