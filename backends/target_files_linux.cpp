#include "backends/target_files_linux.h"

#include "core/model/error.h"
#include "core/model/flat_store.h"

#include <algorithm>

#include <fmt/format.h>
#include <sys/resource.h>

namespace merops {
namespace {

/// A container may have a hundred shards, and every thread of a synchronous reader opens them all: more than the
/// 1024 descriptors that a process may have open unless it asks for more, which needs no right.
void allow_many_open_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == limit.rlim_max) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

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
  throw Error("opening a direct reader", fmt::format("its memory is not aligned to {} bytes", alignment));
}

}  // namespace merops
