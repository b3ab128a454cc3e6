#pragma once

#include "core/model/measurement.h"

#include <array>
#include <bit>
#include <cstdint>

namespace merops {

/// Log-linear latency histogram: 128 buckets an octave, so a bucket's middle is within 0.4 % of every value in it.
/// Values are nanoseconds; below 256 they are exact, above 2^37 (137 s) they fall into the last bucket.
/// Recording neither allocates nor branches on the value's size. Not thread-safe: one per thread, merged afterwards.
class Histogram {
 public:
  static constexpr std::uint32_t kSubBits = 7;
  static constexpr std::uint32_t kTopBit = 37;
  static constexpr std::uint32_t kBuckets = ((kTopBit - kSubBits) << kSubBits) + (1U << kSubBits);

  void record(std::uint64_t ns) { ++counts_[bucket_of(ns)]; }
  void merge(const Histogram& other);
  [[nodiscard]] std::uint64_t count() const;
  /// Nearest-rank quantile: the middle of the bucket that holds it; 0 when empty.
  [[nodiscard]] std::uint64_t quantile(double q) const;
  /// All of Latency, as far as buckets tell (min and max are bucket middles unless given by the caller).
  [[nodiscard]] Latency summarise() const;
  [[nodiscard]] HistogramBuckets buckets() const;
  [[nodiscard]] static Histogram from_buckets(const HistogramBuckets& buckets);

  [[nodiscard]] static constexpr std::uint32_t bucket_of(std::uint64_t ns) {
    constexpr std::uint64_t kLast = (std::uint64_t{1} << kTopBit) - 1;
    if (ns > kLast) ns = kLast;
    const auto width = static_cast<std::uint32_t>(std::bit_width(ns | ((1U << kSubBits) - 1)));
    const std::uint32_t shift = width > kSubBits + 1 ? width - kSubBits - 1 : 0;
    return (shift << kSubBits) + static_cast<std::uint32_t>(ns >> shift);
  }
  [[nodiscard]] static std::uint64_t lower_bound(std::uint32_t bucket);
  [[nodiscard]] static std::uint64_t middle(std::uint32_t bucket);

 private:
  std::array<std::uint64_t, kBuckets> counts_{};
};

}  // namespace merops
