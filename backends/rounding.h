#pragma once

#include "core/model/extent.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace merops {

/// What a direct reader asks of the target for one extent: the smallest run of whole blocks that holds it. The payload
/// begins `lead` bytes into it.
struct Rounded {
  std::uint64_t offset = 0, length = 0, lead = 0;
  friend bool operator==(const Rounded&, const Rounded&) = default;
};

/// Rounds an extent out to `alignment`, a power of two; 1 leaves it as it is. The extent ends below 2^63, as every
/// offset of a file or device does.
[[nodiscard]] constexpr Rounded round_out(const Extent& extent, std::uint64_t alignment) {
  assert(alignment != 0 && (alignment & (alignment - 1)) == 0);
  const std::uint64_t below = alignment - 1;
  const std::uint64_t first = extent.offset & ~below;
  const std::uint64_t end = (extent.offset + extent.length + below) & ~below;
  return {first, end - first, extent.offset - first};
}

/// Deals out a slot to the extents of one request: each rounded read gets its own aligned part, one behind the other
/// from the slot's start, so that nothing has to be copied. The slot itself must be aligned.
class SlotLayout {
 public:
  explicit SlotLayout(std::span<std::byte> slot) : free_(slot) {}

  /// The memory of the next rounded read; empty (and nothing dealt out) where the slot is too small for it.
  [[nodiscard]] constexpr std::span<std::byte> take(const Rounded& read) {
    if (read.length > free_.size()) return {};
    const std::span<std::byte> part = free_.first(static_cast<std::size_t>(read.length));
    free_ = free_.subspan(part.size());
    return part;
  }

 private:
  std::span<std::byte> free_;
};

/// The payload inside the memory that a rounded read filled.
[[nodiscard]] constexpr std::span<const std::byte> payload_of(std::span<const std::byte> filled, const Rounded& read,
                                                              const Extent& extent) {
  return filled.subspan(static_cast<std::size_t>(read.lead), static_cast<std::size_t>(extent.length));
}

}  // namespace merops
