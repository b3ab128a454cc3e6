#pragma once

#include <filesystem>
#include <string>

namespace merops::test {

/// A mounted file system, for tests that run as root; unmounted when destroyed.
class MountedFileSystem {
 public:
  /// Empty, or why nothing can be mounted here: a reason to skip.
  [[nodiscard]] static std::string unavailable();

  /// mount -t TYPE -o OPTIONS SOURCE FOLDER; throws when it cannot. TYPE "tmpfs" takes any SOURCE.
  MountedFileSystem(const std::string& type, const std::filesystem::path& source, const std::filesystem::path& folder,
                    const std::string& options = {});
  MountedFileSystem(const MountedFileSystem&) = delete;
  MountedFileSystem& operator=(const MountedFileSystem&) = delete;
  ~MountedFileSystem();
  [[nodiscard]] const std::filesystem::path& path() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

/// Whether a path lies on tmpfs or ramfs, where nothing can be evicted and no read reaches a disk.
[[nodiscard]] bool is_on_memory_file_system(const std::filesystem::path& path);

/// Makes an ext4 file system in a file or device, its features changed by this list (mkfs.ext4 -O); false where
/// mkfs.ext4 is missing or fails.
[[nodiscard]] bool make_ext4(const std::filesystem::path& path, const std::string& features = "extent");
/// The same with btrfs (mkfs.btrfs), which needs 128 MiB.
[[nodiscard]] bool make_btrfs(const std::filesystem::path& path);

}  // namespace merops::test
