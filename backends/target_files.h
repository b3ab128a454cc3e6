#pragma once

#include "core/host/open_file.h"
#include "core/host/slot_memory.h"

#include <cstdint>
#include <span>
#include <vector>

namespace merops {

/// A source's targets, opened by one reader, in the order of Extent::target.
struct TargetFiles {
  std::vector<FileHandle> files{};
  std::uint64_t alignment = 1;  ///< the largest that direct reads of any of them need; 1 for buffered ones
};

/// Opens them all for reading. Throws Error naming the target, also for one whose blocks are larger than a store's.
[[nodiscard]] TargetFiles open_targets(std::span<const Target> targets, Access access);

/// Throws Error where the slots do not start on multiples of `alignment`.
void require_aligned(const SlotMemory& memory, std::uint64_t alignment);

}  // namespace merops
