#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

namespace merops {

/// Fills all of `out` from a place of something that can be read in whole sectors only, up to its size: `read` fills
/// whole sectors (a last one that the size cuts is cut) or throws.
using SectorRead = std::function<void(std::uint64_t offset, std::span<std::byte> sectors)>;
void read_by_sectors(std::uint64_t offset, std::span<std::byte> out, std::uint64_t sector, std::uint64_t size,
                     const SectorRead& read);

}  // namespace merops
