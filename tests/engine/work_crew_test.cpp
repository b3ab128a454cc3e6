#include "core/engine/work_crew.h"

#include "core/model/error.h"

#include <algorithm>
#include <mutex>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(WorkCrew, DoesEveryJobOnce) {
  const WorkMeter meter({}, 0);
  std::vector<std::atomic<int>> times(1000);
  EXPECT_EQ(run_crew({times.size(), [&](std::uint32_t, std::uint64_t job) { ++times[job]; }}, 4, meter), 1000U);
  EXPECT_TRUE(std::all_of(times.begin(), times.end(), [](const auto& count) { return count == 1; }));
}

TEST(WorkCrew, GivesEachWorkerItsOwnNumber) {
  const WorkMeter meter({}, 0);
  std::vector<std::atomic<int>> inside(3);
  std::atomic<bool> shared = false;
  const auto run = [&](std::uint32_t worker, std::uint64_t) {
    if (inside.at(worker)++ != 0) shared = true;
    --inside[worker];
  };
  run_crew({3000, run}, 3, meter);
  EXPECT_FALSE(shared);
}

TEST(WorkCrew, ThrowsTheFirstErrorAndStartsNoMore) {
  const WorkMeter meter({}, 0);
  std::atomic<int> started = 0;
  const auto run = [&](std::uint32_t, std::uint64_t job) {
    ++started;
    if (job == 10) throw Error("working", "broken");
  };
  EXPECT_THROW(run_crew({1'000'000, run}, 1, meter), Error);
  EXPECT_EQ(started, 11);
}

TEST(WorkCrew, StopsWhenAsked) {
  std::atomic<bool> stop = false;
  WorkControl control;
  control.stop = &stop;
  const WorkMeter meter(control, 0);
  std::atomic<int> started = 0;
  const auto run = [&](std::uint32_t, std::uint64_t) { stop = ++started == 5; };
  EXPECT_THROW(run_crew({1'000'000, run}, 1, meter), Interrupted);
  EXPECT_EQ(started, 5);
}

TEST(WorkCrew, AfterTheDeadlineDoesOnlyTheLeastNumberOfJobs) {
  const WorkMeter meter({}, 0);
  std::atomic<int> started = 0;
  const auto run = [&](std::uint32_t, std::uint64_t) { ++started; };
  EXPECT_EQ(run_crew({1000, run, 1, 3}, 4, meter), 3U);  // a nanosecond is over before it begins
  EXPECT_EQ(started, 3);
}

TEST(WorkCrew, ReportsTheBeginningAndTheEnd) {
  std::vector<WorkProgress> reports;
  WorkControl control;
  control.progress = [&](const WorkProgress& progress) { reports.push_back(progress); };
  WorkMeter meter(control, 500);
  run_crew({5, [&](std::uint32_t, std::uint64_t) { meter.add(100); }}, 2, meter);
  ASSERT_GE(reports.size(), 2U);
  EXPECT_EQ(reports.front().bytes, 0U);
  EXPECT_EQ(reports.back().bytes, 500U);
  EXPECT_EQ(reports.back().of, 500U);
}

}  // namespace
}  // namespace merops
