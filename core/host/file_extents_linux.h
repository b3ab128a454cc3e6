#pragma once

#include "core/host/extent_facts.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace merops {

/// Facts of an open file's first `size` bytes by FS_IOC_FIEMAP, in batches until `end` is over; one batch at least.
/// Absent where the file system does not take the call.
[[nodiscard]] std::optional<ExtentFacts> facts_by_extents(int fd, std::uint64_t size,
                                                          std::chrono::steady_clock::time_point end);

}  // namespace merops
