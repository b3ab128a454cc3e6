#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace merops {

/// What a device, or the host of a virtual one, could do to deliver content without reading it: leave blocks of zeros
/// out, keep equal blocks once, compress.
struct ContentSample {
  std::uint64_t sampled_bytes = 0;
  double repeated_share = 0;  ///< of whole blocks: those of one byte value alone, or equal to one before
  double bits_per_byte = 0;   ///< order-0 entropy of all sampled bytes: 0 for one value alone, 8 for random ones
};

inline constexpr std::size_t kContentBlock = 4096;  ///< the unit in which content is looked at for repetition

/// Of pieces put one after another, each of whole blocks as they lie on the disk. Bytes behind the last whole block
/// count for the entropy alone. Absent where there are none.
[[nodiscard]] std::optional<ContentSample> content_of(std::span<const std::byte> bytes);

}  // namespace merops
