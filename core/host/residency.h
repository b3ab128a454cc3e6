#pragma once

#include "core/model/extent.h"

#include <cstdint>
#include <optional>
#include <span>

namespace merops {

/// Bytes of the targets' extents that are in the page cache: cachestat (system call 451), else mincore. Absent where
/// neither works.
[[nodiscard]] std::optional<std::uint64_t> cached_bytes(std::span<const Target> targets);

/// Writes back and drops these targets' own pages, nobody else's. Never throws for a page that stays: cached_bytes
/// tells.
void evict(std::span<const Target> targets);

/// Reads the targets through the page cache until they are resident, as far as memory holds them.
void warm(std::span<const Target> targets);

}  // namespace merops
