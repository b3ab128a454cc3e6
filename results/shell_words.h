#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// The words of a command line as a POSIX shell takes it apart: quotes and backslashes are gone, nothing is expanded.
/// An open quote ends with the text.
[[nodiscard]] std::vector<std::string> split_shell_words(std::string_view line);
/// A line that comes apart into these words; those that need it stand in single quotes.
[[nodiscard]] std::string join_shell_words(const std::vector<std::string>& words);

}  // namespace merops
