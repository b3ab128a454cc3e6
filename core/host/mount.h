#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// Where a file system is seen: on Linux a line of /proc/self/mountinfo, on Windows a volume.
struct Mount {
  std::string point{}, file_system{}, options{};
  std::string source{};         ///< as mounted: often a /dev path, else a word; a volume's name on Windows
  std::string super_options{};  ///< of the file system as a whole
  std::string root{};           ///< the folder of the file system that is mounted: "/" but for parts of it
  std::uint64_t device = 0;  ///< device number (dev_t), its major part 0 for file systems on no or on many devices; a
                             ///< volume's serial number on Windows

  [[nodiscard]] std::string describe() const;  ///< "ext4 mounted at /home (rw,noatime)", for messages
  /// Those of the mount and then those of its file system that are not said yet: "rw,relatime,discard".
  [[nodiscard]] std::string all_options() const;
  /// The value of a super option ("upperdir"); empty where there is none.
  [[nodiscard]] std::string super_option(std::string_view name) const;
};

/// All mounts this process sees, oldest first; empty where the system does not tell. Linux only.
[[nodiscard]] std::vector<Mount> read_mounts(const std::filesystem::path& proc = "/proc");

/// The mount among `mounts` that holds an absolute, resolved path: the deepest mount point above it whose device number
/// is `device` (as stat tells it), else the deepest at all, since btrfs and overlayfs show numbers of their own. Empty
/// where there is none. Linux only.
[[nodiscard]] Mount mount_of(const std::filesystem::path& resolved, std::optional<std::uint64_t> device,
                             const std::vector<Mount>& mounts);

/// The mount of an existing path, symbolic links resolved; empty where the system does not tell. Never throws for that.
[[nodiscard]] Mount mount_of(const std::filesystem::path& path);

}  // namespace merops
