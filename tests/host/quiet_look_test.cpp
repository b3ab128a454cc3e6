#include "core/host/quiet.h"
#include "tests/host/fake_machine.h"

#include <array>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

constexpr std::uint64_t kMs = 1'000'000, kGigabyte = 1'000'000'000;

TEST(LookForQuiet, ReadsWhatTheSystemTells) {
  FakeMachine machine;
  machine.disk("pci0/ata1/0:0:0:0/block/sda", "8:0", kGigabyte, "pci0/ata1/0:0:0:0");
  machine.set("sda", "stat", "10 0 80 0 20 0 160 0 0 0 0\n");
  machine.hardware("pci0/ata1/0:0:0:0/hwmon/hwmon0", {{"temp1_input", "41000"}, {"temp1_max", "60000"}});
  write_text(machine.roots().proc / "meminfo", "MemTotal: 9 kB\nMemAvailable:    5 kB\n");
  write_text(
      machine.roots().proc / "stat",
      "cpu  10 20 30 400 50 1 2 7 5 5\ncpu0 5 10 15 200 25 0 1 3 0 0\ncpu1 5 10 15 200 25 1 1 4 0 0\nintr 9 8\n");
  const std::array<std::string, 2> devices{"sda", "sdz"};
  const QuietLook look = look_for_quiet(devices, machine.roots());
  EXPECT_EQ(look.processors, 2U);
  EXPECT_EQ(look.busy_ns, 63 * 10 * kMs);
  EXPECT_EQ(look.available_bytes, 5U * 1024);
  ASSERT_EQ(look.devices.size(), 2U);
  EXPECT_EQ(look.devices[0].name, "sda");
  EXPECT_EQ(look.devices[0].moved_bytes, 240U * 512);
  EXPECT_EQ(look.devices[0].celsius, 41);
  EXPECT_EQ(look.devices[0].warning_celsius, 60);
  EXPECT_FALSE(look.devices[1].moved_bytes);
}

TEST(LookForQuiet, KnowsNothingOfAMachineThatTellsNothing) {
  const FakeMachine machine;
  const QuietLook look = look_for_quiet({}, machine.roots());
  EXPECT_FALSE(look.busy_ns);
  EXPECT_FALSE(look.available_bytes);
}

TEST(LookForQuiet, SeesThisMachine) {
  const QuietLook first = look_for_quiet({}), second = look_for_quiet({});
  EXPECT_GT(first.processors, 0U);
  EXPECT_GT(first.busy_ns, 0U);
  EXPECT_GT(first.available_bytes, 0U);
  EXPECT_GT(first.own_ns, 0U);
  EXPECT_GT(second.at_ns, first.at_ns);
  EXPECT_GE(second.busy_ns, first.busy_ns);
}

}  // namespace
}  // namespace merops::test
