#include "core/engine/work_crew.h"

#include "core/host/clock.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace merops {
namespace {

constexpr std::uint32_t kLeastCrew = 6;
constexpr std::chrono::milliseconds kReportEvery{100};

/// What the threads of one run share.
class Crew {
 public:
  Crew(const CrewJobs& jobs, std::uint32_t threads, const WorkMeter& meter)
      : jobs_(jobs), meter_(meter), working_(threads) {}

  void work(std::uint32_t worker) noexcept {
    try {
      for (std::uint64_t job = take(); job < jobs_.count; job = take()) jobs_.run(worker, job);
    } catch (...) {
      keep(std::current_exception());
    }
    leave();
  }

  /// Until all have left; a listener that throws ends the work too.
  void wait() noexcept {
    while (!all_left_within(kReportEvery)) {
      try {
        meter_.report();
      } catch (...) {
        keep(std::current_exception());
      }
    }
  }

  [[nodiscard]] std::uint64_t finish() const {
    if (error_) std::rethrow_exception(error_);
    return std::min(next_.load(), jobs_.count);
  }

 private:
  /// The next job's number, or `count` when there is none to take. Only what is taken counts as started.
  std::uint64_t take() {
    meter_.check_stop();
    std::uint64_t job = next_.load();
    do {
      if (job >= jobs_.count || failed_.load() || is_late(job)) return jobs_.count;
    } while (!next_.compare_exchange_weak(job, job + 1));
    return job;
  }

  [[nodiscard]] bool is_late(std::uint64_t job) const {
    return job >= jobs_.at_least && jobs_.deadline_ns != 0 && meter_.elapsed_ns() >= jobs_.deadline_ns;
  }

  void keep(std::exception_ptr error) {
    const std::lock_guard lock(mutex_);
    if (!error_) error_ = std::move(error);
    failed_ = true;
  }

  bool all_left_within(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return left_.wait_for(lock, time, [this] { return working_ == 0; });
  }

  void leave() {
    const std::lock_guard lock(mutex_);
    --working_;
    left_.notify_one();
  }

  const CrewJobs& jobs_;
  const WorkMeter& meter_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<bool> failed_{false};
  std::mutex mutex_;
  std::condition_variable left_;
  std::uint32_t working_;
  std::exception_ptr error_;
};

}  // namespace

WorkMeter::WorkMeter(const WorkControl& control, std::uint64_t total_bytes)
    : control_(control), total_(total_bytes), start_ns_(now_ns()) {}

void WorkMeter::check_stop() const {
  if (control_.stop != nullptr && control_.stop->load()) throw Interrupted("working", "stopped as asked");
}

void WorkMeter::report() const {
  if (!control_.progress) return;
  const double rate = mb_per_s(done(), elapsed_ns());
  const double left = static_cast<double>(total_ - std::min(done(), total_)) / 1e6;
  control_.progress({done(), total_, rate, rate > 0 ? left / rate : 0});
}

std::uint64_t WorkMeter::elapsed_ns() const { return now_ns() - start_ns_; }

std::uint32_t crew_size(const WorkControl& control) {
  if (control.threads != 0) return control.threads;
  return std::max(kLeastCrew, 2 * std::thread::hardware_concurrency());
}

std::uint64_t run_crew(const CrewJobs& jobs, std::uint32_t threads, const WorkMeter& meter) {
  meter.report();
  const auto size = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(jobs.count, 1, threads));
  Crew crew(jobs, size, meter);
  {
    std::vector<std::jthread> workers;
    for (std::uint32_t worker = 0; worker < size; ++worker) {
      workers.emplace_back([&crew, worker] { crew.work(worker); });
    }
    crew.wait();
  }
  meter.report();
  return crew.finish();
}

}  // namespace merops
