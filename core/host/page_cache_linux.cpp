#include "core/host/page_cache_linux.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace merops {
namespace {

// include/uapi/linux/mman.h of Linux 6.5; Debian 12's headers are older.
constexpr long kCachestat = 451;
struct CachestatRange {
  std::uint64_t offset, length;
};
struct Cachestat {
  std::uint64_t cached, dirty, writeback, evicted, recently_evicted;
};

constexpr std::uint64_t kPiece = std::uint64_t{1} << 30;  // a multiple of every page size; 256 KiB of mincore's answers

std::uint64_t page_bytes() { return static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)); }

// The kernel's own rule (can_do_mincore): the owner, a capable user, or one who can write the file.
bool mincore_is_told(int fd) {
  struct stat status {};
  if (::fstat(fd, &status) != 0) return false;
  if (::geteuid() == 0 || ::geteuid() == status.st_uid) return true;
  const std::string link = "/proc/self/fd/" + std::to_string(fd);
  return ::faccessat(AT_FDCWD, link.c_str(), W_OK, AT_EACCESS) == 0;
}

}  // namespace

std::optional<std::uint64_t> cached_by_cachestat(int fd, std::uint64_t size) {
  if (size == 0) return 0;  // to the kernel a length of 0 means up to the end
  CachestatRange range{0, size};
  Cachestat found{};
  if (::syscall(kCachestat, fd, &range, &found, 0U) != 0) return std::nullopt;
  return std::min(found.cached * page_bytes(), size);
}

std::optional<std::vector<bool>> pages_in_cache(int fd, std::uint64_t offset, std::size_t length) {
  if (!mincore_is_told(fd)) return std::nullopt;
  void* const mapping = ::mmap(nullptr, length, PROT_READ, MAP_SHARED, fd, static_cast<off_t>(offset));
  if (mapping == MAP_FAILED) return std::nullopt;
  std::vector<unsigned char> answers((length + page_bytes() - 1) / page_bytes());
  const bool told = ::mincore(mapping, length, answers.data()) == 0;
  ::munmap(mapping, length);
  if (!told) return std::nullopt;
  std::vector<bool> pages(answers.size());
  std::transform(answers.begin(), answers.end(), pages.begin(),
                 [](unsigned char answer) { return (answer & 1U) != 0; });
  return pages;
}

std::optional<std::uint64_t> cached_by_mincore(int fd, std::uint64_t size) {
  std::uint64_t pages = 0;
  for (std::uint64_t offset = 0; offset < size; offset += kPiece) {
    const auto found = pages_in_cache(fd, offset, static_cast<std::size_t>(std::min(kPiece, size - offset)));
    if (!found) return std::nullopt;
    pages += static_cast<std::uint64_t>(std::count(found->begin(), found->end(), true));
  }
  return std::min(pages * page_bytes(), size);
}

}  // namespace merops
