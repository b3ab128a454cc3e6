#pragma once

#include <cstdint>

namespace merops {

/// Probability of exactly k successes in n tries of probability p. Exact ends: p of 0 and 1 are allowed.
[[nodiscard]] double binomial(std::uint64_t n, std::uint64_t k, double p);
/// Probability of k or more.
[[nodiscard]] double binomial_at_least(std::uint64_t n, std::uint64_t k, double p);

/// Standard normal distribution function.
[[nodiscard]] double normal_below(double x);

}  // namespace merops
