#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace merops {

/// The small text files by which the kernel tells facts (/proc, /sys). Absent where the file is not there or cannot be
/// read: an attribute may exist and still answer with an error.

/// The whole text without white space at its end.
[[nodiscard]] std::optional<std::string> read_text(const std::filesystem::path& path);
/// The text as one unsigned decimal number; absent when it is anything else.
[[nodiscard]] std::optional<std::uint64_t> read_number(const std::filesystem::path& path);
[[nodiscard]] std::optional<std::uint64_t> to_number(const std::string& text);

}  // namespace merops
