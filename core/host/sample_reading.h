#pragma once

#include "core/model/extent.h"

#include <cstddef>

namespace merops {

/// Reads a place, whole blocks of 4 KiB, into aligned memory: past the cache where the file system takes that, else
/// through it, which is then left as it was as far as the system tells. Whether all of it was there to read.
[[nodiscard]] bool read_sample(const Target& target, const Extent& place, std::byte* out);

}  // namespace merops
