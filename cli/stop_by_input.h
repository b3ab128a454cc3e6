#pragma once

namespace merops {

/// The option of the program that asks for it, as it is written on the command line.
inline constexpr const char* kStopByInput = "--stop-by-input";

/// From now on each line of the standard input asks to stop as Ctrl-C does (cli/stop_signals.h), and so does the end of
/// the input where nothing asked before. By a thread of its own, which ends with the process; nothing else may read the
/// standard input then. Call it once.
void watch_standard_input_for_stop();

}  // namespace merops
