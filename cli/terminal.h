#pragma once

#include <cstddef>

namespace merops {

/// Before anything is opened: sees to it that descriptors 0, 1 and 2 are taken, so that no file that is opened later
/// becomes the standard output; what was closed stays an error to write to. A pipe's reader that goes away is a failed
/// write, not a signal.
void secure_standard_streams();

/// Ends the process by SIGPIPE, as that signal would have; returns where the parent wished it ignored.
void end_by_broken_pipe();

[[nodiscard]] bool output_is_terminal();
[[nodiscard]] bool log_is_terminal();
[[nodiscard]] std::size_t terminal_width();  ///< columns of the terminal on the standard error; 80 where unknown
[[nodiscard]] bool locale_is_utf8();         ///< by LC_ALL, LC_CTYPE or LANG; reads the environment once

}  // namespace merops
