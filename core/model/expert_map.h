#pragma once

#include "core/model/extent.h"

#include <cstdint>
#include <span>
#include <vector>

namespace merops {

/// Expert number -> extents, in payload order, neighbouring ones coalesced. Immutable once built; safe to share.
class ExpertMap {
 public:
  /// Appends the next expert. Extents of the same target that touch are joined.
  void add(std::span<const Extent> extents);

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(first_.size() - 1); }
  [[nodiscard]] std::span<const Extent> operator[](std::uint32_t expert) const {
    return {extents_.data() + first_[expert], extents_.data() + first_[expert + 1]};
  }
  [[nodiscard]] std::uint64_t payload_bytes(std::uint32_t expert) const;
  [[nodiscard]] std::uint64_t total_payload_bytes() const;
  [[nodiscard]] std::uint64_t largest_payload() const;
  [[nodiscard]] std::uint32_t max_extents() const;           ///< of any one expert
  [[nodiscard]] std::uint32_t experts_in_pieces() const;     ///< with more than one extent
  [[nodiscard]] std::uint32_t experts_over_targets() const;  ///< with extents in more than one target
  /// The largest sum of an expert's extents when each is rounded out to `alignment`: the least slot size.
  [[nodiscard]] std::uint64_t largest_rounded(std::uint64_t alignment) const;

 private:
  std::vector<Extent> extents_;
  std::vector<std::uint32_t> first_{0};
};

}  // namespace merops
