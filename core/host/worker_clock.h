#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace merops {

/// CPU time of worker threads that come and go, as sums that only grow. Each look adds what every worker ran since the
/// look before, or since its start when it is new. What a thread runs between a look and its end is not seen, and the
/// pool threads that serve loop devices are told by their latest work: so differences are estimates, mostly too low,
/// and never negative. A look reads some files of every process: milliseconds. Not thread-safe.
class WorkerClock {
 public:
  explicit WorkerClock(std::filesystem::path proc = "/proc") : proc_(std::move(proc)) {}

  struct Seen {
    std::optional<std::uint64_t> io_worker_ns{};      ///< io_uring's worker threads of this process
    std::optional<std::uint64_t> kernel_worker_ns{};  ///< kernel threads of loop devices; absent where none can be seen
    std::uint32_t io_workers = 0;                     ///< alive now
  };
  [[nodiscard]] Seen look();

 private:
  /// Number and start time: numbers are reused.
  using Thread = std::pair<std::uint64_t, std::uint64_t>;
  struct Last {
    std::uint64_t ns = 0;
    bool worker = false;
  };
  using Threads = std::map<Thread, Last>;

  [[nodiscard]] Threads io_threads() const;
  [[nodiscard]] Threads kernel_threads() const;

  std::filesystem::path proc_;
  Threads last_io_{}, last_kernel_{};
  std::uint64_t io_ns_ = 0, kernel_ns_ = 0;
};

/// Whether a kernel thread's name (/proc/PID/stat) says that it serves a loop device: "loop3" up to Linux 5.13, since
/// then pool threads that name their latest work, "kworker/u4:1-loop3", or with a + while they are at it.
[[nodiscard]] bool is_loop_worker(const std::string& name);

}  // namespace merops
