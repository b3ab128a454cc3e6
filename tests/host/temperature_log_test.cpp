#include "core/host/temperature_log.h"

#include <future>
#include <memory>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

using std::chrono::hours;
using std::chrono::nanoseconds;

TEST(TemperatureLog, SamplesFromItsMakingUntilStopped) {
  std::promise<void> third;
  int readings = 0;  // touched by the log's thread alone until it has ended
  TemperatureLog log(
      [&]() -> std::optional<double> {
        if (++readings == 3) third.set_value();
        return 40 + readings;
      },
      nanoseconds(1));
  third.get_future().wait();
  const auto samples = log.stop();
  ASSERT_GE(samples.size(), 3U);
  std::uint64_t last_ns = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    EXPECT_EQ(samples[i].celsius, 41 + static_cast<double>(i));
    EXPECT_GE(samples[i].at_ns, last_ns);
    last_ns = samples[i].at_ns;
  }
}

TEST(TemperatureLog, EndsAtOnceHoweverSeldomItSamples) {
  std::promise<void> first;
  TemperatureLog log(
      [&]() -> std::optional<double> {
        first.set_value();
        return 40;
      },
      hours(1));
  first.get_future().wait();
  EXPECT_EQ(log.stop().size(), 1U);
  EXPECT_EQ(log.stop().size(), 1U);
}

TEST(TemperatureLog, LeavesUnknownTemperaturesOut) {
  std::promise<void> first;
  TemperatureLog log(
      [&]() -> std::optional<double> {
        first.set_value();
        return std::nullopt;
      },
      hours(1));
  first.get_future().wait();
  EXPECT_TRUE(log.stop().empty());
}

TEST(TemperatureLog, WithoutSensorsHasNothing) {
  TemperatureLog log(std::vector<TemperatureSensor>{});
  EXPECT_TRUE(log.stop().empty());
  EXPECT_TRUE(log.stop().empty());
}

TEST(TemperatureLog, LeavesAReadingThatHangsBehind) {
  struct Gate {
    std::promise<void> reading, open, left;
  };
  const auto gate = std::make_shared<Gate>();
  std::future<void> left = gate->left.get_future();
  {
    TemperatureLog log(
        [gate]() -> std::optional<double> {
          gate->reading.set_value();
          gate->open.get_future().wait();
          gate->left.set_value_at_thread_exit();
          return 40;
        },
        hours(1), nanoseconds(0));
    gate->reading.get_future().wait();
    EXPECT_TRUE(log.stop().empty());
  }
  gate->open.set_value();
  left.wait();
}

}  // namespace
}  // namespace merops::test
