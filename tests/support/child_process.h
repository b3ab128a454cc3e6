#pragma once

#include "core/host/open_file.h"

#include <chrono>
#include <functional>
#include <string>

#include <sys/types.h>

namespace merops::test {

/// A forked child that runs a function, for tests of what a killed process leaves behind. It ends without unwinding
/// when the function returns; ended and waited for at the latest when destroyed. Fork before starting threads.
class Child {
 public:
  explicit Child(const std::function<void()>& work);
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() { kill(); }

  /// In the child: one message to hear(), at most 4096 bytes.
  static void tell_parent(const std::string& text);
  /// In the child: sleeps until killed.
  [[noreturn]] static void wait_for_end();

  /// The next message; empty when the child ended without one.
  [[nodiscard]] std::string hear() const;
  [[nodiscard]] pid_t id() const { return child_; }
  /// Whether it ends by itself within this time.
  [[nodiscard]] bool ends_within(std::chrono::nanoseconds time) const;
  /// Waits for its end; whether the function returned, without an exception.
  bool succeeds();
  /// Ends it with SIGKILL and waits for it.
  void kill();

 private:
  pid_t child_ = -1;
  FileHandle from_child_{};
};

}  // namespace merops::test
