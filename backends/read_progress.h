#pragma once

#include "backends/rounding.h"

#include <algorithm>
#include <cstdint>

namespace merops {

/// Linux moves at most this many bytes in one read (MAX_RW_COUNT: 2 GiB less a page), and Windows takes a length of 32
/// bits; what is longer takes several.
inline constexpr std::uint64_t kMostBytesARead = 0x7ffff000;

/// One rounded read on its way: what to ask next, and when it is over. Pure arithmetic, the same for every reader.
///
/// The read is good when every payload byte is there, however short it was at the target's end. A partial one goes on
/// from its last whole block, since a direct read must start on one; an answer that brings nothing new means that the
/// target ends before the payload does.
class ReadProgress {
 public:
  ReadProgress() = default;
  ReadProgress(const Rounded& read, std::uint64_t payload, std::uint64_t alignment)
      : read_(read), needed_(payload == 0 ? 0 : read.lead + payload), alignment_(alignment) {}

  /// Bytes from the start of the rounded read to where the next part starts, in the target and in memory alike.
  [[nodiscard]] std::uint64_t position() const { return position_; }
  [[nodiscard]] std::uint64_t offset() const { return read_.offset + position_; }  ///< the same in the target
  [[nodiscard]] std::uint64_t length() const {                                     ///< bytes to ask for next
    return std::min(read_.length - position_, round_down(kMostBytesARead));
  }
  [[nodiscard]] std::uint64_t alignment() const { return alignment_; }
  [[nodiscard]] bool finished() const { return reached_ >= needed_; }

  enum class Step { finished, again, ended_early };
  /// Takes the answer to the last part: `got` bytes, at most length().
  [[nodiscard]] Step advance(std::uint64_t got) {
    const std::uint64_t reached = position_ + got;
    if (reached <= reached_ && !finished()) return Step::ended_early;
    reached_ = std::max(reached, reached_);
    position_ = round_down(reached_);
    return finished() ? Step::finished : Step::again;
  }

 private:
  [[nodiscard]] std::uint64_t round_down(std::uint64_t bytes) const { return bytes & ~(alignment_ - 1); }

  Rounded read_{};
  std::uint64_t needed_ = 0;  // bytes from the rounded read's start to the payload's end
  std::uint64_t alignment_ = 1;
  std::uint64_t position_ = 0;
  std::uint64_t reached_ = 0;  // bytes that are there, the broken block at the end included
};

}  // namespace merops
