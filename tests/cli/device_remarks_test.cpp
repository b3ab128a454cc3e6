#include "cli/device_remarks.h"

#include "cli/devices_print.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

ListedDevice nvme() {
  ListedDevice device;
  device.facts.name = "nvme0n1";
  device.facts.path = "/dev/nvme0n1";
  device.facts.transport = "nvme";
  device.facts.firmware = "5B2QGXA7";
  device.facts.serial = "S5GXNF0R";
  device.facts.driver = "nvme";
  device.facts.namespace_id = 1;
  device.facts.character_device = "/dev/ng0n1";
  device.facts.hardware_queues = 4;
  device.facts.queue_depth = 1023;
  device.facts.leaves = {"nvme0n1"};
  device.health.emplace();
  device.health->celsius = 38;
  device.health->percentage_used = 3;
  device.health->available_spare = 99;
  device.health->critical_warning = 0;
  return device;
}

ListedDevice usb() {
  ListedDevice device;
  device.facts.name = "sda";
  device.facts.transport = "usb";
  device.facts.link = {"usb", "480 Mb/s", "5000 Mb/s", 60'000'000, false};
  device.facts.leaves = {"sda"};
  return device;
}

ListedDevice stack(const std::vector<std::string>& parents, const std::vector<std::string>& leaves) {
  ListedDevice device;
  device.facts.name = "dm-0";
  device.facts.transport = "dm";
  device.facts.parents = parents;
  device.facts.leaves = leaves;
  return device;
}

TEST(DeviceDetails, TellIdentityQueuesAndState) {
  EXPECT_THAT(
      device_details(nvme()),
      ElementsAre("firmware 5B2QGXA7, serial S5GXNF0R, driver nvme, namespace 1 (/dev/ng0n1), 4 hardware queues "
                  "of 1023 requests",
                  "38 degrees C, 3 % of its life used, 99 % spare"));
}

TEST(DeviceDetails, OfAStateNotToldSayWhy) {
  ListedDevice device = nvme();
  device.health = DeviceHealth{"nvme0n1", "not read: Permission denied (it needs root)"};
  EXPECT_THAT(device_details(device), Contains("its state was not read: Permission denied (it needs root)"));
}

TEST(DeviceDetails, OfADeviceThatTellsNothingAreNone) { EXPECT_THAT(device_details(stack({}, {})), IsEmpty()); }

TEST(DeviceRemarks, OfASoundDiskAreNone) { EXPECT_THAT(device_remarks(nvme(), {}), IsEmpty()); }

TEST(DeviceRemarks, WarnInTheWordsOfTheDisk) {
  ListedDevice device = nvme();
  device.health->critical_warning = 0x08;
  EXPECT_THAT(device_remarks(device, {}),
              ElementsAre(AllOf(HasSubstr("warns of its own state: it is read-only"), HasSubstr("0x08"))));
}

TEST(DeviceRemarks, NameTheDiskAtTheBottomWithItsWay) {
  const std::vector<ListedDevice> all{usb(), nvme()};
  EXPECT_THAT(device_remarks(stack({"sda"}, {"sda"}), all), ElementsAre("stands on sda (usb 480 Mb/s)"));
  EXPECT_THAT(device_remarks(stack({"dm-1"}, {"sda"}), all),
              ElementsAre("stands on dm-1, at the bottom is the disk sda (usb 480 Mb/s)"));
  EXPECT_THAT(device_remarks(stack({"sda1", "nvme0n1p1"}, {"sda", "nvme0n1"}), all),
              ElementsAre("stands on sda1, nvme0n1p1, at the bottom are the disks sda (usb 480 Mb/s), nvme0n1 (nvme)"));
  EXPECT_THAT(device_remarks(stack({"sdz"}, {"sdz"}), all), ElementsAre("stands on sdz"));
}

TEST(PrintDevices, ShowsTheLinkThatIsAndTheOneThatCouldBe) {
  const std::vector<ListedDevice> all{usb(), nvme()};
  std::ostringstream out;
  print_devices(out, all, symbols_for(false));
  EXPECT_THAT(out.str(), AllOf(HasSubstr("usb 480 Mb/s of 5000 Mb/s, at most 60.0 MB/s"),
                               HasSubstr("To know:\n  sda: "), HasSubstr("themselves:\n  nvme0n1: firmware")));
}

TEST(PrintDevices, OfNothingToSayHasNoTitles) {
  const std::vector<ListedDevice> all{stack({}, {})};
  std::ostringstream out;
  print_devices(out, all, symbols_for(false));
  EXPECT_THAT(out.str(), Not(HasSubstr(":\n")));
}

}  // namespace
}  // namespace merops
