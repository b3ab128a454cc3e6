#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace merops {

/// The path that this text names; path::string() gives the text back. Text in Merops is UTF-8, where the constructors
/// of std::filesystem::path take a char for a character of the C library's locale: on Windows they make another name of
/// every name that is not ASCII. On POSIX systems the bytes stay as they are, valid or not.
[[nodiscard]] inline std::filesystem::path path_of(std::string_view utf8) {
  return std::u8string(utf8.begin(), utf8.end());
}

}  // namespace merops
