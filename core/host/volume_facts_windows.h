#pragma once

#include "core/host/open_file.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace merops {

/// A volume with a file system, by what it is called below \\?\ : "\\?\Volume{...}\", or a share's root.
struct VolumeFacts {
  std::string root{};
  std::vector<std::string> mount_points{};  ///< "C:\", "D:\models\"
  std::string file_system{};                ///< "NTFS", "ReFS", "exFAT"; empty where it is not known
  std::string options{};                    ///< "rw" or "ro", "compressed", "dax"
  std::vector<std::uint32_t> disks{};       ///< numbers of the physical drives below; empty where Windows tells none
  bool memory = false;                      ///< Windows calls it a RAM disk
};

/// The volume of an open file or folder, junctions and the like followed. Its mount point is the one of this path.
/// Never throws: what is not known is empty.
[[nodiscard]] VolumeFacts volume_facts_of(const FileHandle& file);

/// The volumes of this machine's disks; no optical drives, no shares. Never throws.
[[nodiscard]] std::vector<VolumeFacts> list_volumes();

/// Numbers of the physical drives below an open volume ("\\.\C:" or "\\?\Volume{...}"); empty where there are none.
[[nodiscard]] std::vector<std::uint32_t> disks_below(const FileHandle& volume);

}  // namespace merops
