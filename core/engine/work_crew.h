#pragma once

#include "core/engine/pack.h"

#include <atomic>
#include <cstdint>
#include <functional>

namespace merops {

/// Counts what the threads of one piece of work have done, and tells them when to stop. Thread-safe.
class WorkMeter {
 public:
  WorkMeter(const WorkControl& control, std::uint64_t total_bytes);

  void add(std::uint64_t bytes) { done_.fetch_add(bytes, std::memory_order_relaxed); }
  [[nodiscard]] std::uint64_t done() const { return done_.load(std::memory_order_relaxed); }
  /// Throws Interrupted once the user asked to stop.
  void check_stop() const;
  /// Tells the listener; called by one thread only.
  void report() const;
  [[nodiscard]] std::uint64_t elapsed_ns() const;

 private:
  WorkControl control_;
  std::uint64_t total_, start_ns_;
  std::atomic<std::uint64_t> done_{0};
};

/// Threads that keep a disk and all processors busy with reads and writes that block: as asked, else more than there
/// are processors, since most of them wait for the disk.
[[nodiscard]] std::uint32_t crew_size(const WorkControl& control);

/// Jobs 0 .. count - 1 for a crew of threads. No job is started later than `deadline_ns` after the meter's start (0:
/// none), except the first `at_least`.
struct CrewJobs {
  std::uint64_t count = 0;
  std::function<void(std::uint32_t worker, std::uint64_t job)> run{};
  std::uint64_t deadline_ns = 0;
  std::uint64_t at_least = 1;
};

/// Runs the jobs in order of their numbers, each on the next free one of `threads` threads, and returns when all that
/// were started have ended: their count, so that jobs 0 .. result - 1 are done. The calling thread reports progress.
/// The first exception of a job, or the user's wish to stop, ends the work and is thrown.
std::uint64_t run_crew(const CrewJobs& jobs, std::uint32_t threads, const WorkMeter& meter);

}  // namespace merops
