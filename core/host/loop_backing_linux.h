#pragma once

#include "core/host/system_roots.h"

#include <cstdint>
#include <optional>
#include <string>

namespace merops {

/// What a loop device stands on, by numbers: a path may be spelled in many ways, and name something else by now.
struct LoopBacking {
  std::string file{};                   ///< as the kernel spells it
  std::uint64_t device = 0, inode = 0;  ///< of the file (st_dev, st_ino)
  std::uint64_t block_device = 0;       ///< where the file is one: its number (st_rdev); else 0
  [[nodiscard]] bool is_file(std::uint64_t other_device, std::uint64_t other_inode) const {
    return device == other_device && inode == other_inode;
  }
};

/// Whether the device is a loop device that is set up.
[[nodiscard]] bool is_loop(const std::string& name, const SystemRoots& roots);

/// From the kernel, or, where the device cannot be opened, from the path that sysfs tells; absent for all but loop
/// devices, and where neither is to be had.
[[nodiscard]] std::optional<LoopBacking> loop_backing(const std::string& name, const SystemRoots& roots);

}  // namespace merops
