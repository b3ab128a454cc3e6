#pragma once

#include "core/model/extent.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace merops {

/// One read of whole blocks into a buffer.
struct PlannedRead {
  std::uint32_t target = 0;
  std::uint64_t offset = 0;     ///< in the target, whole blocks
  std::uint64_t length = 0;     ///< whole blocks
  std::uint64_t needed = 0;     ///< bytes of it up to the last one wanted
  std::uint64_t buffer_at = 0;  ///< where it goes
  friend bool operator==(const PlannedRead&, const PlannedRead&) = default;
};

/// A run of payload bytes inside the buffer.
struct PlannedPiece {
  std::uint64_t buffer_at = 0, length = 0;
  friend bool operator==(const PlannedPiece&, const PlannedPiece&) = default;
};

/// How to get a run of an expert's payload with few large reads.
struct ReadPlan {
  std::vector<PlannedRead> reads{};    ///< by target and offset
  std::vector<PlannedPiece> pieces{};  ///< in payload order
};

/// Plans reading payload bytes [offset, offset + count) of the expert that lies in `extents`. Extents that lie close
/// together in one target, in whatever order, are read at once, with what is between them.
[[nodiscard]] ReadPlan plan_reads(std::span<const Extent> extents, std::uint64_t offset, std::uint64_t count);

/// A buffer size that holds every plan for `count` bytes of experts with at most this many extents.
[[nodiscard]] std::uint64_t plan_buffer_bytes(std::uint64_t count, std::uint32_t max_extents);

}  // namespace merops
