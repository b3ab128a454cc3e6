#include "core/host/block_map.h"

#include <algorithm>

namespace merops {

void BlockMap::add(std::uint64_t length, std::uint64_t device) {
  if (length == 0) return;
  const std::uint64_t offset = size();
  const bool touches = !runs_.empty() && runs_.back().device + runs_.back().length == device;
  if (touches) {
    runs_.back().length += length;
  } else {
    runs_.push_back({offset, length, device});
  }
}

std::uint64_t BlockMap::size() const { return runs_.empty() ? 0 : runs_.back().offset + runs_.back().length; }

BlockRun BlockMap::piece(std::uint64_t offset, std::uint64_t most) const {
  if (offset >= size()) return {offset, 0, 0};
  const auto behind = std::upper_bound(runs_.begin(), runs_.end(), offset,
                                       [](std::uint64_t at, const BlockRun& run) { return at < run.offset; });
  const BlockRun& run = *(behind - 1);
  const std::uint64_t into = offset - run.offset;
  return {offset, std::min(most, run.length - into), run.device + into};
}

std::size_t BlockMap::most_runs_within(std::uint64_t length) const {
  std::size_t most = 0;
  auto last = runs_.begin();
  // The window that meets the most runs can be moved until it begins with the last byte of one.
  for (auto first = runs_.begin(); first != runs_.end(); ++first) {
    const std::uint64_t end = first->offset + first->length - 1 + length;
    while (last != runs_.end() && last->offset < end) ++last;
    most = std::max(most, static_cast<std::size_t>(last - first));
  }
  return length == 0 ? 0 : most;
}

}  // namespace merops
