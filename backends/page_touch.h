#pragma once

#include <cstddef>
#include <span>

namespace merops {

/// Bytes of a page of memory.
[[nodiscard]] std::size_t page_bytes();

/// Installs, once per process, the handler that touch_pages relies on (SIGBUS; on Windows a vectored exception
/// handler). What fails outside of touch_pages goes to whoever handled it before.
void guard_against_page_errors();

/// Reads one byte in each page of `bytes`, which lie in a mapped file. Null when all could be read, else where the
/// first could not be: the file is shorter than its mapping, or the device failed. Any thread.
[[nodiscard]] const std::byte* touch_pages(std::span<const std::byte> bytes, std::size_t page_size);

}  // namespace merops
