#include "core/host/clock.h"

#include <chrono>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(Clock, NeverGoesBack) {
  std::uint64_t last = now_ns();
  for (int i = 0; i < 100'000; ++i) {
    const std::uint64_t now = now_ns();
    ASSERT_GE(now, last);
    last = now;
  }
}

TEST(Clock, GoesAtTheRateOfTheSystemsOwn) {
  using Steady = std::chrono::steady_clock;
  static_cast<void>(now_ns());  // the first use calibrates
  const auto begin = Steady::now();
  const std::uint64_t first = now_ns();
  while (Steady::now() - begin < std::chrono::milliseconds(50)) std::this_thread::yield();
  const std::uint64_t last = now_ns();
  const auto most = std::chrono::duration<double, std::nano>(Steady::now() - begin).count();
  EXPECT_GE(static_cast<double>(last - first), 49e6 * 0.99);
  EXPECT_LE(static_cast<double>(last - first), most * 1.01 + 1e6);
}

TEST(Clock, NamesItsSourceAndCost) {
  EXPECT_THAT(clock_source(), testing::AnyOf("tsc", "clock_gettime", "qpc"));
  EXPECT_GE(clock_read_cost_ns(), 0);
  EXPECT_LT(clock_read_cost_ns(), 100'000);
}

TEST(Clock, TellsTheTimeOfDayInUtc) {
  EXPECT_EQ(utc_now().size(), std::string("2026-01-31T12:00:00.123Z").size());
  EXPECT_GT(utc_now(), "2024-01-01T00:00:00.000Z");
  EXPECT_EQ(utc_now().back(), 'Z');
}

}  // namespace
}  // namespace merops
