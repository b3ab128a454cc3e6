#include "core/host/device_facts.h"
#include "core/host/device_health.h"
#include "core/host/storage_query_windows.h"
#include "core/host/virtual_disk.h"
#include "core/model/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(DriveNames, AreKnownHoweverTheyAreWritten) {
  EXPECT_EQ(drive_number("PhysicalDrive0"), 0U);
  EXPECT_EQ(drive_number("physicaldrive12"), 12U);
  EXPECT_EQ(drive_number(R"(\\.\PHYSICALDRIVE3)"), 3U);
  EXPECT_EQ(drive_path(3), R"(\\.\PhysicalDrive3)");
  for (const char* other : {"PhysicalDrive", "PhysicalDrive1x", "PhysicalDrive-1", "C:", "", R"(\\.\C:)", "sda",
                            "PhysicalDrive99999999999"}) {
    EXPECT_FALSE(drive_number(other)) << other;
  }
}

TEST(DeviceFacts, UnknownNamesAreAnErrorThatNamesThem) {
  for (const std::string name : {"PhysicalDrive254", "sda", "C:"}) {
    try {
      (void)device_facts(name);
      ADD_FAILURE() << name;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr(name));
    }
  }
}

TEST(DeviceFacts, OfEachDriveHoldTogether) {
  const auto all = list_devices();
  if (all.empty()) GTEST_SKIP() << "no drive can be seen here";
  for (const DeviceFacts& device : all) {
    SCOPED_TRACE(device.name);
    EXPECT_EQ(device.path, R"(\\.\)" + device.name);
    EXPECT_FALSE(device.transport.empty());
    EXPECT_EQ(device.size == 0, !device.unusable.empty()) << device.unusable;
    EXPECT_GE(device.logical_block, 512U);
    EXPECT_GE(device.physical_block, device.logical_block);
    EXPECT_EQ(device_facts(device.name).size, device.size);
  }
}

TEST(DeviceFacts, KnowHypervisorsDisks) {
  EXPECT_TRUE(is_virtual_disk("sas", "Msft Virtual Disk"));
  EXPECT_TRUE(is_virtual_disk("virtual", ""));
  EXPECT_TRUE(is_virtual_disk("scsi", "VMware Virtual disk"));
  EXPECT_FALSE(is_virtual_disk("nvme", "Samsung SSD 990 PRO 2TB"));
}

TEST(Health, OfADriveThatIsNotThereSaysSo) {
  DeviceFacts nvme;
  nvme.name = "PhysicalDrive254";
  nvme.path = R"(\\.\PhysicalDrive254)";
  nvme.transport = "nvme";
  const auto all = device_health({&nvme, 1}, std::chrono::minutes(1));
  ASSERT_EQ(all.size(), 1U);
  EXPECT_THAT(all.front().problem, StartsWith("not read: "));
  EXPECT_THAT(all.front().problem, HasSubstr("Windows error 2"));
}

TEST(Health, OfADriveThatDoesNotAnswerSaysSo) {
  const auto drives = list_devices();
  if (drives.empty() || drives.front().transport == "nvme") GTEST_SKIP() << "needs a drive that is no NVMe disk";
  DeviceFacts nvme = drives.front();
  nvme.transport = "nvme";
  EXPECT_THAT(device_health({&nvme, 1}, std::chrono::minutes(1)).front().problem, StartsWith("not read: "));
}

}  // namespace
}  // namespace merops::test
