#pragma once

#include "core/host/block_tree_linux.h"
#include "core/host/mount.h"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace merops {

/// Where a path lives, one step down.
struct Home {
  Mount mount{};
  std::vector<std::string> devices{};  ///< that hold its file system; none for memory and network file systems
  bool memory = false;                 ///< a memory file system
};

/// Block devices, mounts and swaps of a machine as they were when it was made, and what lies on what: through
/// partitions, dm, md, loop devices with their files, btrfs over several devices and overlayfs. Whatever stands in a
/// circle is visited once.
class StorageTree {
 public:
  explicit StorageTree(const SystemRoots& roots);

  [[nodiscard]] const BlockTree& blocks() const { return blocks_; }
  /// Of a file or folder; empty when it does not exist.
  [[nodiscard]] Home home_of(const std::filesystem::path& path) const;
  [[nodiscard]] std::string backing_file(const std::string& name) const;          ///< of a loop device; empty otherwise
  [[nodiscard]] std::vector<std::string> parents(const std::string& name) const;  ///< devices directly below
  /// These devices and all below them, nearest first.
  [[nodiscard]] std::vector<std::string> below(std::vector<std::string> names) const;
  /// Those of them that nothing is below: itself where that is so.
  [[nodiscard]] std::vector<std::string> leaves(const std::string& name) const;
  /// Memory is below: zram, a RAM disk, a memory file system's file.
  [[nodiscard]] bool is_memory(const std::string& name) const;
  /// (device, mount) of a device, its partitions and what stands on them; a swap is a mount of type "swap".
  [[nodiscard]] std::vector<std::pair<std::string, Mount>> mounts_of(const std::string& name) const;

 private:
  [[nodiscard]] Home home_of(const std::filesystem::path& path, int overlays) const;
  [[nodiscard]] std::vector<std::string> devices_of(const Mount& mount) const;
  [[nodiscard]] std::vector<std::string> btrfs_devices(const std::string& member) const;
  [[nodiscard]] std::string device_at(const std::string& node) const;  ///< by "/dev/..." as mounts and swaps name it

  SystemRoots roots_;
  BlockTree blocks_;
  std::vector<Mount> mounts_;
  std::vector<std::pair<std::string, Mount>> in_use_;
};

}  // namespace merops
