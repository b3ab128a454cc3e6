#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace merops {

/// Reading and writing at an offset of a handle, whether it is opened for overlapped input and output or not; the call
/// waits for its end. Several threads may use one handle at once.

/// Writes all, going on after partial writes. Returns 0, or Windows's number of the error.
[[nodiscard]] unsigned long write_whole(void* handle, std::uint64_t offset, std::span<const std::byte> bytes);

struct ReadSome {
  std::uint64_t bytes = 0;  ///< that came; none at the file's end
  unsigned long error = 0;  ///< Windows's number; 0 at the file's end
};
/// One read, which may bring less than wished.
[[nodiscard]] ReadSome read_some(void* handle, std::uint64_t offset, std::span<std::byte> room);

}  // namespace merops
