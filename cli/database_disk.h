#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace merops {

/// Finds the disk below a results database that exists. The answer tells, where something could not be stored, why that
/// disk is gone; it waits up to a second for the system to notice. It says nothing where the disk is there or unknown.
[[nodiscard]] std::function<std::string()> loss_of_disk_below(const std::filesystem::path& database);

}  // namespace merops
