#include "core/host/counters.h"
#include "core/host/quiet.h"
#include "core/host/temperature.h"

#include <array>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

/// Works until the system has charged this process with it.
void use_processor(std::uint64_t ns) {
  const std::uint64_t end = own_processor_ns() + ns;
  volatile std::uint64_t sum = 0;
  while (own_processor_ns() < end) sum = sum + 1;
}

TEST(ProcessCounters, CountTheWorkOfTheProcessAndTheMachine) {
  const ProcessCounters before = process_counters();
  use_processor(100'000'000);
  const ProcessCounters after = process_counters();
  EXPECT_GE(after.user_ns + after.system_ns - before.user_ns - before.system_ns, 100'000'000U);
  ASSERT_TRUE(before.machine_busy_ns && after.machine_busy_ns);
  EXPECT_GT(*after.machine_busy_ns, *before.machine_busy_ns);
}

TEST(ProcessCounters, TellNothingOfWhatWindowsDoesNotCount) {
  const ProcessCounters counters = process_counters();
  EXPECT_FALSE(counters.storage_read_bytes) << "what memory delivered would be in it";
  EXPECT_FALSE(counters.steal_ns);
  EXPECT_FALSE(counters.worker_ns);
  EXPECT_FALSE(counters.io_worker_ns);
}

TEST(DeviceCounters, OfWhatIsNoDriveAreAbsent) {
  for (const std::string name : {"PhysicalDrive254", "nvme0n1", ""}) {
    EXPECT_FALSE(device_counters(std::array{name})) << name;
    EXPECT_FALSE(find_temperature_sensor(name)) << name;
  }
}

TEST(LookForQuiet, SeesThisMachine) {
  const std::array<std::string, 1> devices{"PhysicalDrive254"};
  const QuietLook first = look_for_quiet(devices), second = look_for_quiet(devices);
  EXPECT_GT(first.processors, 0U);
  EXPECT_GT(first.busy_ns.value_or(0), 0U);
  EXPECT_GT(first.available_bytes.value_or(0), 0U);
  EXPECT_GE(second.at_ns, first.at_ns);
  EXPECT_GE(second.busy_ns, first.busy_ns);
  ASSERT_EQ(first.devices.size(), 1U);
  EXPECT_FALSE(first.devices.front().moved_bytes);
}

}  // namespace
}  // namespace merops::test
