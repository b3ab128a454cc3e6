#pragma once

#include <filesystem>
#include <system_error>
#include <vector>

namespace merops {

/// The names of what lies in a folder, at any length of path, in no order and without "." and "..". Those found before
/// an error are in the answer. Thread-safe.
[[nodiscard]] std::vector<std::filesystem::path> list_folder(const std::filesystem::path& folder,
                                                             std::error_code& error);

}  // namespace merops
