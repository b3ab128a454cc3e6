#pragma once

#include "core/model/extent.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>

namespace merops {

/// What file systems tell of how files lie on the disk, in bytes of the files' content. Reading a hole or an unwritten
/// extent moves no bytes from the disk, and reading an encoded one fewer or others than are delivered.
struct ExtentFacts {
  std::uint64_t looked_at_bytes = 0;               ///< the files' sizes, less what the time did not suffice for
  std::uint64_t hole_bytes = 0;                    ///< of these, with nothing allocated
  std::optional<std::uint64_t> unwritten_bytes{};  ///< allocated and never written: read as zeros
  std::optional<std::uint64_t> encoded_bytes{};    ///< compressed, encrypted, or inline among the metadata
  std::optional<std::uint64_t> shared_bytes{};     ///< with another file or another place in the same one
  std::optional<std::uint64_t> extents{};
};

/// Asks for the extents of all files among the targets (FS_IOC_FIEMAP), whose dirty pages are written back before. A
/// file system without that call tells of holes at most (SEEK_HOLE); the other fields are then absent. On Windows
/// allocated ranges, valid data length and attributes take their place; what is shared is not told. Absent where
/// there is no file, or one cannot be opened or asked. Stops looking once the budget is over, at the next batch of some
/// hundred extents: then looked_at_bytes is less than the sum of sizes. Never throws.
[[nodiscard]] std::optional<ExtentFacts> extent_facts(std::span<const Target> targets,
                                                      std::chrono::nanoseconds budget = std::chrono::seconds(2));

}  // namespace merops
