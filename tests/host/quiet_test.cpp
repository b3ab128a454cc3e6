#include "core/host/quiet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using std::chrono::milliseconds;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr std::uint64_t kMs = 1'000'000, kGigabyte = 1'000'000'000;

/// Two processors and one disk, all idle.
QuietLook idle(std::uint64_t at_ms) {
  QuietLook look;
  look.at_ns = at_ms * kMs;
  look.processors = 2;
  look.busy_ns = 7 * kGigabyte;
  look.own_ns = kGigabyte;
  look.available_bytes = 8 * kGigabyte;
  look.devices = {{"vda", 5 * kGigabyte, std::nullopt, std::nullopt}};
  return look;
}

/// What is said of 100 ms in which something changed.
template <typename Change>
std::string after(Change change, const QuietLimits& limits = {}) {
  QuietLook now = idle(100);
  change(now);
  return what_stirs(idle(0), now, limits);
}

TEST(Quiet, AnIdleMachineIsQuiet) {
  EXPECT_EQ(after([](QuietLook&) {}), "");
}

TEST(Quiet, ForeignProcessorTimeDisturbsAboveTheLimit) {
  EXPECT_EQ(after([](QuietLook& now) { *now.busy_ns += 50 * kMs; }), "");
  EXPECT_EQ(after([](QuietLook& now) { *now.busy_ns += 100 * kMs; }),
            "other programs use 50 % of the processors (limit 25 %)");
}

TEST(Quiet, OwnProcessorTimeDoesNotDisturb) {
  EXPECT_EQ(after([](QuietLook& now) {
              *now.busy_ns += 200 * kMs;
              now.own_ns += 150 * kMs;
            }),
            "");
}

TEST(Quiet, MoreOwnTimeThanTheMachinesIsNoForeignTime) {
  EXPECT_EQ(after([](QuietLook& now) { now.own_ns += 30 * kMs; }), "");
}

TEST(Quiet, BytesOnADeviceDisturbAboveTheLimit) {
  EXPECT_EQ(after([](QuietLook& now) { *now.devices[0].moved_bytes += 419'430; }), "");
  EXPECT_EQ(after([](QuietLook& now) { *now.devices[0].moved_bytes += 12'800'000; }),
            "vda moves 128 MB/s (limit 4.19 MB/s)");
}

TEST(Quiet, EachDeviceHasTheLimitForItself) {
  QuietLook before = idle(0), now = idle(100);
  for (QuietLook* look : {&before, &now}) look->devices.push_back({"vdb", 0, std::nullopt, std::nullopt});
  *now.devices[0].moved_bytes += 300'000;
  *now.devices[1].moved_bytes += 300'000;
  EXPECT_EQ(what_stirs(before, now, {}), "");
  *now.devices[1].moved_bytes += 700'000;
  EXPECT_EQ(what_stirs(before, now, {}), "vdb moves 10.0 MB/s (limit 4.19 MB/s)");
}

TEST(Quiet, TooLittleMemoryDisturbs) {
  QuietLimits limits;
  limits.memory_bytes = 8 * kGigabyte;
  EXPECT_EQ(after([](QuietLook&) {}, limits), "");
  EXPECT_EQ(after([](QuietLook& now) { now.available_bytes = kGigabyte; }, limits),
            "1.00 GB of memory is available (8.00 GB needed)");
}

TEST(Quiet, ADeviceNearItsOwnWarningDisturbs) {
  const auto at = [](double celsius) {
    return [celsius](QuietLook& now) {
      now.devices[0].celsius = celsius;
      now.devices[0].warning_celsius = 84;
    };
  };
  EXPECT_EQ(after(at(78)), "");
  EXPECT_EQ(after(at(79)), "vda has 79 °C (limit 79 °C)");
}

TEST(Quiet, ADeviceWithoutAWarningIsTooWarmAt70) {
  EXPECT_EQ(after([](QuietLook& now) { now.devices[0].celsius = 69; }), "");
  EXPECT_EQ(after([](QuietLook& now) { now.devices[0].celsius = 70; }), "vda has 70 °C (limit 70 °C)");
}

TEST(Quiet, ATemperatureThatWasAskedForGoesBeforeTheDevicesOwn) {
  QuietLimits limits;
  limits.celsius = 40;
  EXPECT_EQ(after([](QuietLook& now) { now.devices[0].celsius = 45; }, limits), "vda has 45 °C (limit 40 °C)");
}

TEST(Quiet, WhatIsUnknownDoesNotDisturb) {
  QuietLimits limits;
  limits.memory_bytes = kGigabyte;
  EXPECT_EQ(after(
                [](QuietLook& now) {
                  now.busy_ns.reset();
                  now.available_bytes.reset();
                  now.devices[0].moved_bytes.reset();
                },
                limits),
            "");
  EXPECT_EQ(what_stirs(QuietLook{}, idle(100), {}), "");
}

TEST(Quiet, AllThatDisturbsIsNamed) {
  const std::string what = after([](QuietLook& now) {
    *now.busy_ns += 200 * kMs;
    *now.devices[0].moved_bytes += kGigabyte;
  });
  EXPECT_THAT(what, AllOf(HasSubstr("100 % of the processors"), HasSubstr("; vda moves 10.0 GB/s")));
}

/// A machine whose processors are busy in the first windows, seen by a clock that only pauses move.
struct Script {
  explicit Script(int windows) : busy_windows(windows) {}
  QuietState wait(const QuietLimits& limits = {}, const std::atomic<bool>* stop = nullptr) {
    const auto pause = [this](std::chrono::nanoseconds time) {
      ++pauses;
      now.at_ns += static_cast<std::uint64_t>(time.count());
      if (pauses <= busy_windows) *now.busy_ns += static_cast<std::uint64_t>(time.count());
    };
    return wait_for_quiet(
        limits, [this] { return now; }, pause, stop);
  }
  int busy_windows, pauses = 0;
  QuietLook now = idle(1'000);
};

TEST(WaitForQuiet, EndsAfterOneWindowWhereAllIsIdle) {
  Script script(0);
  const QuietState state = script.wait();
  EXPECT_TRUE(state.quiet);
  EXPECT_EQ(state.waited_ns, 60 * kMs);
  EXPECT_EQ(state.what, "");
}

TEST(WaitForQuiet, WaitsUntilAWindowIsQuiet) {
  Script script(4);
  const QuietState state = script.wait();
  EXPECT_TRUE(state.quiet);
  EXPECT_EQ(state.waited_ns, 5 * 60 * kMs);
}

TEST(WaitForQuiet, GivesUpAtTheBoundAndSaysWhatStirred) {
  Script script(1'000);
  QuietLimits limits;
  limits.bound = milliseconds(500);
  const QuietState state = script.wait(limits);
  EXPECT_FALSE(state.quiet);
  EXPECT_EQ(state.waited_ns, 9 * 60 * kMs);
  EXPECT_EQ(state.what, "other programs use 50 % of the processors (limit 25 %)");
}

TEST(WaitForQuiet, LooksAtOneWindowWhereThereIsNoTimeToWait) {
  Script script(0), busy(1);
  QuietLimits limits;
  limits.bound = milliseconds(0);
  EXPECT_TRUE(script.wait(limits).quiet);
  EXPECT_FALSE(busy.wait(limits).quiet);
  EXPECT_EQ(busy.pauses, 1);
}

TEST(WaitForQuiet, EndsWhenItIsToldTo) {
  Script script(0);
  const std::atomic<bool> stop{true};
  const QuietState state = script.wait({}, &stop);
  EXPECT_FALSE(state.quiet);
  EXPECT_EQ(script.pauses, 0);
  EXPECT_EQ(state.what, "the wait was interrupted");
}

}  // namespace
}  // namespace merops::test
