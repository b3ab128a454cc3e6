#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace merops {

/// The small text files by which the kernel tells facts (/proc, /sys). Absent where the file is not there or cannot be
/// read: an attribute may exist and still answer with an error.

/// All bytes.
[[nodiscard]] std::optional<std::string> read_bytes(const std::filesystem::path& path);
/// The whole text without white space at its end.
[[nodiscard]] std::optional<std::string> read_text(const std::filesystem::path& path);
/// The text as one unsigned decimal number; absent when it is anything else.
[[nodiscard]] std::optional<std::uint64_t> read_number(const std::filesystem::path& path);
[[nodiscard]] std::optional<std::uint64_t> to_number(const std::string& text);
/// Without white space and zero bytes at both ends.
[[nodiscard]] std::string trimmed(const std::string& text);
/// The word in square brackets of a list of choices ("none [mq-deadline] kyber"), else the whole text.
[[nodiscard]] std::string chosen(const std::string& text);
/// What a folder of the kernel holds, sorted by name; nothing when it cannot be listed.
[[nodiscard]] std::vector<std::filesystem::path> entries_of(const std::filesystem::path& folder);

}  // namespace merops
