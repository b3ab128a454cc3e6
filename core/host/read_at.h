#pragma once

#include "core/host/open_file.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <system_error>

namespace merops {

/// What one read brought. Fewer bytes than asked for are no error: the file ends there, or the system gave less at
/// once.
struct BytesRead {
  std::size_t bytes = 0;  ///< 0 without an error: the file ends before the offset, or at it
  std::error_code error{};
};

/// One read from `offset`, on a file opened by open_for_reading. For direct files and, on Windows, for devices, offset
/// and length are multiples of the alignment; for direct files the memory is as well. Waits as long as the device does.
/// EINTR and EAGAIN are the caller's. Any thread, several at once.
[[nodiscard]] BytesRead read_at(const FileHandle& file, std::uint64_t offset, std::span<std::byte> out) noexcept;

/// Reads until `out` is full, the file ends or a read fails for another reason than EINTR; then `bytes` counts what
/// came before.
[[nodiscard]] BytesRead read_whole_at(const FileHandle& file, std::uint64_t offset, std::span<std::byte> out) noexcept;

}  // namespace merops
