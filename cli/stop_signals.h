#pragma once

#include <atomic>

namespace merops {

/// From now on Ctrl-C (SIGINT), SIGTERM and SIGHUP, on Windows Ctrl-C, Ctrl-Break and the closing of the console, ask
/// the program to stop: the first one turns the flag true and says so, a second one removes temporary files
/// (core/host/temporary_path.h; for at most 5 s, since the disk may hang) and ends the process with 130. So does the
/// first by itself where the system ends the program soon (a closed console, the end of the session on Windows).
/// Signals that the parent wished ignored (nohup) stay so. Call it once, before any other thread exists: signals are
/// taken by a thread of their own, so that no read is ever broken off by EINTR.
const std::atomic<bool>& watch_for_stop_signals();

/// Asks as one of these signals does. From any thread; does not return where it ends the process.
void ask_to_stop();
/// Asks where nothing asked before.
void ask_to_stop_once();

/// What is written to the standard error at the first signal, and where temporary files are left at the second, instead
/// of the usual lines; for a log that programs read. The texts are not copied.
void announce_stop_as(const char* stopping, const char* left);

}  // namespace merops
