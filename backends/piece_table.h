#pragma once

#include "core/host/reader.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace merops {

/// Where the payload of each slot's last read lies, one piece per extent. All memory is taken when it is made.
class PieceTable {
 public:
  explicit PieceTable(const ReaderOptions& options)
      : most_(options.max_extents),
        pieces_(std::size_t{options.depth} * options.max_extents),
        counts_(options.depth, 0) {}

  void clear(std::uint32_t slot) { counts_[slot] = 0; }
  void add(std::uint32_t slot, std::span<const std::byte> piece) {
    assert(counts_[slot] < most_);
    pieces_[std::size_t{slot} * most_ + counts_[slot]++] = piece;
  }
  [[nodiscard]] std::span<const std::span<const std::byte>> of(std::uint32_t slot) const {
    return {pieces_.data() + std::size_t{slot} * most_, counts_[slot]};
  }

 private:
  std::size_t most_;  // pieces of one slot
  std::vector<std::span<const std::byte>> pieces_;
  std::vector<std::uint32_t> counts_;
};

}  // namespace merops
