#pragma once

#include "core/host/open_file.h"

#include <cstdint>
#include <functional>

namespace merops {

/// Bytes of a device that is open for reading: what it tells by one of four calls, else how far it can be read; 0 where
/// it has no medium.
[[nodiscard]] std::uint64_t size_of_device(const FileHandle& device);

/// How far something can be read, where only that shows: the end of the last block that `reads` says can be. Blocks are
/// readable from the first on up to that one.
[[nodiscard]] std::uint64_t size_by_reads(std::uint64_t block, const std::function<bool(std::uint64_t offset)>& reads);

}  // namespace merops
