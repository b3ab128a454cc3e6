#pragma once

#include <cstdint>
#include <filesystem>

namespace merops {

/// How many queues to the hardware the driver of a disk serves, by its resolved folder in sysfs; 0 where it has none of
/// its own (dm, md). Of an NVMe disk that several controllers lead to, those of the path that has most: reads take one
/// path at a time unless its policy says otherwise.
[[nodiscard]] std::uint32_t hardware_queues_of(const std::filesystem::path& disk_folder);

}  // namespace merops
