#pragma once

#include "core/model/measurement.h"

#include <cstddef>
#include <span>
#include <vector>

namespace merops {

/// Stamps as a few bytes each: per read, the submission's distance from the one before (from 0 for the first) and the
/// latency, both zigzag-encoded as LEB128 variable-length numbers.
[[nodiscard]] std::vector<std::byte> pack_stamps(std::span<const Stamp> stamps);
/// The inverse for `reads` stamps; Error where the bytes are not exactly those of so many.
[[nodiscard]] std::vector<Stamp> unpack_stamps(std::span<const std::byte> packed, std::size_t reads);

}  // namespace merops
