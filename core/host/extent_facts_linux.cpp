#include "core/host/extent_facts.h"
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

std::optional<ExtentFacts> facts_of_file(const Target& target, Clock::time_point end) {
  const FileHandle file(::open(target.path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return std::nullopt;
  const auto facts = facts_by_extents(file.get(), target.size, end);
  return facts ? facts : by_holes(file.get(), target.size, end);
}

void add(std::optional<std::uint64_t>& sum, const std::optional<std::uint64_t>& part) {
  sum = sum && part ? std::optional(*sum + *part) : std::nullopt;
}

void add(ExtentFacts& sum, const ExtentFacts& part) {
  sum.looked_at_bytes += part.looked_at_bytes;
  sum.hole_bytes += part.hole_bytes;
  add(sum.unwritten_bytes, part.unwritten_bytes);
  add(sum.encoded_bytes, part.encoded_bytes);
  add(sum.shared_bytes, part.shared_bytes);
  add(sum.extents, part.extents);
}

}  // namespace

std::optional<ExtentFacts> extent_facts(std::span<const Target> targets, std::chrono::nanoseconds budget) {
  const auto end = Clock::now() + budget;
  std::optional<ExtentFacts> sum;
  for (const Target& target : targets) {
    if (target.kind != TargetKind::file) continue;
    const auto facts = facts_of_file(target, end);
    if (!facts) return std::nullopt;
    if (sum) {
      add(*sum, *facts);
    } else {
      sum = facts;
    }
  }
  return sum;
}

}  // namespace merops
