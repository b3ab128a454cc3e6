#include "core/host/device_health.h"

#include <csignal>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace merops::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using ::testing::StartsWith;

DeviceFacts disk(const std::string& name, const std::string& transport) {
  DeviceFacts facts;
  facts.name = name;
  facts.path = "/dev/" + name;
  facts.transport = transport;
  return facts;
}

DeviceHealth health(const HealthQuery& query, std::chrono::milliseconds timeout) {
  const DeviceFacts nvme = disk("nvme0n1", "nvme");
  const auto all = device_health({&nvme, 1}, timeout, query);
  EXPECT_EQ(all.size(), 1U);
  return all.front();
}

TEST(Health, ADiskThatHangsIsGivenUpWithTheTimeNamed) {
  const DeviceHealth found = health(
      [](const DeviceFacts&) -> std::string {
        for (;;) ::pause();
      },
      milliseconds(20));
  EXPECT_EQ(found.problem, "no answer within 20.0 ms");
  EXPECT_FALSE(found.celsius);
  EXPECT_FALSE(found.critical_warning);
}

TEST(Health, AQueryThatCrashesTellsNothing) {
  const auto crash = [](const DeviceFacts&) -> std::string {
    ::raise(SIGKILL);
    return std::string(512, '\0');
  };
  EXPECT_EQ(health(crash, minutes(1)).problem, "not read: the query ended without an answer");
}

TEST(Health, ANodeThatIsNotThereSaysSo) {
  const DeviceFacts nvme = disk("merops-has-no-such-disk", "nvme");
  const auto all = device_health({&nvme, 1}, minutes(1));
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front().problem, "not read: No such file or directory");
}

TEST(Health, ANodeThatIsNoNvmeDiskSaysSo) {
  const DeviceFacts nvme = disk("null", "nvme");
  const auto all = device_health({&nvme, 1}, minutes(1));
  ASSERT_EQ(all.size(), 1U);
  EXPECT_THAT(all.front().problem, StartsWith("not read: "));
  EXPECT_FALSE(all.front().celsius);
}

}  // namespace
}  // namespace merops::test
