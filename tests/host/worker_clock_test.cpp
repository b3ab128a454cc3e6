#include "core/host/worker_clock.h"

#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

namespace merops::test {
namespace {

/// A /proc of the test's own.
class FakeProc {
 public:
  FakeProc() { write_text(folder_.path() / "self/task/100/stat", stat(100, "merops", 1, 5)); }

  void kernel_thread(int number, const std::string& name, std::uint64_t ns, std::uint64_t start = 7) {
    write(folder_.path() / std::to_string(number), stat(number, name, 2, start), ns);
  }
  void io_worker(int number, std::uint64_t ns, std::uint64_t start = 7) {
    write(folder_.path() / "self/task" / std::to_string(number), stat(number, "iou-wrk-100", 1, start), ns);
  }
  void process(int number, const std::string& name, std::uint64_t ns) {
    write(folder_.path() / std::to_string(number), stat(number, name, 1, 7), ns);
  }
  void end_io_worker(int number) { std::filesystem::remove_all(folder_.path() / "self/task" / std::to_string(number)); }
  void forget_schedstat(int number) { std::filesystem::remove(folder_.path() / std::to_string(number) / "schedstat"); }
  [[nodiscard]] WorkerClock clock() const { return WorkerClock(folder_.path()); }

 private:
  static std::string stat(int number, const std::string& name, int parent, std::uint64_t start) {
    return std::to_string(number) + " (" + name + ") S " + std::to_string(parent) +
           " 0 0 0 -1 69238880 0 0 0 0 2 3 0 0 20 0 1 0 " + std::to_string(start) + " 0 0\n";
  }
  static void write(const std::filesystem::path& thread, const std::string& stat, std::uint64_t ns) {
    write_text(thread / "stat", stat);
    write_text(thread / "schedstat", std::to_string(ns) + " 12 3\n");
  }

  TemporaryFolder folder_;
};

TEST(WorkerClock, TellsLoopWorkersByTheirNames) {
  for (const char* name : {"loop0", "loop12", "kworker/u4:1-loop3", "kworker/u4:1+loop3"}) {
    EXPECT_TRUE(is_loop_worker(name)) << name;
  }
  for (const char* name : {"loop", "looper", "loop3x", "kworker/u4:1", "kworker/u4:1-events_unbound", "kworker/loop3",
                           "iou-wrk-1", "kworker/u4:1-loop"}) {
    EXPECT_FALSE(is_loop_worker(name)) << name;
  }
}

TEST(WorkerClock, AddsWhatLoopThreadsRanBetweenTwoLooks) {
  FakeProc proc;
  proc.kernel_thread(40, "loop0", 1'000);
  proc.kernel_thread(41, "loop1", 50'000);
  proc.kernel_thread(42, "kswapd0", 900);
  WorkerClock clock = proc.clock();
  const auto before = clock.look().kernel_worker_ns;
  proc.kernel_thread(40, "loop0", 1'700);
  proc.kernel_thread(41, "loop1", 50'020);
  proc.kernel_thread(42, "kswapd0", 800'000);
  ASSERT_TRUE(before);
  EXPECT_EQ(clock.look().kernel_worker_ns.value_or(0) - *before, 720U);
}

TEST(WorkerClock, APoolThreadThatTurnsToALoopDeviceBringsNoEarlierWork) {
  FakeProc proc;
  proc.kernel_thread(40, "kworker/u4:1-events_unbound", 5'000'000);
  WorkerClock clock = proc.clock();
  EXPECT_EQ(clock.look().kernel_worker_ns, 0U);
  proc.kernel_thread(40, "kworker/u4:1-loop0", 5'000'300);
  EXPECT_EQ(clock.look().kernel_worker_ns, 300U);
  proc.kernel_thread(40, "kworker/u4:1-writeback", 5'000'400);
  EXPECT_EQ(clock.look().kernel_worker_ns, 400U);
  proc.kernel_thread(40, "kworker/u4:1-writeback", 6'000'000);
  EXPECT_EQ(clock.look().kernel_worker_ns, 400U) << "it served the loop device at neither end";
}

TEST(WorkerClock, ProcessesThatAreCalledLikeLoopThreadsAreNone) {
  FakeProc proc;
  proc.process(50, "loop0", 1'000);
  EXPECT_EQ(proc.clock().look().kernel_worker_ns, std::nullopt) << "no kernel thread is seen at all";
}

TEST(WorkerClock, ThreadsThatEndedNeverTakeTimeBack) {
  FakeProc proc;
  proc.io_worker(101, 4'000);
  proc.io_worker(102, 6'000);
  WorkerClock clock = proc.clock();
  EXPECT_EQ(clock.look().io_worker_ns, 10'000U);
  proc.end_io_worker(102);
  proc.io_worker(101, 4'500);
  const auto seen = clock.look();
  EXPECT_EQ(seen.io_worker_ns, 10'500U);
  EXPECT_EQ(seen.io_workers, 1U);
}

TEST(WorkerClock, AReusedThreadNumberIsAnotherThread) {
  FakeProc proc;
  proc.io_worker(101, 4'000, 7);
  WorkerClock clock = proc.clock();
  EXPECT_EQ(clock.look().io_worker_ns, 4'000U);
  proc.io_worker(101, 4'100, 8);
  EXPECT_EQ(clock.look().io_worker_ns, 8'100U);
}

TEST(WorkerClock, FallsBackToClockTicks) {
  FakeProc proc;
  proc.kernel_thread(40, "loop0", 1);
  proc.forget_schedstat(40);
  EXPECT_GT(proc.clock().look().kernel_worker_ns.value_or(0), 1'000'000U) << "five ticks";
}

TEST(WorkerClock, OddNamesDoNotConfuseIt) {
  FakeProc proc;
  proc.process(50, "a) S 2 (loop1", 1'000);
  proc.kernel_thread(40, "loop0", 70);
  EXPECT_EQ(proc.clock().look().kernel_worker_ns, 70U);
}

}  // namespace
}  // namespace merops::test
