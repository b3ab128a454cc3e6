#pragma once

#include "cli/symbols.h"

#include <atomic>
#include <functional>
#include <iosfwd>
#include <string>

namespace merops {

/// What the program gives to the command that runs. Lives as long as the program; the references are to values of main.
struct Context {
  std::ostream& out;              ///< data: what a pipe gets
  std::ostream& log;              ///< everything else: notes, warnings, progress
  const std::atomic<bool>& stop;  ///< turned true by the first Ctrl-C or SIGTERM: finish what is in flight, keep it
  bool log_is_terminal = false;   ///< progress may be drawn
  bool log_is_jsonl = false;      ///< the log is read by a program: errors become events
  Symbols symbols{};              ///< as the user's locale can show them
  std::string command_line{};     ///< as it was typed, without --stop-by-input
  bool stops_by_input = false;    ///< by --stop-by-input: nothing else may read the standard input
  std::function<int()> action{};  ///< of the command chosen; set while the command line is parsed
};

}  // namespace merops
