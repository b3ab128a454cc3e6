#include "core/host/sector_reading_windows.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace merops {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;  // a multiple of every sector

}  // namespace

void read_by_sectors(std::uint64_t offset, std::span<std::byte> out, std::uint64_t sector, std::uint64_t size,
                     const SectorRead& read) {
  std::vector<std::byte> memory(kPiece + sector);
  std::byte* const sectors = memory.data() + (sector - reinterpret_cast<std::uintptr_t>(memory.data()) % sector);
  while (!out.empty()) {
    const std::uint64_t first = offset / sector * sector, skipped = offset - first;
    const auto taken = static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), kPiece - skipped));
    const std::uint64_t whole = (skipped + taken + sector - 1) / sector * sector;
    read(first, {sectors, static_cast<std::size_t>(std::min(whole, size - first))});
    std::memcpy(out.data(), sectors + skipped, taken);
    out = out.subspan(taken);
    offset += taken;
  }
}

}  // namespace merops
