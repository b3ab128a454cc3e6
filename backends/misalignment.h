#pragma once

#include <cstddef>
#include <cstdint>
#include <system_error>

namespace merops {

/// Whether a direct read may be asked of the system: offset, length and memory are multiples of `alignment`, a power of
/// two (1 where nothing has to be aligned).
[[nodiscard]] inline bool is_aligned(std::uint64_t offset, std::uint64_t length, const std::byte* memory,
                                     std::uint64_t alignment) {
  return ((offset | length | reinterpret_cast<std::uintptr_t>(memory)) & (alignment - 1)) == 0;
}

/// The error of such a read, with the numbers in its message ("the read's length is 100 bytes off a multiple of 4096"):
/// what the system itself says of it has none, and some systems say nothing. Alignments up to 1 MiB.
[[nodiscard]] std::error_code misalignment(std::uint64_t offset, std::uint64_t length, const std::byte* memory,
                                           std::uint64_t alignment);

}  // namespace merops
