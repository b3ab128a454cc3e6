#include "core/host/facts_of_file.h"
#include "core/host/file_extents_linux.h"
#include "core/host/open_file.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace merops {
namespace {

using Clock = std::chrono::steady_clock;

/// Where data begins at or after `offset`, or a hole; `size` where there is none; absent where the file cannot be
/// asked.
std::optional<std::uint64_t> next(int fd, std::uint64_t offset, std::uint64_t size, int whence) {
  const off_t found = ::lseek(fd, static_cast<off_t>(offset), whence);
  if (found >= 0) return std::min(static_cast<std::uint64_t>(found), size);
  return errno == ENXIO ? std::optional(size) : std::nullopt;
}

std::optional<ExtentFacts> by_holes(int fd, std::uint64_t size, Clock::time_point end) {
  ExtentFacts facts;
  do {
    const auto data = next(fd, facts.looked_at_bytes, size, SEEK_DATA);
    const auto hole = data && *data < size ? next(fd, *data, size, SEEK_HOLE) : data;
    if (!hole) return std::nullopt;
    facts.hole_bytes += *data - facts.looked_at_bytes;
    facts.looked_at_bytes = *hole;
  } while (facts.looked_at_bytes < size && Clock::now() < end);
  return facts;
}

}  // namespace

std::optional<ExtentFacts> facts_of_file(const Target& target, Clock::time_point end) noexcept {
  const FileHandle file(::open(target.path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return std::nullopt;
  const auto facts = facts_by_extents(file.get(), target.size, end);
  return facts ? facts : by_holes(file.get(), target.size, end);
}

}  // namespace merops
