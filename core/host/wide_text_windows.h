#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace merops {

/// Text as Windows takes it and as Merops keeps it. What is no valid text on one side becomes U+FFFD on the other.
[[nodiscard]] std::wstring wide_of(std::string_view utf8);
[[nodiscard]] std::string utf8_of(std::wstring_view wide);

/// The path as the file functions take it at any length: absolute, with backslashes and without dots, behind \\?\ (or
/// \\?\UNC\). Device names (\\.\PhysicalDrive0) and what begins with \\?\ already stay as they are.
[[nodiscard]] std::wstring wide_path(const std::filesystem::path& path);

}  // namespace merops
