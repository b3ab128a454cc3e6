#pragma once

#include "core/model/extent.h"

#include <cstdint>
#include <optional>
#include <span>

namespace merops {

/// Bytes of the targets that are in the page cache: cachestat (system call 451), else mincore. Absent where neither
/// works for one of them: it cannot be opened, or the kernel does not tell this user (who must own the file, be able to
/// write it, or be root). Always absent on Windows, which tells nobody.
[[nodiscard]] std::optional<std::uint64_t> cached_bytes(std::span<const Target> targets);

/// Writes back and drops these targets' own pages, nobody else's. Never throws for a page that stays: cached_bytes
/// tells. On Windows an opening past the cache does it, which works while nobody has the file open through the cache.
void evict(std::span<const Target> targets);

/// Reads the targets through the page cache until they are resident, as far as memory holds them. A block device keeps
/// its pages only as long as somebody has it open: the caller does. Error naming the target that cannot be read.
void warm(std::span<const Target> targets);

}  // namespace merops
