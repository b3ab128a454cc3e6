#include "results/log_obstacle.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include <fmt/format.h>
#include <linux/magic.h>
#include <sys/vfs.h>

namespace merops {
namespace {

/// SQLite gives a page of its index disk space by writing one byte of every so many.
constexpr std::int64_t kIndexPage = 4096;

/// Local file systems that overwrite in place: space once given stays given.
constexpr std::uint32_t kSafe[] = {EXT4_SUPER_MAGIC, XFS_SUPER_MAGIC, TMPFS_MAGIC, RAMFS_MAGIC, OVERLAYFS_SUPER_MAGIC};

}  // namespace

std::string log_obstacle(const std::filesystem::path& file) {
  struct statfs system {};
  if (::statfs(file.c_str(), &system) != 0) return "its file system does not tell its kind";
  const auto kind = static_cast<std::uint32_t>(system.f_type);
  if (std::find(std::begin(kSafe), std::end(kSafe), kind) == std::end(kSafe)) {
    return "its file system is on a network or does not overwrite in place";
  }
  if (system.f_bsize < kIndexPage) {
    return fmt::format("its file system has blocks of {} bytes, less than a page", system.f_bsize);
  }
  return {};
}

}  // namespace merops
