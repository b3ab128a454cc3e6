#pragma once
// Where threads wait for one another outside the clock: on a mutex and a condition variable, since waiting on an
// atomic, or at a std::barrier, now and then misses its wake-up where libstdc++ has no futex (mingw-w64 g++ 12).

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace merops {

/// Opens once. Any thread opens it, any number wait.
class Gate {
 public:
  void open() {
    const std::scoped_lock lock(lock_);
    open_ = true;
    opened_.notify_all();
  }
  void wait() {
    std::unique_lock lock(lock_);
    opened_.wait(lock, [this] { return open_; });
  }

 private:
  std::mutex lock_{};
  std::condition_variable opened_{};
  bool open_ = false;
};

/// Threads that start together, once: the last to arrive calls `start`, and then all go on.
class StartLine {
 public:
  explicit StartLine(std::uint32_t threads) : missing_(threads) {}

  template <typename Start>
  void arrive_and_wait(Start start) {
    std::unique_lock lock(lock_);
    if (--missing_ == 0) {
      start();
      started_.notify_all();
    } else {
      started_.wait(lock, [this] { return missing_ == 0; });
    }
  }

 private:
  std::mutex lock_{};
  std::condition_variable started_{};
  std::uint32_t missing_;
};

}  // namespace merops
