#include "core/host/device_facts.h"
#include "tests/support/loop_device.h"
#include "tests/support/mounted_file_system.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

constexpr std::uint64_t kMegabyte = 1 << 20;

void make_image(const std::filesystem::path& path) {
  write_text(path, "");
  std::filesystem::resize_file(path, 16 * kMegabyte);
}

/// The system's own devices and mounts, with loop devices and mounts of the test's.
class RealStorage : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const auto why = LoopDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
    if (const auto why = MountedFileSystem::unavailable(); !why.empty()) GTEST_SKIP() << why;
    make_image(image);
  }
  TemporaryFolder folder;
  std::filesystem::path image = folder.path() / "image";
};

TEST_F(RealStorage, ALoopDeviceOverADisksFileLeadsToTheDisk) {
  const StorageFacts below = storage_of(image);
  if (below.leaves.empty()) GTEST_SKIP() << "the build folder's disk cannot be told: " << below.file_system;
  const LoopDevice loop(image);
  const StorageFacts facts = storage_of(loop.path());
  EXPECT_EQ(facts.device, loop.name());
  EXPECT_EQ(facts.chain.front().backing_file, std::filesystem::canonical(image).string());
  EXPECT_EQ(facts.leaves, below.leaves);
  EXPECT_EQ(facts.memory_backed, below.memory_backed);
  EXPECT_EQ(facts.size_bytes, 16 * kMegabyte);
}

TEST_F(RealStorage, ALoopDeviceOverAMemoryFileSystemIsMemory) {
  const MountedFileSystem memory("tmpfs", "tmpfs", folder.path() / "memory", "size=32m");
  EXPECT_TRUE(storage_of(memory.path()).memory_backed);
  EXPECT_EQ(storage_of(memory.path()).file_system, "tmpfs");
  make_image(memory.path() / "image");
  const LoopDevice loop(memory.path() / "image");
  const StorageFacts facts = storage_of(loop.path());
  EXPECT_TRUE(facts.memory_backed);
  EXPECT_THAT(facts.leaves, ElementsAre(loop.name()));
}

TEST_F(RealStorage, AFileOnALoopMountedFileSystemIsFollowed) {
  if (!make_ext4(image)) GTEST_SKIP() << "mkfs.ext4 is missing";
  const LoopDevice loop(image);
  const MountedFileSystem mounted("ext4", loop.path(), folder.path() / "mounted");
  const auto file = mounted.path() / "file";
  std::ofstream(file) << "content";
  const StorageFacts facts = storage_of(file);
  EXPECT_EQ(facts.mount_point, std::filesystem::canonical(mounted.path()).string());
  EXPECT_EQ(facts.file_system, "ext4");
  EXPECT_EQ(facts.device, loop.name());
  EXPECT_LT(facts.free_bytes, 16 * kMegabyte);
  const DeviceFacts device = device_facts(loop.name());
  ASSERT_EQ(device.mounts.size(), 1U);
  EXPECT_EQ(device.mounts[0].mount_point, facts.mount_point);
}

TEST_F(RealStorage, APartitionOfALoopDeviceIsFollowed) {
  const LoopDevice loop(image, {.partitions = true});
  const LoopPartition partition(loop, 1, kMegabyte, 8 * kMegabyte);
  const DeviceFacts facts = device_facts(partition.name());
  EXPECT_THAT(facts.parents, ElementsAre(loop.name()));
  EXPECT_EQ(facts.size, 8 * kMegabyte);
  EXPECT_EQ(facts.transport, "loop");
}

TEST_F(RealStorage, ListedDevicesHoldTheLoopDevice) {
  const LoopDevice loop(image, {.block = 4096, .read_only = true});
  const auto devices = list_devices();
  const auto found =
      std::find_if(devices.begin(), devices.end(), [&](const DeviceFacts& facts) { return facts.name == loop.name(); });
  ASSERT_NE(found, devices.end());
  EXPECT_EQ(found->logical_block, 4096U);
  EXPECT_TRUE(found->read_only);
  EXPECT_EQ(found->unusable, "");
}

}  // namespace
}  // namespace merops::test
