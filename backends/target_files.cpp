#include "backends/target_files.h"

#include "backends/open_file_limit.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

std::uint64_t alignment_of(const Target& target) {
  const std::uint64_t alignment = direct_alignment(target.path);
  if (alignment <= kStoreBlock) return alignment;
  throw Error(fmt::format("opening {} for direct reads", target.path.string()),
              fmt::format("its blocks have {} bytes", alignment),
              fmt::format("direct readers take blocks of up to {} bytes; try the reader buffered", kStoreBlock));
}

}  // namespace

TargetFiles open_targets(std::span<const Target> targets, Access access) {
  allow_many_open_files();
  TargetFiles opened;
  opened.files.reserve(targets.size());
  for (const Target& target : targets) {
    if (access == Access::direct) opened.alignment = std::max(opened.alignment, alignment_of(target));
    opened.files.push_back(open_for_reading(target.path, access));
  }
  return opened;
}

void require_aligned(const SlotMemory& memory, std::uint64_t alignment) {
  const auto start = reinterpret_cast<std::uintptr_t>(memory.region.data());
  if (start % alignment == 0 && memory.stride % alignment == 0) return;
  throw Error("opening a direct reader",
              fmt::format("its memory begins {} bytes off a multiple of {}, and its slots have {} bytes",
                          start % alignment, alignment, memory.stride));
}

}  // namespace merops
