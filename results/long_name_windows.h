#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// An absolute path; one near Windows's 260 characters or beyond them behind \\?\ (or \\?\UNC\), where every function
/// takes it.
[[nodiscard]] std::wstring long_name(const std::filesystem::path& path);

}  // namespace merops
