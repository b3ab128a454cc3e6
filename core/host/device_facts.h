#pragma once

#include "core/model/facts.h"

#include <filesystem>
#include <string>
#include <vector>

namespace merops {

/// Where the kernel's view of devices is read from; tests give a folder of their own.
struct SystemRoots {
  std::filesystem::path sys = "/sys", proc = "/proc", dev = "/dev", run_udev = "/run/udev";
};

/// All block devices worth showing (whole disks, stacked devices; set-up loops and zram; no partitions), by name.
/// What cannot be read is absent. Never throws.
[[nodiscard]] std::vector<DeviceFacts> list_devices(const SystemRoots& roots = {});
/// One device or partition by kernel name; Error where there is none.
[[nodiscard]] DeviceFacts device_facts(const std::string& name, const SystemRoots& roots = {});

/// Where a file, folder or block device lives, down to the leaf devices: through partitions, dm, md and loop devices
/// and their backing files. Error where the path does not exist.
[[nodiscard]] StorageFacts storage_of(const std::filesystem::path& path, const SystemRoots& roots = {});

}  // namespace merops
