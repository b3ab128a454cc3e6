#pragma once

#include <cstdint>
#include <filesystem>

namespace merops {

/// Limits the memory of this process, its page cache included, as long as it lives: a control group of its own, made
/// where the process is now, which goes back there afterwards. What was in memory before stays charged to where it
/// was, so make it before memory is allocated and after the files to be read were evicted. A process whose own pages
/// need more than the limit is killed by the kernel: keep the limit well above them. One at a time in a process.
/// Windows, which charges its cache to nobody, has no such limit: there it is an Error always.
class MemoryGroup {
 public:
  /// Also removes the groups that killed runs left. Error with the remedy where no group can be made.
  explicit MemoryGroup(std::uint64_t bytes);
  MemoryGroup(const MemoryGroup&) = delete;
  MemoryGroup& operator=(const MemoryGroup&) = delete;
  ~MemoryGroup();
  /// The group's folder; empty where the process was already limited to just these bytes.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_{}, home_{};
};

}  // namespace merops
