#pragma once

#include "core/host/system_roots.h"
#include "core/model/facts.h"

#include <filesystem>
#include <string>
#include <vector>

namespace merops {

/// All block devices worth showing (whole disks, stacked devices; set-up loops and zram; no partitions), by name.
/// What cannot be read is absent. Never throws.
[[nodiscard]] std::vector<DeviceFacts> list_devices(const SystemRoots& roots = {});
/// One device or partition by its name (nvme0n1, PhysicalDrive0); Error where there is none.
[[nodiscard]] DeviceFacts device_facts(const std::string& name, const SystemRoots& roots = {});

/// Where a file, folder or block device lives, down to the leaf devices: through partitions, dm, md and loop devices
/// and their backing files; on Windows, through a volume to its drives. Error where the path does not exist.
[[nodiscard]] StorageFacts storage_of(const std::filesystem::path& path, const SystemRoots& roots = {});

}  // namespace merops
