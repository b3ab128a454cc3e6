#pragma once

#include "core/host/open_file.h"

#include <thread>

namespace merops::test {

/// A console without a window, for a program that is to be sent Ctrl-C or Ctrl-Break. What is drawn on it is thrown
/// away. Throws std::system_error where there can be none (before Windows 10 1809).
class PseudoConsole {
 public:
  PseudoConsole();
  PseudoConsole(const PseudoConsole&) = delete;
  PseudoConsole& operator=(const PseudoConsole&) = delete;
  ~PseudoConsole();
  /// For the attribute PROC_THREAD_ATTRIBUTE_PSEUDOCONSOLE of a process to be made.
  [[nodiscard]] void* get() const { return console_; }

 private:
  FileHandle input_{}, output_{};
  void* console_ = nullptr;
  std::thread drain_{};
};

/// Sends CTRL_C_EVENT or CTRL_BREAK_EVENT to all on the console of this process, which this one joins for the moment
/// and survives. False where it cannot be sent: Wine knows no Ctrl-Break.
[[nodiscard]] bool send_console_event(unsigned long event, unsigned long process);

}  // namespace merops::test
