#pragma once

#include "core/model/random.h"

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace merops::test {

/// Uniform in (0, 1).
inline double uniform(Random& random) { return (static_cast<double>(random.next() >> 11U) + 0.5) * 0x1p-53; }
/// Standard normal (Box and Muller).
inline double normal(Random& random) {
  const double radius = std::sqrt(-2 * std::log(uniform(random)));
  return radius * std::cos(2 * std::numbers::pi * uniform(random));
}

/// How rates scatter about their median of 1, as seen on disks: evenly, with a long tail, or now and then throttled.
struct Noise {
  std::string name;
  double (*draw)(Random& random);
  double median;
};

inline double normal_noise(Random& random) { return 1 + 0.1 * normal(random); }
inline double lognormal_noise(Random& random) { return std::exp(0.3 * normal(random)); }
/// One in four repetitions is throttled to 60 %.
inline double throttled_noise(Random& random) {
  return uniform(random) < 0.75 ? 1 + 0.01 * normal(random) : 0.6 * (1 + 0.05 * normal(random));
}

/// The median of the throttled one lies where a third of the unthrottled are below: 1 + 0.01 x normal quantile of 1/3.
inline std::vector<Noise> noises() {
  return {{"normal, 10 %", normal_noise, 1},
          {"lognormal, 30 %", lognormal_noise, 1},
          {"throttled to 60 % one time in four", throttled_noise, 1 - 0.01 * 0.4307273}};
}

}  // namespace merops::test
