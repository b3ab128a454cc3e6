#include "core/host/raw_device.h"

#include "core/model/error.h"
#include "tests/host/fake_machine.h"

#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::uint64_t kGigabyte = std::uint64_t{1} << 30;

auto objection(const std::string& check, const std::string& words) {
  return AllOf(Field(&Objection::check, check), Field(&Objection::why, HasSubstr(words)));
}

/// A machine with a system disk and a spare one. Its nodes are ordinary files, so what is on a device can never be
/// found out, which is an objection of its own: "signature".
class RawDeviceChecks : public ::testing::Test {
 protected:
  RawDeviceChecks() {
    add_nvme("0", "SYSTEM", "259:0");
    machine.partition("nvme0n1", "nvme0n1p1", "259:1", kGigabyte / 2);
    machine.partition("nvme0n1", "nvme0n1p2", "259:2", kGigabyte / 4);
    machine.mount("259:1", "/", "ext4", "/dev/nvme0n1p1");
    add_nvme("1", "SPARE", "259:8");
  }

  void add_nvme(const std::string& number, const std::string& serial, const std::string& numbers) {
    const std::string controller = "pci0000:00/0000:0" + number + ":00.0/nvme/nvme" + number;
    machine.hardware(controller, {{"serial", serial}, {"model", "MODEL"}});
    machine.disk(controller + "/nvme" + number + "n1", numbers, kGigabyte, controller);
  }

  [[nodiscard]] std::filesystem::path node(const std::string& name) const { return machine.roots().dev / name; }
  [[nodiscard]] RawDevice find(const std::string& name) const { return find_raw_device(node(name), machine.roots()); }
  [[nodiscard]] std::vector<Objection> objections(const std::string& name, std::uint64_t bytes = 4096) const {
    return objections_to(find(name), {store, bytes}, machine.roots());
  }
  [[nodiscard]] std::vector<std::string> checks(const std::string& name, std::uint64_t bytes = 4096) const {
    std::vector<std::string> names;
    for (const Objection& one : objections(name, bytes)) names.push_back(one.check);
    return names;
  }

  void open_by(const std::string& process, const std::string& device, const std::string& flags) {
    const auto folder = machine.roots().proc / process;
    write_text(folder / "comm", "qemu\n");
    write_text(folder / "fdinfo/5", "pos:\t0\nflags:\t" + flags + "\n");
    std::filesystem::create_directories(folder / "fd");
    std::filesystem::create_symlink(node(device), folder / "fd/5");
  }

  FakeMachine machine;
  std::filesystem::path store = machine.file("store");
};

TEST_F(RawDeviceChecks, AFreeDiskHasNoObjectionButThatItsContentIsUnknown) {
  EXPECT_THAT(checks("nvme1n1"), ElementsAre("signature"));
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("signature", "cannot be found out")));
}

TEST_F(RawDeviceChecks, IsFoundByAnyPathAndCalledByItsOwn) {
  const auto link = machine.roots().sys / "by-id";
  std::filesystem::create_symlink(node("nvme1n1"), link);
  const RawDevice device = find_raw_device(link, machine.roots());
  EXPECT_EQ(device.path, node("nvme1n1"));
  EXPECT_EQ(device.name, "nvme1n1");
  EXPECT_EQ(device.serial, "SPARE");
  EXPECT_EQ(device.size, kGigabyte);
  EXPECT_EQ(device, find("nvme1n1"));
}

TEST_F(RawDeviceChecks, OnlyItsNameOrASerialOfItsOwnConfirms) {
  const RawDevice device = find("nvme1n1");
  for (const std::string& word : {std::string("nvme1n1"), node("nvme1n1").string(), std::string("SPARE")})
    EXPECT_TRUE(names_device(device, word)) << word;
  for (const char* word : {"", "yes", "y", "nvme1n", "nvme1n1 ", "SYSTEM", "spare", "MODEL", "/dev/disk/by-id/x"})
    EXPECT_FALSE(names_device(device, word)) << word;
}

TEST_F(RawDeviceChecks, ASerialThatTwoDevicesHaveConfirmsNeither) {
  add_nvme("2", "SPARE", "259:9");
  EXPECT_FALSE(names_device(find("nvme1n1"), "SPARE"));
  EXPECT_FALSE(names_device(find("nvme2n1"), "SPARE"));
  EXPECT_TRUE(names_device(find("nvme1n1"), "nvme1n1"));
}

TEST_F(RawDeviceChecks, ADisksSerialDoesNotConfirmAPartition) {
  EXPECT_EQ(find("nvme0n1p2").serial, "SYSTEM");
  EXPECT_FALSE(names_device(find("nvme0n1p2"), "SYSTEM"));
}

TEST_F(RawDeviceChecks, OfFilesAndMissingPathsAreErrors) {
  EXPECT_THROW((void)find_raw_device(store, machine.roots()), Error);
  EXPECT_THROW((void)find("nvme7n1"), Error);
}

TEST_F(RawDeviceChecks, TheDiskAndThePartitionOfTheSystemAreNamed) {
  EXPECT_THAT(objections("nvme0n1"), Contains(objection("root", "running system")));
  EXPECT_THAT(objections("nvme0n1p1"), Contains(objection("root", "running system")));
  EXPECT_EQ(objections("nvme0n1").front().check, "root");
}

TEST_F(RawDeviceChecks, AnUnusedPartitionBesideTheSystemIsFree) {
  EXPECT_THAT(checks("nvme0n1p2"), Not(Contains("root")));
  EXPECT_THAT(checks("nvme0n1p2"), Not(Contains("mounted")));
  EXPECT_THAT(checks("nvme0n1p2"), Not(Contains("partitions")));
}

TEST_F(RawDeviceChecks, AMountIsNamed) {
  machine.mount("259:8", "/mnt/data", "xfs", "/dev/nvme1n1");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("mounted", "nvme1n1 is mounted at /mnt/data (xfs)")));
}

TEST_F(RawDeviceChecks, AMountOfAPartitionIsNamed) {
  machine.partition("nvme1n1", "nvme1n1p1", "259:10", kGigabyte / 2);
  machine.mount("259:10", "/mnt/data", "xfs", "/dev/nvme1n1p1");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("mounted", "nvme1n1p1 is mounted at /mnt/data")));
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("partitions", "nvme1n1p1")));
}

TEST_F(RawDeviceChecks, AMountOfTheWholeDiskKeepsFromItsPartitions) {
  machine.partition("nvme1n1", "nvme1n1p1", "259:10", kGigabyte / 2);
  machine.mount("259:8", "/mnt/data", "xfs", "/dev/nvme1n1");
  EXPECT_THAT(objections("nvme1n1p1"), Contains(objection("mounted", "nvme1n1 is mounted")));
}

TEST_F(RawDeviceChecks, AMountOfABtrfsMemberIsNamedWhateverWasMounted) {
  std::filesystem::create_directories(machine.roots().sys / "fs/btrfs/uuid/devices");
  for (const char* member : {"nvme1n1", "nvme0n1p2"})
    write_text(machine.roots().sys / "fs/btrfs/uuid/devices" / member, "");
  machine.mount("0:50", "/mnt/pool", "btrfs", "/dev/nvme0n1p2");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("mounted", "/mnt/pool")));
}

TEST_F(RawDeviceChecks, SwapIsNamed) {
  machine.swap_on("/dev/nvme1n1");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("swap", "swaps to nvme1n1")));
}

TEST_F(RawDeviceChecks, WhatStandsOnItIsNamed) {
  machine.virtual_disk("dm-0", "253:0", kGigabyte);
  machine.stack("dm-0", "nvme1n1");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("held", "dm-0 stands on nvme1n1")));
}

TEST_F(RawDeviceChecks, AMountThroughDeviceMapperIsNamed) {
  machine.virtual_disk("dm-0", "253:0", kGigabyte);
  machine.stack("dm-0", "nvme1n1");
  machine.mount("253:0", "/mnt/crypt", "ext4", "/dev/mapper/crypt");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("mounted", "dm-0 is mounted at /mnt/crypt")));
}

TEST_F(RawDeviceChecks, ADiskUnderAStackKeepsFromItsPartitions) {
  machine.partition("nvme1n1", "nvme1n1p1", "259:10", kGigabyte / 2);
  machine.virtual_disk("dm-0", "253:0", kGigabyte);
  machine.stack("dm-0", "nvme1n1");
  EXPECT_THAT(objections("nvme1n1p1"), Contains(objection("held", "dm-0 stands on nvme1n1")));
}

TEST_F(RawDeviceChecks, TheStoresOwnLoopDeviceIsRefused) {
  machine.virtual_disk("loop0", "7:0", kGigabyte, {{"loop/backing_file", store.string()}});
  EXPECT_THAT(objections("loop0"), Contains(objection("store", "lies on it")));
}

TEST_F(RawDeviceChecks, TwoLoopDevicesOverOneFileAreRefused) {
  const auto file = machine.file("image");
  std::filesystem::create_hard_link(file, file.string() + "-by-another-name");
  machine.virtual_disk("loop0", "7:0", kGigabyte, {{"loop/backing_file", file.string()}});
  EXPECT_THAT(checks("loop0"), Not(Contains("loop")));
  machine.virtual_disk("loop1", "7:1", kGigabyte, {{"loop/backing_file", file.string() + "-by-another-name"}});
  EXPECT_THAT(objections("loop0"), Contains(objection("loop", "loop1 is a loop device over the same bytes")));
}

TEST_F(RawDeviceChecks, ALoopDeviceOverSomethingUnknownIsRefused) {
  machine.virtual_disk("loop0", "7:0", kGigabyte, {{"loop/backing_file", "/nowhere/image (deleted)"}});
  EXPECT_THAT(objections("loop0"), Contains(objection("kind", "cannot be found out")));
}

TEST_F(RawDeviceChecks, AStoreOnAFileSystemOfTheDeviceIsRefused) {
  machine.mount("259:8", store.parent_path(), "ext4", "/dev/nvme1n1");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("store", "lies on it")));
}

TEST_F(RawDeviceChecks, AProcessThatMayWriteIsNamedAndAReaderIsNot) {
  open_by("4711", "nvme1n1", "0100000");
  EXPECT_THAT(checks("nvme1n1"), Not(Contains("open")));
  open_by("4712", "nvme1n1", "0100002");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("open", "process 4712 (qemu)")));
}

TEST_F(RawDeviceChecks, ThisProcessDoesNotStandInItsOwnWay) {
  open_by("4712", "nvme1n1", "0100002");
  EXPECT_THAT(checks("nvme1n1"), Contains("open"));
  std::filesystem::remove_all(machine.roots().proc / "self");
  std::filesystem::create_directory_symlink("4712", machine.roots().proc / "self");
  EXPECT_THAT(checks("nvme1n1"), Not(Contains("open")));
}

TEST_F(RawDeviceChecks, TheSameDiskByAnotherPathIsNamed) {
  add_nvme("2", "SPARE", "259:9");
  machine.set("nvme1n1", "wwid", "eui.0025385b01234567");
  machine.set("nvme2n1", "wwid", "eui.0025385b01234568");
  EXPECT_THAT(checks("nvme1n1"), Not(Contains("twin")));
  machine.set("nvme2n1", "wwid", "eui.0025385b01234567");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("twin", "nvme2n1 has the same identity")));
  machine.partition("nvme1n1", "nvme1n1p1", "259:10", kGigabyte / 2);
  EXPECT_THAT(objections("nvme1n1p1"), Contains(objection("twin", "nvme2n1")));
}

TEST_F(RawDeviceChecks, SizeIsComparedToTheByte) {
  EXPECT_THAT(checks("nvme1n1", kGigabyte), Not(Contains("size")));
  EXPECT_THAT(objections("nvme1n1", kGigabyte + 1), Contains(objection("size", "1,073,741,824")));
  machine.set("nvme1n1", "size", "0");
  EXPECT_THAT(checks("nvme1n1"), Contains("size"));
}

TEST_F(RawDeviceChecks, ReadOnlyAndLargeBlocksAreRefused) {
  machine.set("nvme1n1", "ro", "1");
  machine.set("nvme1n1", "queue/logical_block_size", "16384");
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("read-only", "read-only")));
  EXPECT_THAT(objections("nvme1n1"), Contains(objection("block", "16384")));
}

TEST_F(RawDeviceChecks, KindsThatNobodyCanSeeThroughAreRefused) {
  machine.virtual_disk("dm-0", "253:0", kGigabyte);
  machine.virtual_disk("md0", "9:0", kGigabyte);
  machine.virtual_disk("drbd0", "147:0", kGigabyte);
  machine.virtual_disk("mmcblk0boot0", "179:8", kGigabyte);
  for (const char* name : {"dm-0", "md0", "drbd0"}) EXPECT_THAT(checks(name), Contains("kind")) << name;
  EXPECT_THAT(objections("mmcblk0boot0"), Contains(objection("kind", "firmware")));
}

TEST_F(RawDeviceChecks, SeveralObjectionsComeWithThoseOfDataInUseFirst) {
  machine.mount("259:8", "/mnt/data", "xfs", "/dev/nvme1n1");
  EXPECT_THAT(checks("nvme1n1", 2 * kGigabyte), ElementsAre("mounted", "size", "signature"));
}

TEST_F(RawDeviceChecks, AChangedDeviceIsNotEqual) {
  const RawDevice before = find("nvme1n1");
  machine.set("nvme1n1", "diskseq", "17");
  EXPECT_NE(find("nvme1n1"), before);
}

}  // namespace
}  // namespace merops::test
