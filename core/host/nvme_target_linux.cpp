#include "core/host/nvme_target_linux.h"

#include "core/host/file_blocks_linux.h"
#include "core/host/mount.h"
#include "core/model/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merops {
namespace {

/// Their extents name bytes of the one device that is mounted, and stay where they are. (btrfs tells addresses of its
/// own, f2fs moves blocks while they are read.)
constexpr std::array<std::string_view, 4> kPlainFileSystems{"ext4", "ext3", "ext2", "xfs"};

std::string doing(const Target& target) { return fmt::format("finding the NVMe drive of {}", target.path.string()); }

struct stat facts_of(const Target& target) {
  struct stat facts {};
  if (::stat(target.path.c_str(), &facts) != 0)
    throw Error(doing(target), std::generic_category().message(errno), errno == ENOENT ? "check the spelling" : "");
  const bool fits = target.kind == TargetKind::file ? S_ISREG(facts.st_mode) : S_ISBLK(facts.st_mode);
  if (!fits) throw Error(doing(target), "it is neither a file nor a block device");
  return facts;
}

void require_plain_file_system(const Target& target) {
  const Mount mount = mount_of(target.path);
  const std::string& type = mount.file_system;
  if (std::find(kPlainFileSystems.begin(), kPlainFileSystems.end(), type) == kPlainFileSystems.end())
    throw Error(doing(target),
                fmt::format("{} does not tell where on the disk a file's bytes lie and stay", mount.describe()),
                "put the file on ext4 or xfs, or take the reader io_uring");
  if (!mount.super_option("rtdev").empty())
    throw Error(doing(target), fmt::format("{} keeps files on two devices", mount.describe()),
                "take the reader io_uring");
}

}  // namespace

NvmePlace nvme_place_of(const Target& target) {
  const struct stat facts = facts_of(target);
  const bool is_file = target.kind == TargetKind::file;
  if (is_file) require_plain_file_system(target);
  NvmePlace place = nvme_place(is_file ? facts.st_dev : facts.st_rdev);
  if (!place.nodes.empty()) return place;
  throw Error(doing(target),
              fmt::format("{} is no NVMe namespace or partition of one",
                          place.disk.empty() ? std::string("what it lies on") : place.disk),
              "this reader sends commands to the drive itself, and cannot see through dm, md or loop devices; take the "
              "reader io_uring");
}

std::string why_not_on_nvme(std::span<const Target> targets) {
  try {
    for (const Target& target : targets) (void)nvme_place_of(target);
    return {};
  } catch (const Error& error) {
    return error.hint().empty() ? std::string(error.what()) : std::string(error.what()) + "; " + error.hint();
  }
}

BlockMap nvme_map_of(const Target& target, const NvmePlace& place) {
  const FileHandle file = open_for_reading(target.path, Access::buffered);
  if (target.kind == TargetKind::file)
    return blocks_of_file(file.get(), target.path, target.size, place.start, place.block);
  if (::fdatasync(file.get()) != 0)
    throw Error(fmt::format("writing back what memory holds of {}", target.path.string()),
                std::generic_category().message(errno));
  BlockMap map;
  map.add(place.size, place.start);
  return map;
}

}  // namespace merops
