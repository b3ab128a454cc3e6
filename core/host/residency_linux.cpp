#include "core/host/open_file.h"
#include "core/host/page_cache_linux.h"
#include "core/host/residency.h"
#include "core/model/error.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace merops {
namespace {

constexpr int kEvictTries = 3;  // pages still on a processor's own list are missed by the first
constexpr std::size_t kWarmPiece = std::size_t{4} << 20;

FileHandle open_plain(const Target& target) { return FileHandle(::open(target.path.c_str(), O_RDONLY | O_CLOEXEC)); }

std::optional<std::uint64_t> cached_of(int fd, std::uint64_t size) {
  const auto found = cached_by_cachestat(fd, size);
  return found ? found : cached_by_mincore(fd, size);
}

// This file's dirty pages alone: sync_file_range leaves the file system's journal and the device's cache in peace.
void write_back(int fd) {
  constexpr unsigned kAll = SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER;
  if (::sync_file_range(fd, 0, 0, kAll) != 0) ::fdatasync(fd);
}

void evict_one(const Target& target) {
  const FileHandle file = open_plain(target);
  if (!file) return;
  write_back(file.get());
  for (int attempt = 0; attempt < kEvictTries; ++attempt) {
    ::posix_fadvise(file.get(), 0, 0, POSIX_FADV_DONTNEED);  // on a device's node too it drops only the node's pages
    if (cached_of(file.get(), target.size).value_or(0) == 0) return;
  }
}

[[noreturn]] void fail(const Target& target, int code) {
  throw Error("reading " + target.path.string() + " into the page cache", std::generic_category().message(code));
}

void warm_one(const Target& target, std::vector<std::byte>& piece) {
  const FileHandle file = open_plain(target);
  if (!file) fail(target, errno);
  ::posix_fadvise(file.get(), 0, 0, POSIX_FADV_SEQUENTIAL);
  for (std::uint64_t offset = 0; offset < target.size;) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(piece.size(), target.size - offset));
    const ssize_t got = ::pread(file.get(), piece.data(), wanted, static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail(target, errno);
    if (got == 0) return;  // shorter than it was: its identity tells
    offset += static_cast<std::uint64_t>(got);
  }
}

}  // namespace

std::optional<std::uint64_t> cached_bytes(std::span<const Target> targets) {
  std::uint64_t sum = 0;
  for (const Target& target : targets) {
    const FileHandle file = open_plain(target);
    const auto found = file ? cached_of(file.get(), target.size) : std::nullopt;
    if (!found) return std::nullopt;
    sum += *found;
  }
  return sum;
}

void evict(std::span<const Target> targets) {
  for (const Target& target : targets) evict_one(target);
}

void warm(std::span<const Target> targets) {
  std::vector<std::byte> piece(kWarmPiece);
  for (const Target& target : targets) warm_one(target, piece);
}

}  // namespace merops
