#pragma once

#include "core/host/system_roots.h"

#include <cstdint>
#include <optional>

namespace merops {

/// Bytes that this process could use now without swapping: MemAvailable, or what the limits of its control groups
/// leave, whichever is less; on Windows available physical memory, what can still be committed, or what the limits of
/// its job leave. Absent where the system does not tell. `roots` are Linux's.
[[nodiscard]] std::optional<std::uint64_t> available_memory(const SystemRoots& roots = {});

}  // namespace merops
