#include "core/host/read_at.h"

#include <cerrno>

#include <unistd.h>

namespace merops {

BytesRead read_at(const FileHandle& file, std::uint64_t offset, std::span<std::byte> out) noexcept {
  const ssize_t got = ::pread(file.get(), out.data(), out.size(), static_cast<off_t>(offset));
  if (got < 0) return {0, {errno, std::generic_category()}};
  return {static_cast<std::size_t>(got), {}};
}

}  // namespace merops
