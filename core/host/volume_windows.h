#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// The root of the volume that holds a path, with a backslash at its end: C:\, D:\folder\ of a mounted one, or
/// \\server\share\. For a device its own name with a backslash. Empty where Windows does not tell.
[[nodiscard]] std::wstring volume_of(const std::filesystem::path& path);

}  // namespace merops
