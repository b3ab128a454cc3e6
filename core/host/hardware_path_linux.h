#pragma once

#include <filesystem>
#include <vector>

namespace merops {

/// A resolved folder below sysfs' `devices` and those above it, nearest first, `devices` left out: what a device hangs
/// on, bus by bus.
[[nodiscard]] std::vector<std::filesystem::path> hardware_path(const std::filesystem::path& folder);

}  // namespace merops
