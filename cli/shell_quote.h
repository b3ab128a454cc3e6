#pragma once

#include <string>
#include <string_view>

namespace merops {

/// The word as a POSIX shell has to be given it, on every system, since recorded command lines are read on others (and
/// PowerShell takes the same but for apostrophes): unchanged where it holds only harmless characters, else quoted.
[[nodiscard]] std::string shell_quoted(std::string_view word);

/// The command line as it would be typed, the program's name without its folder.
[[nodiscard]] std::string quoted_command_line(int count, const char* const* arguments);

}  // namespace merops
