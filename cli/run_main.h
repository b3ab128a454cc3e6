#pragma once

namespace merops {

/// The whole of the process, for main(): streams, signals, the command, and what became of its output. The arguments
/// are UTF-8 (on POSIX: bytes as typed), the program's name first. Returns the exit code. Call it once.
[[nodiscard]] int run_main(int count, const char* const* arguments);

}  // namespace merops
