#pragma once

#include <filesystem>

namespace merops {

/// The path as it is found from any folder: absolute, without "." and ".."; links are not followed. Nothing need stand
/// there. Names of devices (\\.\PhysicalDrive0) and shares (\\server\share) are whole already, which not every
/// std::filesystem knows.
[[nodiscard]] std::filesystem::path whole_path(const std::filesystem::path& path);

}  // namespace merops
