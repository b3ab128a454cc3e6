#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace merops {

/// A seeded 64-bit generator (SplitMix64 by Steele, Lea and Flood) that gives the same numbers on every platform,
/// which the standard library's distributions and shuffle do not promise. A value; not thread-safe.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  [[nodiscard]] constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
  }

  /// Uniform in [0, bound), without bias. Precondition: bound > 0.
  [[nodiscard]] constexpr std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t uneven = (std::uint64_t{0} - bound) % bound;  // 2^64 mod bound: numbers to reject
    std::uint64_t number = next();
    while (number < uneven) number = next();
    return number % bound;
  }

 private:
  std::uint64_t state_;
};

/// Fisher-Yates.
template <class T>
constexpr void shuffle(std::span<T> items, Random& random) {
  for (std::size_t left = items.size(); left > 1; --left) {
    std::swap(items[left - 1], items[static_cast<std::size_t>(random.below(left))]);
  }
}

}  // namespace merops
