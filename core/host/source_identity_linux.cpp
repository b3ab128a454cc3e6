#include "core/host/open_file.h"
#include "core/host/source_file.h"
#include "core/model/error.h"

#include <array>
#include <cerrno>
#include <cstddef>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merops {
namespace {

/// The superblock names the index by its hash. Read directly, since a check must not put pages into the cache.
std::string superblock_hash(const Target& target) {
  alignas(kStoreBlock) std::array<std::byte, kStoreBlock> block;
  const FileHandle file = open_for_reading(target.path, Access::direct);
  if (::pread(file.get(), block.data(), block.size(), 0) != static_cast<ssize_t>(block.size())) return "unreadable";
  return to_hex(sha256(block));
}

std::string identity_of(const Target& target) {
  struct stat facts {};
  if (::stat(target.path.c_str(), &facts) != 0)
    return fmt::format("{}: {}", target.path.string(), std::generic_category().message(errno));
  if (target.kind == TargetKind::block_device)  // its times tell nothing
    return fmt::format("{}: device {} size {}", target.path.string(), facts.st_rdev, make_target(target.path).size);
  return fmt::format("{}: device {} inode {} size {} modified {}.{:09}", target.path.string(), facts.st_dev,
                     facts.st_ino, facts.st_size, facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec);
}

}  // namespace

std::string identity_of(const Source& source) {
  std::string identity;
  for (const Target& target : source.targets) identity += identity_of(target) + "\n";
  if (source.kind == SourceKind::device_store) identity += superblock_hash(source.targets.at(0)) + "\n";
  return identity;
}

}  // namespace merops
