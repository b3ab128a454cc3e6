#include "core/host/device_facts.h"

#include "core/model/error.h"
#include "tests/host/fake_machine.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

constexpr std::uint64_t kGigabyte = 1'000'000'000;

std::vector<std::string> names_of(const std::vector<DeviceFacts>& devices) {
  std::vector<std::string> names;
  for (const DeviceFacts& device : devices) names.push_back(device.name);
  return names;
}

FakeMachine nvme_machine() {
  FakeMachine machine;
  const std::string function = "pci0000:00/0000:01:00.0", controller = function + "/nvme/nvme0";
  machine.hardware(controller, {{"model", "Samsung SSD 980 PRO 1TB                 "},
                                {"serial", "S5GXNF0R000001      "},
                                {"firmware_rev", "5B2QGXA7"},
                                {"transport", "pcie"},
                                {"state", "live"}});
  machine.driver(function, "nvme");
  machine.disk(controller + "/nvme0n1", "259:0", 1000 * kGigabyte, controller,
               {{"nsid", "1"},
                {"queue/nr_requests", "1023"},
                {"queue/scheduler", "[none] mq-deadline kyber"},
                {"mq/0/cpu_list", "0"},
                {"mq/1/cpu_list", "1"},
                {"mq/2/cpu_list", "2"}});
  write_text(machine.roots().sys / "class/nvme-generic/ng0n1/dev", "235:0");
  return machine;
}

TEST(DeviceFacts, OfAnNvmeDisk) {
  const FakeMachine machine = nvme_machine();
  const DeviceFacts facts = device_facts("nvme0n1", machine.roots());
  EXPECT_EQ(facts.name, "nvme0n1");
  EXPECT_EQ(facts.path, (machine.roots().dev / "nvme0n1").string());
  EXPECT_EQ(facts.transport, "nvme");
  EXPECT_EQ(facts.driver, "nvme");
  EXPECT_EQ(facts.model, "Samsung SSD 980 PRO 1TB");
  EXPECT_EQ(facts.serial, "S5GXNF0R000001");
  EXPECT_EQ(facts.firmware, "5B2QGXA7");
  EXPECT_EQ(facts.size, 1000 * kGigabyte);
  EXPECT_EQ(facts.logical_block, 512U);
  EXPECT_EQ(facts.physical_block, 4096U);
  EXPECT_EQ(facts.scheduler, "none");
  EXPECT_EQ(facts.max_request_bytes, 1280U * 1024);
  EXPECT_EQ(facts.max_segments, 128U);
  EXPECT_EQ(facts.queue_depth, 1023U);
  EXPECT_EQ(facts.hardware_queues, 3U);
  EXPECT_EQ(facts.namespace_id, 1U);
  EXPECT_EQ(facts.character_device, (machine.roots().dev / "ng0n1").string());
  EXPECT_FALSE(facts.virtual_disk || facts.memory_backed || facts.removable || facts.read_only);
  EXPECT_THAT(facts.parents, ElementsAre());
  EXPECT_THAT(facts.leaves, ElementsAre("nvme0n1"));
  EXPECT_EQ(facts.unusable, "");
}

TEST(DeviceFacts, OfAPartitionAreItsDisksButForItsSize) {
  FakeMachine machine = nvme_machine();
  machine.partition("nvme0n1", "nvme0n1p1", "259:1", 100 * kGigabyte);
  const DeviceFacts facts = device_facts("nvme0n1p1", machine.roots());
  EXPECT_EQ(facts.size, 100 * kGigabyte);
  EXPECT_EQ(facts.model, "Samsung SSD 980 PRO 1TB");
  EXPECT_EQ(facts.transport, "nvme");
  EXPECT_EQ(facts.logical_block, 512U);
  EXPECT_EQ(facts.hardware_queues, 3U);
  EXPECT_EQ(facts.namespace_id, 1U);
  EXPECT_EQ(facts.character_device, (machine.roots().dev / "ng0n1").string());
  EXPECT_THAT(facts.parents, ElementsAre("nvme0n1"));
  EXPECT_THAT(facts.leaves, ElementsAre("nvme0n1"));
}

TEST(DeviceFacts, OfAnOlderKernelsNvmeHaveNoCharacterDevice) {
  const FakeMachine machine = nvme_machine();
  std::filesystem::remove_all(machine.roots().sys / "class/nvme-generic");
  EXPECT_EQ(device_facts("nvme0n1", machine.roots()).character_device, "");
}

TEST(DeviceFacts, OfAStackNameTheDisksAtItsBottom) {
  FakeMachine machine = nvme_machine();
  machine.virtual_disk("vdb", "252:16", kGigabyte);
  machine.partition("nvme0n1", "nvme0n1p1", "259:1", kGigabyte);
  machine.virtual_disk("md0", "9:0", kGigabyte);
  machine.virtual_disk("dm-0", "253:0", kGigabyte);
  machine.stack("md0", "nvme0n1p1");
  machine.stack("md0", "vdb");
  machine.stack("dm-0", "md0");
  const DeviceFacts facts = device_facts("dm-0", machine.roots());
  EXPECT_THAT(facts.parents, ElementsAre("md0"));
  EXPECT_THAT(facts.leaves, UnorderedElementsAre("nvme0n1", "vdb"));
  EXPECT_EQ(facts.namespace_id, std::nullopt);
  EXPECT_EQ(facts.hardware_queues, 0U);
}

TEST(DeviceFacts, UnknownNamesAreAnErrorThatNamesThem) {
  const FakeMachine machine;
  for (const char* name : {"sdq", "", "../../x"}) {
    try {
      (void)device_facts(name, machine.roots());
      ADD_FAILURE() << name;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr(name));
    }
  }
}

TEST(DeviceFacts, OfHypervisorsDisksSaySo) {
  FakeMachine machine;
  machine.hardware("pci0000:00/0000:00:02.0/virtio1", {{"vendor", "0x1af4"}});
  machine.driver("pci0000:00/0000:00:02.0/virtio1", "virtio_blk");
  machine.disk("pci0000:00/0000:00:02.0/virtio1/block/vda", "254:0", kGigabyte, "pci0000:00/0000:00:02.0/virtio1",
               {{"serial", "disk-1"}});
  const DeviceFacts virtio = device_facts("vda", machine.roots());
  EXPECT_EQ(virtio.transport, "virtual");
  EXPECT_EQ(virtio.driver, "virtio_blk");
  EXPECT_EQ(virtio.model, "") << "a PCI number is no name";
  EXPECT_EQ(virtio.serial, "disk-1");
  EXPECT_TRUE(virtio.virtual_disk);

  const std::string unit = "LNXSYSTM:00/VMBUS:00/abc/host0/target0:0:0/0:0:0:0";
  machine.hardware(unit, {{"vendor", "Msft    "}, {"model", "Virtual Disk    "}});
  machine.disk(unit + "/block/sda", "8:0", kGigabyte, unit);
  EXPECT_EQ(device_facts("sda", machine.roots()).transport, "virtual");

  for (const char* model : {"QEMU NVMe Ctrl", "VMware Virtual NVMe Disk", "ORCL-VBOX-NVME-VER12", "VBOX HARDDISK",
                            "Amazon Elastic Block Store"}) {
    FakeMachine guest = nvme_machine();
    guest.hardware("pci0000:00/0000:01:00.0/nvme/nvme0", {{"model", model}});
    const DeviceFacts facts = device_facts("nvme0n1", guest.roots());
    EXPECT_EQ(facts.transport, "nvme") << model;
    EXPECT_TRUE(facts.virtual_disk) << model;
  }
  FakeMachine cloud = nvme_machine();
  cloud.hardware("pci0000:00/0000:01:00.0/nvme/nvme0", {{"model", "Amazon EC2 NVMe Instance Storage"}});
  EXPECT_FALSE(device_facts("nvme0n1", cloud.roots()).virtual_disk) << "handed through whole";
}

TEST(DeviceFacts, OfNvmeAcrossANetworkNameTheWay) {
  FakeMachine machine;
  machine.hardware("virtual/nvme-fabrics/ctl/nvme3", {{"transport", "tcp"}});
  machine.disk("virtual/nvme-fabrics/ctl/nvme3/nvme3n1", "259:7", kGigabyte, "virtual/nvme-fabrics/ctl/nvme3");
  const DeviceFacts facts = device_facts("nvme3n1", machine.roots());
  EXPECT_EQ(facts.transport, "nvme-tcp");
  EXPECT_EQ(facts.link.kind, "");
}

TEST(DeviceFacts, OfAnSdCard) {
  FakeMachine machine;
  const std::string card = "pci0000:00/0000:00:1a.0/mmc_host/mmc0/mmc0:aaaa";
  machine.hardware(card, {{"name", "SC64G"}, {"serial", "0x12345678"}, {"fwrev", "0x0"}});
  machine.disk(card + "/block/mmcblk0", "179:0", 64 * kGigabyte, card);
  const DeviceFacts facts = device_facts("mmcblk0", machine.roots());
  EXPECT_EQ(facts.transport, "mmc");
  EXPECT_EQ(facts.model, "SC64G");
}

TEST(DeviceFacts, OfMemoryDevicesSaySo) {
  FakeMachine machine;
  machine.virtual_disk("zram0", "253:0", kGigabyte);
  machine.virtual_disk("ram0", "1:0", kGigabyte);
  EXPECT_TRUE(device_facts("zram0", machine.roots()).memory_backed);
  EXPECT_EQ(device_facts("zram0", machine.roots()).transport, "zram");
  EXPECT_TRUE(device_facts("ram0", machine.roots()).memory_backed);
}

TEST(DeviceFacts, AskUdevForWhatSysfsDoesNotTell) {
  FakeMachine machine;
  const std::string unit = "pci0000:00/host9/end_device-9:0/target9:0:0/9:0:0:0";
  machine.hardware(unit, {{"rev", "B001"}, {"vpd_pg80", std::string("\0\x80\0\x08ZC1ABCDE", 12)}});
  machine.disk(unit + "/block/sdb", "8:16", kGigabyte, unit);
  write_text(
      machine.roots().run_udev / "data/b8:16",
      "S:disk/by-id/x\nE:ID_MODEL_ENC=ST4000NM\\x200035\\x20\\x20\nE:ID_REVISION=other\nE:ID_SERIAL_SHORT=other\n");
  const DeviceFacts facts = device_facts("sdb", machine.roots());
  EXPECT_EQ(facts.transport, "sas");
  EXPECT_EQ(facts.model, "ST4000NM 0035");
  EXPECT_EQ(facts.firmware, "B001");
  EXPECT_EQ(facts.serial, "ZC1ABCDE");
}

TEST(DeviceFacts, SayWhyADeviceCannotBeMeasured) {
  FakeMachine machine;
  const auto why = [&] { return device_facts("sdc", machine.roots()).unusable; };
  machine.virtual_disk("sdc", "8:32", kGigabyte);
  EXPECT_EQ(why(), "");
  machine.set("sdc", "queue/logical_block_size", "16384");
  EXPECT_THAT(why(), HasSubstr("16384"));
  machine.forget("sdc", "queue/logical_block_size");
  EXPECT_THAT(why(), HasSubstr("block size"));
  machine.set("sdc", "size", "0");
  EXPECT_THAT(why(), HasSubstr("size is 0"));
  machine.set("sdc", "removable", "1");
  EXPECT_EQ(why(), "no medium");
  machine.forget("sdc", "size");
  EXPECT_THAT(why(), HasSubstr("cannot be read"));
}

TEST(DeviceFacts, ListMountsOfPartitionsAndOfWhatStandsOnThem) {
  FakeMachine machine = nvme_machine();
  machine.partition("nvme0n1", "nvme0n1p1", "259:1", kGigabyte);
  machine.partition("nvme0n1", "nvme0n1p2", "259:2", kGigabyte);
  machine.partition("nvme0n1", "nvme0n1p3", "259:3", kGigabyte);
  machine.virtual_disk("dm-0", "252:0", kGigabyte, {{"dm/name", "luks-1"}, {"dm/uuid", "CRYPT-LUKS2-1-luks"}});
  machine.stack("dm-0", "nvme0n1p2");
  machine.mount("259:1", "/boot", "vfat", "/dev/nvme0n1p1");
  machine.mount("252:0", "/", "ext4", "/dev/mapper/luks-1", "rw,discard");
  machine.mount("0:40", "/tmp", "tmpfs", "tmpfs");
  machine.swap_on("/dev/nvme0n1p3");
  const DeviceFacts facts = device_facts("nvme0n1", machine.roots());
  ASSERT_EQ(facts.mounts.size(), 3U);
  EXPECT_EQ(facts.mounts[0].device, "nvme0n1p1");
  EXPECT_EQ(facts.mounts[0].mount_point, "/boot");
  EXPECT_EQ(facts.mounts[1].device, "dm-0");
  EXPECT_EQ(facts.mounts[1].type, "ext4");
  EXPECT_EQ(facts.mounts[1].options, "rw,relatime,discard");
  EXPECT_EQ(facts.mounts[2].device, "nvme0n1p3");
  EXPECT_EQ(facts.mounts[2].type, "swap");
  EXPECT_EQ(facts.unusable, "") << "noted, not forbidden";
  EXPECT_EQ(device_facts("dm-0", machine.roots()).model, "luks-1 (CRYPT)");
}

TEST(ListDevices, LeavesOutPartitionsHiddenPathsAndWhatIsNotSetUp) {
  FakeMachine machine = nvme_machine();
  machine.partition("nvme0n1", "nvme0n1p1", "259:1", kGigabyte);
  machine.disk("virtual/nvme/nvme0c0n1", "259:9", kGigabyte, {}, {{"hidden", "1"}});
  machine.virtual_disk("loop0", "7:0", 0);
  machine.virtual_disk("loop1", "7:1", kGigabyte);
  machine.virtual_disk("zram0", "253:0", 0);
  machine.virtual_disk("nbd0", "43:0", 0);
  machine.virtual_disk("sr0", "11:0", 0, {{"removable", "1"}});
  machine.virtual_disk("dm-0", "252:0", kGigabyte);
  const auto devices = list_devices(machine.roots());
  EXPECT_THAT(names_of(devices), ElementsAre("dm-0", "loop1", "nvme0n1", "sr0"));
  EXPECT_EQ(devices.back().unusable, "no medium");
}

TEST(ListDevices, OfAMachineThatTellsNothingIsEmpty) {
  SystemRoots nowhere;
  nowhere.sys = nowhere.proc = nowhere.dev = nowhere.run_udev = "/nowhere/at/all";
  EXPECT_TRUE(list_devices(nowhere).empty());
}

TEST(ListDevices, OfThisMachineNameEachDeviceAndItsWay) {
  for (const DeviceFacts& device : list_devices()) {
    EXPECT_FALSE(device.name.empty());
    EXPECT_FALSE(device.transport.empty()) << device.name;
  }
}

}  // namespace
}  // namespace merops::test
