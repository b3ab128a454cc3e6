#pragma once

#include <cstddef>

namespace merops {

/// Before anything is opened: sees to it that descriptors 0, 1 and 2 are taken, so that no file that is opened later
/// becomes the standard output; what was closed stays an error to write to. A pipe's reader that goes away is a failed
/// write, not a signal. Lines end in \n alone; a console shows UTF-8 and obeys escape sequences until the program ends.
void secure_standard_streams();

/// Puts a console back as it was; for a process that is about to end without unwinding. Any thread.
void restore_terminal();

/// The errno of a failed write to the standard output: EPIPE where a pipe's reader has gone, by whatever number the
/// system calls that.
[[nodiscard]] int error_of_output(int error);

/// Ends the process by SIGPIPE, as that signal would have; returns where the parent wished it ignored, and where the
/// system has no such signal (Windows: the exit code is then 1, without a message).
void end_by_broken_pipe();

[[nodiscard]] bool output_is_terminal();
[[nodiscard]] bool log_is_terminal();
[[nodiscard]] std::size_t terminal_width();  ///< columns of the terminal on the standard error; 80 where unknown
/// Whether what is written is shown as UTF-8: by LC_ALL, LC_CTYPE or LANG, of which the environment is read once; on
/// Windows by the console's code page, and of files and pipes always.
[[nodiscard]] bool locale_is_utf8();

}  // namespace merops
