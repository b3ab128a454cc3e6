#include "core/host/device_facts.h"
#include "core/model/error.h"
#include "tests/host/fake_machine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace merops::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::uint64_t kGigabyte = 1'000'000'000;

std::vector<std::string> chain_of(const StorageFacts& storage) {
  std::vector<std::string> names;
  for (const DeviceFacts& device : storage.chain) names.push_back(device.name);
  return names;
}

/// A machine with two disks, and a file of which the tests say where it lives.
class Storage : public ::testing::Test {
 protected:
  Storage() {
    machine.disk("pci0000:00/0000:01:00.0/nvme/nvme0/nvme0n1", "259:0", kGigabyte);
    machine.disk("pci0000:00/0000:02:00.0/nvme/nvme1/nvme1n1", "259:1", kGigabyte);
  }
  [[nodiscard]] StorageFacts storage() const { return storage_of(path, machine.roots()); }

  FakeMachine machine;
  std::filesystem::path path = machine.file("model/shard"), point = path.parent_path().parent_path();
};

TEST_F(Storage, OfAFileOnAPartition) {
  machine.partition("nvme0n1", "nvme0n1p2", "259:2", kGigabyte);
  machine.mount("0:1", "/", "rootfs", "rootfs");
  machine.mount("259:2", point, "xfs", "/dev/nvme0n1p2", "rw,attr2");
  const StorageFacts facts = storage();
  EXPECT_EQ(facts.mount_point, point.string());
  EXPECT_EQ(facts.file_system, "xfs");
  EXPECT_EQ(facts.options, "rw,relatime,attr2");
  EXPECT_EQ(facts.device, "nvme0n1p2");
  EXPECT_THAT(chain_of(facts), ElementsAre("nvme0n1p2", "nvme0n1"));
  EXPECT_THAT(facts.leaves, ElementsAre("nvme0n1"));
  EXPECT_FALSE(facts.memory_backed || facts.virtual_disk);
  EXPECT_GT(facts.size_bytes, 0U);
}

TEST_F(Storage, OfAFileWhoseMountIsOutOfSightIsFoundByItsNumber) {
  struct stat status {};
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  if (major(status.st_dev) == 0) GTEST_SKIP() << "the build folder's file system has no device of its own";
  machine.disk("pci0000:00/0000:03:00.0/nvme/nvme2/nvme2n1",
               std::to_string(major(status.st_dev)) + ":" + std::to_string(minor(status.st_dev)), kGigabyte);
  EXPECT_THAT(chain_of(storage()), ElementsAre("nvme2n1"));
  EXPECT_EQ(storage().mount_point, "");
}

TEST_F(Storage, GoesThroughEncryptionAndVolumes) {
  machine.partition("nvme0n1", "nvme0n1p3", "259:3", kGigabyte);
  machine.virtual_disk("dm-0", "252:0", kGigabyte, {{"dm/name", "luks"}, {"dm/uuid", "CRYPT-LUKS2-x"}});
  machine.virtual_disk("dm-1", "252:1", kGigabyte, {{"dm/name", "vg-home"}, {"dm/uuid", "LVM-x"}});
  machine.stack("dm-0", "nvme0n1p3");
  machine.stack("dm-1", "dm-0");
  machine.mount("252:1", point, "ext4", "/dev/mapper/vg-home");
  EXPECT_THAT(chain_of(storage()), ElementsAre("dm-1", "dm-0", "nvme0n1p3", "nvme0n1"));
  EXPECT_THAT(storage().leaves, ElementsAre("nvme0n1"));
}

TEST_F(Storage, OverTwoDisksHasBothAsLeaves) {
  machine.virtual_disk("md0", "9:0", kGigabyte, {{"md/level", "raid0"}});
  machine.stack("md0", "nvme0n1");
  machine.stack("md0", "nvme1n1");
  machine.mount("9:0", point, "ext4", "/dev/md0");
  EXPECT_THAT(chain_of(storage()), ElementsAre("md0", "nvme0n1", "nvme1n1"));
  EXPECT_THAT(storage().leaves, ElementsAre("nvme0n1", "nvme1n1"));
  EXPECT_EQ(storage().chain[0].model, "raid0");
}

TEST_F(Storage, TwoVolumesOfOneDiskHaveItAsLeafOnce) {
  machine.partition("nvme0n1", "nvme0n1p1", "259:11", kGigabyte);
  machine.partition("nvme0n1", "nvme0n1p2", "259:12", kGigabyte);
  machine.virtual_disk("md0", "9:0", kGigabyte);
  machine.stack("md0", "nvme0n1p1");
  machine.stack("md0", "nvme0n1p2");
  machine.mount("9:0", point, "ext4", "/dev/md0");
  EXPECT_THAT(storage().leaves, ElementsAre("nvme0n1"));
}

TEST_F(Storage, GoesThroughALoopDeviceToItsFilesDisk) {
  const auto image = machine.file("images/image");
  machine.virtual_disk("loop0", "7:0", kGigabyte, {{"loop/backing_file", image.string()}});
  machine.mount("259:0", image.parent_path(), "ext4", "/dev/nvme0n1");
  machine.mount("7:0", path.parent_path(), "ext4", "/dev/loop0");
  EXPECT_THAT(chain_of(storage()), ElementsAre("loop0", "nvme0n1"));
  EXPECT_THAT(storage().leaves, ElementsAre("nvme0n1"));
  EXPECT_EQ(storage().chain[0].backing_file, image.string());
  EXPECT_FALSE(storage().memory_backed);
}

TEST_F(Storage, CallsALoopDeviceOverAMemoryFileSystemMemory) {
  const auto image = machine.file("images/image");
  machine.virtual_disk("loop0", "7:0", kGigabyte, {{"loop/backing_file", image.string()}});
  machine.mount("0:50", image.parent_path(), "tmpfs", "tmpfs");
  machine.mount("7:0", path.parent_path(), "ext4", "/dev/loop0");
  EXPECT_THAT(storage().leaves, ElementsAre("loop0"));
  EXPECT_TRUE(storage().memory_backed);
  EXPECT_TRUE(storage().chain[0].memory_backed);
}

TEST_F(Storage, ALoopDeviceWhoseFileIsGoneIsALeaf) {
  machine.virtual_disk("loop0", "7:0", kGigabyte, {{"loop/backing_file", "/gone/image (deleted)"}});
  machine.mount("7:0", point, "ext4", "/dev/loop0");
  EXPECT_THAT(storage().leaves, ElementsAre("loop0"));
  EXPECT_FALSE(storage().memory_backed) << "unknown, so not claimed";
}

TEST_F(Storage, EndsWhereThingsStandInACircle) {
  machine.virtual_disk("dm-0", "252:0", kGigabyte);
  machine.virtual_disk("loop0", "7:0", kGigabyte, {{"loop/backing_file", path.string()}});
  machine.stack("dm-0", "loop0");
  machine.mount("252:0", point, "ext4", "/dev/dm-0");
  EXPECT_THAT(chain_of(storage()), ElementsAre("dm-0", "loop0"));
  EXPECT_EQ(device_facts("dm-0", machine.roots()).mounts.size(), 1U);
}

TEST_F(Storage, OnMemoryFileSystemsHasNoDevice) {
  machine.mount("0:50", point, "tmpfs", "tmpfs", "rw,size=4k");
  EXPECT_TRUE(storage().memory_backed);
  EXPECT_EQ(storage().device, "");
  EXPECT_THAT(storage().chain, IsEmpty());
}

TEST_F(Storage, OnZramIsMemory) {
  machine.virtual_disk("zram0", "253:0", kGigabyte);
  machine.mount("253:0", point, "ext4", "/dev/zram0");
  EXPECT_TRUE(storage().memory_backed);
  EXPECT_THAT(storage().leaves, ElementsAre("zram0"));
}

TEST_F(Storage, OnAHypervisorsDiskSaysSo) {
  machine.disk("pci0000:00/0000:00:02.0/virtio1/block/vda", "254:0", kGigabyte);
  machine.partition("vda", "vda1", "254:1", kGigabyte);
  machine.mount("254:1", point, "ext4", "/dev/vda1");
  EXPECT_TRUE(storage().virtual_disk);
}

TEST_F(Storage, OfBtrfsHasAllItsDevices) {
  const auto devices = machine.roots().sys / "fs/btrfs/1b2c/devices";
  write_text(devices / "nvme0n1/x", "");
  write_text(devices / "nvme1n1/x", "");
  machine.mount("0:33", point, "btrfs", "/dev/nvme1n1", "rw,subvol=/home");
  EXPECT_THAT(storage().leaves, ElementsAre("nvme0n1", "nvme1n1"));
  EXPECT_EQ(storage().file_system, "btrfs");
}

TEST_F(Storage, OfBtrfsOnOneDeviceNeedsNoVolumeFolder) {
  machine.mount("0:33", point, "btrfs", "/dev/nvme1n1");
  EXPECT_THAT(storage().leaves, ElementsAre("nvme1n1"));
}

TEST_F(Storage, FollowsNamesThatLinkToADevice) {
  std::filesystem::create_directories(machine.roots().dev / "mapper");
  std::filesystem::create_symlink("../nvme0n1", machine.roots().dev / "mapper/home");
  machine.mount("0:33", point, "btrfs", "/dev/mapper/home");
  EXPECT_THAT(storage().leaves, ElementsAre("nvme0n1"));
}

TEST_F(Storage, OfNetworkFileSystemsHasNoDeviceAndIsNotMemory) {
  machine.mount("0:60", point, "nfs4", "server:/export", "rw,vers=4.2");
  EXPECT_EQ(storage().file_system, "nfs4");
  EXPECT_THAT(storage().leaves, IsEmpty());
  EXPECT_FALSE(storage().memory_backed);
}

TEST_F(Storage, OfAnOverlayIsTheLayersThatHoldsTheFile) {
  const auto upper = machine.file("upper/other").parent_path(), lower = machine.file("lower/shard").parent_path();
  machine.mount("259:0", upper, "ext4", "/dev/nvme0n1");
  machine.mount("259:1", lower, "xfs", "/dev/nvme1n1");
  const auto merged = path.parent_path();
  machine.mount("0:71", merged, "overlay", "overlay",
                "rw,lowerdir=/nowhere:" + lower.string() + ",upperdir=" + upper.string() + ",workdir=/w");
  EXPECT_EQ(storage().file_system, "overlay");
  EXPECT_EQ(storage().mount_point, merged.string());
  EXPECT_EQ(storage().device, "nvme1n1") << "only the lower layer has it";
  write_text(upper / "shard", "copied up");
  EXPECT_EQ(storage().device, "nvme0n1");
}

TEST_F(Storage, OfAnOverlayWhoseLayersCannotBeSeenIsUnknown) {
  machine.mount("0:71", point, "overlay", "overlay", "rw,lowerdir=/nowhere/a,upperdir=/nowhere/b,workdir=/nowhere/c");
  EXPECT_EQ(storage().device, "");
  EXPECT_FALSE(storage().memory_backed);
}

TEST_F(Storage, OfAnOverlayOverItselfEnds) {
  machine.mount("0:71", point, "overlay", "overlay", "rw,upperdir=" + point.string());
  EXPECT_EQ(storage().device, "");
}

TEST_F(Storage, OfFoldersAndMissingPaths) {
  machine.mount("259:0", point, "ext4", "/dev/nvme0n1");
  EXPECT_EQ(storage_of(path.parent_path(), machine.roots()).device, "nvme0n1");
  EXPECT_THROW((void)storage_of(point / "none", machine.roots()), Error);
}

}  // namespace
}  // namespace merops::test
