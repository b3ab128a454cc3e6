#include "core/host/hypervisor_names.h"
#include "core/host/machine_facts.h"
#include "core/host/machine_id.h"
#include "core/host/power_windows.h"
#include "core/host/registry_windows.h"
#include "core/host/system_version_windows.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(MachineFacts, OfThisMachineHoldTogether) {
  const MachineFacts machine = read_machine_facts();
  EXPECT_FALSE(machine.host_name.empty());
  EXPECT_FALSE(machine.cpu_model.empty());
  EXPECT_GT(machine.cpus, 0U);
  EXPECT_GT(machine.memory_bytes, 0U);
  EXPECT_GT(machine.available_bytes, 0U);
  EXPECT_LE(machine.available_bytes, machine.memory_bytes);
  EXPECT_THAT(machine.os, HasSubstr("Windows"));
  EXPECT_THAT(machine.kernel, StartsWith("10.0."));
}

TEST(MachineFacts, LeaveOutWhatWindowsDoesNotHave) {
  const MachineFacts machine = read_machine_facts();
  EXPECT_EQ(machine.thp, "");
  EXPECT_EQ(machine.load_1m, 0);
  EXPECT_EQ(machine.hugetlb_free_pages, 0U);
}

TEST(MachineFacts, TheMachineIdIsHashedAndStable) {
  const std::string id = registry_text(LR"(SOFTWARE\Microsoft\Cryptography)", L"MachineGuid");
  ASSERT_FALSE(id.empty());
  const std::string hash = read_machine_facts().machine_id;
  EXPECT_EQ(hash.size(), 16U);
  EXPECT_THAT(id, Not(HasSubstr(hash)));
  EXPECT_EQ(read_machine_facts().machine_id, hash);
  EXPECT_EQ(hashed_machine_id(""), "");
}

TEST(SystemName, OfWindows11IsToldByItsBuild) {
  EXPECT_EQ(system_name("Windows 10 Pro", 19045, "22H2"), "Windows 10 Pro 22H2");
  EXPECT_EQ(system_name("Windows 10 Pro", 21999, "22H2"), "Windows 10 Pro 22H2");
  EXPECT_EQ(system_name("Windows 10 Pro", 22000, "21H2"), "Windows 11 Pro 21H2");
  EXPECT_EQ(system_name("Windows Server 2022 Standard", 22631, ""), "Windows Server 2022 Standard");
  EXPECT_EQ(system_name("", 22631, ""), "Windows");
}

TEST(PowerPlan, HasTheWordsOfAGovernor) {
  EXPECT_EQ(known_power_plan(L"{8c5e7fda-e8bf-4a96-9a85-a6e23a8c635c}"), "performance");
  EXPECT_EQ(known_power_plan(L"{381b4222-f694-41f0-9685-ff5bb260df2e}"), "balanced");
  EXPECT_EQ(known_power_plan(L"{a1841308-3541-4fab-bc81-f71556f20b4a}"), "powersave");
  EXPECT_EQ(known_power_plan(L"{00000000-0000-0000-0000-000000000000}"), "");
}

TEST(Hypervisor, IsKnownByFirmwareAndProcessor) {
  EXPECT_EQ(hypervisor_of_firmware("Microsoft Corporation Virtual Machine"), "Hyper-V");
  EXPECT_EQ(hypervisor_of_firmware("Microsoft Corporation Surface Laptop"), "");
  EXPECT_EQ(hypervisor_of_firmware("QEMU Standard PC"), "QEMU");
  EXPECT_EQ(hypervisor_of_signature("KVMKVMKVM"), "KVM");
  EXPECT_EQ(hypervisor_of_signature(""), "");
}

TEST(Registry, WhatIsNotThereIsEmpty) {
  EXPECT_EQ(registry_text(L"SOFTWARE\\Merops has no such key", L"Name"), "");
  EXPECT_FALSE(registry_number(L"SOFTWARE\\Merops has no such key", L"Name"));
}

}  // namespace
}  // namespace merops::test
