#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace merops {

/// Bytes of a target that lie one behind the other on its device: `length` bytes, in the target from `offset` on, on
/// the device from `device` on.
struct BlockRun {
  std::uint64_t offset = 0, length = 0, device = 0;
  friend bool operator==(const BlockRun&, const BlockRun&) = default;
};

/// Where the bytes of a target lie on its device: runs in the target's order, without gaps from its first byte on.
class BlockMap {
 public:
  /// The next bytes of the target. Runs that touch on the device become one.
  void add(std::uint64_t length, std::uint64_t device);

  [[nodiscard]] std::uint64_t size() const;  ///< bytes of the target that have a place
  [[nodiscard]] const std::vector<BlockRun>& runs() const { return runs_; }
  /// What lies in one piece from `offset` on, at most `most` bytes; of length 0 behind the end.
  [[nodiscard]] BlockRun piece(std::uint64_t offset, std::uint64_t most) const;
  /// The most runs that any `length` bytes lie in: bounds how often a read is split because the target is.
  [[nodiscard]] std::size_t most_runs_within(std::uint64_t length) const;

 private:
  std::vector<BlockRun> runs_{};
};

}  // namespace merops
