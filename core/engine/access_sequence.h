#pragma once

#include "core/model/cell.h"
#include "core/model/sha256.h"

#include <cstdint>
#include <vector>

namespace merops {

/// Which expert is read when: an endless chain of seeded permutations of all experts of a source (Order::sequential:
/// 0, 1, 2, ... again and again). Generated whole before the clock starts, up to kLongest entries; a longer run begins
/// the chain again. Immutable and safe to share between threads.
class AccessSequence {
 public:
  static constexpr std::uint64_t kLongest = 8'000'000;  ///< entries; 32 MB

  /// At least `length` entries (whole permutations), if kLongest allows. `experts` > 0.
  AccessSequence(std::uint32_t experts, std::uint64_t seed, Order order, std::uint64_t length);

  [[nodiscard]] std::uint32_t operator[](std::uint64_t index) const {
    if (index >= entries_.size()) index %= entries_.size();
    return entries_[index];
  }
  [[nodiscard]] std::uint32_t experts() const { return experts_; }
  [[nodiscard]] std::uint64_t length() const { return entries_.size(); }

  /// Covers seed, order, the source's digest and the first permutation: the same on every reader, depth and machine.
  [[nodiscard]] Sha256Digest digest(const Sha256Digest& source) const;
  /// Share of the experts that reads first .. first + reads - 1 touch, 0 to 1.
  [[nodiscard]] double span(std::uint64_t first, std::uint64_t reads) const;

 private:
  std::uint32_t experts_;
  std::uint64_t seed_;
  Order order_;
  std::vector<std::uint32_t> entries_;
};

}  // namespace merops
