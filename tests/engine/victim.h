#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace merops::test {

/// What a victim can be told to do, by name; the test that kills defines it.
using VictimWork = void (*)(const std::filesystem::path& output);
[[nodiscard]] const std::map<std::string, VictimWork>& victim_works();

/// A process of its own that does one of these works, for tests of what a killed one leaves behind. Ended and waited
/// for at the latest when destroyed. Make it before starting threads.
class Victim {
 public:
  Victim(const std::string& work, const std::filesystem::path& output);
  Victim(const Victim&) = delete;
  Victim& operator=(const Victim&) = delete;
  ~Victim();

  /// Whether it ends by itself within this time.
  [[nodiscard]] bool ends_within(std::chrono::nanoseconds time) const;
  /// Waits for its end; whether the work was done, without an exception.
  bool succeeds();
  /// Ends it as nothing that it could prepare for, and waits for that.
  void kill();

 private:
  struct Process;
  std::unique_ptr<Process> process_;
};

}  // namespace merops::test
