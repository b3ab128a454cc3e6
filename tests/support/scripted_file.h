#pragma once

#include "tests/support/one_file_system.h"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace merops::test {

/// How one read of a ScriptedFile is answered.
struct ReadAnswer {
  int error = 0;                     ///< an errno; 0: with bytes
  std::uint32_t most = 0xffff'ffff;  ///< bytes, though more were asked for
};

/// A file whose reads go as the test says, through the system's own code: errors, short reads, a device that hangs.
/// One read of up to 128 KiB is one question to it. All members from any thread.
class ScriptedFile {
 public:
  ScriptedFile(const std::filesystem::path& mount_point, std::vector<std::byte> content);
  ~ScriptedFile();
  [[nodiscard]] std::filesystem::path path() const { return system_->file(); }

  void answer_next_with(std::vector<ReadAnswer> answers);  ///< the next reads, in order; the others get their bytes
  void answer_all_with(ReadAnswer answer);                 ///< from now on
  /// From now on no read is answered. After twenty seconds all are, since a process that waits for itself in the kernel
  /// cannot even be killed.
  void hold();
  void release();                         ///< answers those that wait, and from now on all
  void wait_for_held(std::size_t reads);  ///< until so many wait

 private:
  void on_read(const FileSystemRead& read);
  void answer(const FileSystemRead& read);

  std::vector<std::byte> content_;
  std::mutex mutex_;
  std::condition_variable held_more_;
  std::condition_variable_any released_;
  std::deque<ReadAnswer> next_;
  ReadAnswer all_{};
  bool holding_ = false;
  std::vector<FileSystemRead> held_;
  std::optional<OneFileSystem> system_;
  std::jthread end_of_hold_;
};

}  // namespace merops::test
