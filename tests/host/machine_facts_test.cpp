#include "core/host/machine_facts.h"

#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// A machine's files, as a test writes them.
class MachineFactsTest : public ::testing::Test {
 protected:
  MachineFactsTest() {
    const auto& top = folder.path();
    roots = {top / "sys", top / "proc", top / "dev", top / "udev", top / "etc"};
  }
  void sys(const std::string& name, const std::string& text) const { write_text(roots.sys / name, text); }
  void proc(const std::string& name, const std::string& text) const { write_text(roots.proc / name, text); }
  void supply(const std::string& name, const std::string& type, const std::string& attribute,
              const std::string& text) const {
    sys("class/power_supply/" + name + "/type", type + "\n");
    sys("class/power_supply/" + name + "/" + attribute, text + "\n");
  }
  [[nodiscard]] MachineFacts facts() const { return read_machine_facts(roots); }

  TemporaryFolder folder;
  SystemRoots roots;
};

TEST_F(MachineFactsTest, ReadsWhatTheKernelTells) {
  proc("sys/kernel/hostname", "reed\n");
  proc("sys/kernel/osrelease", "6.1.0-18-amd64\n");
  proc("cpuinfo", "processor\t: 0\nmodel name\t: AMD Ryzen 9\nprocessor\t: 1\nmodel name\t: AMD Ryzen 9\n");
  proc("meminfo",
       "MemTotal:       1000 kB\nMemFree:  10 kB\nMemAvailable:    900 kB\nSwapTotal: 50 kB\nSwapFree: 20 kB\n");
  proc("loadavg", "0.42 0.30 0.10 1/200 999\n");
  sys("devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
  sys("kernel/mm/transparent_hugepage/enabled", "always [madvise] never\n");
  sys("kernel/mm/hugepages/hugepages-2048kB/free_hugepages", "12\n");
  write_text(roots.etc / "os-release", "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n");
  const MachineFacts machine = facts();
  EXPECT_EQ(machine.host_name, "reed");
  EXPECT_EQ(machine.kernel, "6.1.0-18-amd64");
  EXPECT_EQ(machine.os, "Debian GNU/Linux 12 (bookworm)");
  EXPECT_EQ(machine.cpu_model, "AMD Ryzen 9");
  EXPECT_EQ(machine.cpus, 2U);
  EXPECT_EQ(machine.memory_bytes, 1000U * 1024);
  EXPECT_EQ(machine.available_bytes, 900U * 1024);
  EXPECT_EQ(machine.swap_used_bytes, 30U * 1024);
  EXPECT_DOUBLE_EQ(machine.load_1m, 0.42);
  EXPECT_EQ(machine.governor, "powersave");
  EXPECT_EQ(machine.thp, "madvise");
  EXPECT_EQ(machine.hugetlb_free_pages, 12U);
  EXPECT_EQ(machine.virtual_machine, "");
}

TEST_F(MachineFactsTest, OfAMachineThatTellsNothingAreEmpty) {
  const MachineFacts machine = facts();
  EXPECT_EQ(machine.host_name + machine.machine_id + machine.os + machine.kernel + machine.cpu_model, "");
  EXPECT_EQ(machine.memory_bytes, 0U);
  EXPECT_EQ(machine.on_battery, std::nullopt);
}

TEST_F(MachineFactsTest, TheMachineIdIsHashedAndStable) {
  const std::string id = "3d1219c7c4c5404aaa1f6d2a48adfda4";
  write_text(roots.etc / "machine-id", id + "\n");
  const std::string hash = facts().machine_id;
  EXPECT_EQ(hash.size(), 16U);
  EXPECT_THAT(id, Not(HasSubstr(hash)));
  EXPECT_EQ(facts().machine_id, hash);
  write_text(roots.etc / "machine-id", "uninitialized\n");
  EXPECT_EQ(facts().machine_id, "");
}

TEST_F(MachineFactsTest, TellsBatteryFromMains) {
  supply("BAT0", "Battery", "status", "Discharging");
  EXPECT_EQ(facts().on_battery, true);
  supply("AC", "Mains", "online", "0");
  EXPECT_EQ(facts().on_battery, true);
  supply("AC", "Mains", "online", "1");
  EXPECT_EQ(facts().on_battery, false);
}

TEST_F(MachineFactsTest, AMousesBatteryIsNotTheMachines) {
  supply("hid-mouse", "Battery", "status", "Discharging");
  supply("hid-mouse", "Battery", "scope", "Device");
  EXPECT_EQ(facts().on_battery, std::nullopt);
}

TEST_F(MachineFactsTest, APortWithoutAChargerSaysNothing) {
  supply("ucsi-source-psy-1", "USB", "online", "0");
  EXPECT_EQ(facts().on_battery, std::nullopt);
}

TEST_F(MachineFactsTest, NamesTheHypervisor) {
  sys("class/dmi/id/sys_vendor", "Microsoft Corporation\n");
  sys("class/dmi/id/product_name", "Surface Laptop\n");
  EXPECT_EQ(facts().virtual_machine, "");
  sys("class/dmi/id/product_name", "Virtual Machine\n");
  EXPECT_EQ(facts().virtual_machine, "Hyper-V");
  sys("class/dmi/id/sys_vendor", "QEMU\n");
  EXPECT_EQ(facts().virtual_machine, "QEMU");
}

TEST_F(MachineFactsTest, AGuestOfAnUnknownHypervisorIsStillAGuest) {
  sys("class/dmi/id/sys_vendor", "Amazon EC2\n");
  EXPECT_EQ(facts().virtual_machine, "") << "rents whole machines as well";
  proc("cpuinfo", "processor\t: 0\nflags\t\t: fpu hypervisor lahf_lm\n");
  EXPECT_NE(facts().virtual_machine, "");
}

TEST(MachineFacts, OfThisMachineHoldTogether) {
  const MachineFacts machine = read_machine_facts();
  EXPECT_GT(machine.cpus, 0U);
  EXPECT_GT(machine.memory_bytes, 0U);
  EXPECT_LE(machine.available_bytes, machine.memory_bytes);
  EXPECT_FALSE(machine.kernel.empty());
}

}  // namespace
}  // namespace merops::test
