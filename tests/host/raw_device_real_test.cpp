#include "core/host/device_facts.h"
#include "core/host/raw_device.h"
#include "core/host/signatures_linux.h"
#include "core/model/error.h"
#include "tests/host/gpt_image.h"
#include "tests/support/child_process.h"
#include "tests/support/loop_device.h"
#include "tests/support/mounted_file_system.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/zram_device.h"

#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::uint64_t kMegabyte = 1 << 20;

auto objection(const std::string& check, const std::string& words) {
  return AllOf(Field(&Objection::check, check), Field(&Objection::why, HasSubstr(words)));
}

void write_at(const std::filesystem::path& path, std::uint64_t offset, const std::string& bytes) {
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(static_cast<std::streamoff>(offset));
  ASSERT_TRUE(file.write(bytes.data(), static_cast<std::streamsize>(bytes.size())).flush()) << path;
}

/// One partition of 8 MiB from 1 MiB on.
std::string partition_table(char type = '\x83') {
  std::string sector(512, '\0');
  sector.replace(446, 16, std::string("\0\0\x02\0\x83\0\0\0\0\x08\0\0\0\x40\0\0", 16));
  sector[446 + 4] = type;
  sector.replace(510, 2, "\x55\xaa");
  return sector;
}

/// LVM's label with a checksum that is wrong: it may be damaged, and still somebody's data.
std::string damaged_lvm_label() {
  std::string sector(512, '\0');
  sector.replace(0, 16, std::string("LABELONE\x01\0\0\0\0\0\0\0", 16));
  sector.replace(20, 12, std::string("\x20\0\0\0LVM2 001", 12));
  sector.replace(32, 32, std::string(32, 'u'));
  return sector;
}

/// Devices of the test's own, over files that it makes.
class RawDeviceOnLoops : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const auto why = LoopDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
    write_text(store, std::string(4096, 's'));
    make_file(image, 16 * kMegabyte);
  }
  static void make_file(const std::filesystem::path& path, std::uint64_t bytes) {
    write_text(path, "");
    std::filesystem::resize_file(path, bytes);
  }
  [[nodiscard]] std::vector<Objection> objections(const std::filesystem::path& device, std::uint64_t bytes = 4096) {
    return objections_to(find_raw_device(device), {store, bytes});
  }
  TemporaryFolder folder;
  std::filesystem::path image = folder.path() / "image", store = folder.path() / "store";
};

TEST_F(RawDeviceOnLoops, AFreshOneHasNoObjection) {
  const LoopDevice loop(image);
  EXPECT_THAT(objections(loop.path()), IsEmpty());
  const RawDevice device = find_raw_device(loop.path());
  EXPECT_EQ(device.path, loop.path());
  EXPECT_EQ(device.size, 16 * kMegabyte);
  EXPECT_EQ(open_exclusively(device)->name(), loop.path().string());
}

TEST_F(RawDeviceOnLoops, AMountedFileSystemIsRefused) {
  if (!make_ext4(image)) GTEST_SKIP() << "mkfs.ext4 is missing";
  const LoopDevice loop(image);
  EXPECT_THAT(objections(loop.path()), Contains(objection("signature", "ext4")));
  const MountedFileSystem mounted("ext4", loop.path(), folder.path() / "mounted");
  EXPECT_THAT(objections(loop.path()), Contains(objection("mounted", "mounted")));
  EXPECT_THROW((void)open_exclusively(find_raw_device(loop.path())), Error);
}

TEST_F(RawDeviceOnLoops, AMountedPartitionKeepsFromTheDisk) {
  const LoopDevice loop(image, {.partitions = true});
  const LoopPartition partition(loop, 1, kMegabyte, 8 * kMegabyte);
  const std::filesystem::path node = "/dev/" + partition.name();
  if (!make_ext4(node)) GTEST_SKIP() << "mkfs.ext4 is missing";
  const MountedFileSystem mounted("ext4", node, folder.path() / "mounted");
  EXPECT_THAT(objections(loop.path()), Contains(objection("mounted", partition.name() + " is mounted")));
  EXPECT_THAT(objections(loop.path()), Contains(objection("partitions", partition.name())));
  EXPECT_THAT(objections(node), Contains(objection("mounted", partition.name())));
  EXPECT_THROW((void)open_exclusively(find_raw_device(loop.path())), Error);
}

TEST_F(RawDeviceOnLoops, AFreePartitionIsTaken) {
  const LoopDevice loop(image, {.partitions = true});
  const LoopPartition partition(loop, 1, kMegabyte, 8 * kMegabyte);
  EXPECT_THAT(objections("/dev/" + partition.name()), IsEmpty());
  EXPECT_THAT(objections("/dev/" + partition.name(), 9 * kMegabyte), Contains(objection("size", "")));
}

TEST_F(RawDeviceOnLoops, APartitionThatItsTableReservesIsRefused) {
  const LoopDevice loop(image, {.partitions = true});
  const LoopPartition partition(loop, 1, kMegabyte, 8 * kMegabyte);
  const auto expect = [&](const std::string& words) {
    const auto all = objections("/dev/" + partition.name());
    EXPECT_EQ(all.empty(), words.empty()) << words;
    if (!words.empty()) {
      EXPECT_THAT(all, Contains(objection("partition-kind", words)));
    }
  };
  write_at(loop.path(), 0, partition_table('\xef'));
  expect("EFI system partition");
  write_at(loop.path(), 0, partition_table('\x41'));
  expect("PReP");
  write_at(loop.path(), 0, partition_table('\x83'));
  expect("");
  write_gpt(loop.path(), 16 * kMegabyte, {kGptLinux, 0});
  expect("");
  write_gpt(loop.path(), 16 * kMegabyte, {kGptLinux, 1});
  expect("the platform needs it");
  write_gpt(loop.path(), 16 * kMegabyte, {kGptBiosBoot, 0});
  expect("BIOS boot partition");
  EXPECT_THAT(objections(loop.path()), Contains(objection("signature", "gpt")));
}

TEST_F(RawDeviceOnLoops, ALoopDeviceOverTheDeviceIsNamed) {
  const LoopDevice lower(image);
  const LoopDevice upper(lower.path());
  EXPECT_THAT(objections(lower.path()), Contains(objection("loop", upper.name())));
  EXPECT_THAT(objections(upper.path()), Contains(objection("kind", "over the device")));
}

TEST_F(RawDeviceOnLoops, TwoOverOneFileAreRefused) {
  const LoopDevice one(image), other(image);
  EXPECT_THAT(objections(one.path()), Contains(objection("loop", other.name())));
}

TEST_F(RawDeviceOnLoops, AStoreThatIsTheirFileOrThemselvesIsRefused) {
  const LoopDevice loop(image, {.partitions = true});
  const LoopPartition partition(loop, 1, kMegabyte, 8 * kMegabyte);
  const std::filesystem::path part = "/dev/" + partition.name();
  EXPECT_THAT(objections_to(find_raw_device(loop.path()), {image, 4096}), Contains(objection("store", "")));
  EXPECT_THAT(objections_to(find_raw_device(part), {image, 4096}), Contains(objection("store", "")));
  EXPECT_THAT(objections_to(find_raw_device(loop.path()), {loop.path(), 4096}), Contains(objection("store", "")));
  EXPECT_THAT(objections_to(find_raw_device(loop.path()), {part, 4096}), Contains(objection("store", "")));
  EXPECT_THAT(objections_to(find_raw_device(part), {loop.path(), 4096}), Contains(objection("store", "")));
}

TEST_F(RawDeviceOnLoops, AStoreOnAnotherDeviceIsTaken) {
  make_file(folder.path() / "other", kMegabyte);
  const LoopDevice loop(image), other(folder.path() / "other");
  EXPECT_THAT(objections_to(find_raw_device(loop.path()), {other.path(), 4096}), IsEmpty());
}

TEST_F(RawDeviceOnLoops, AReadOnlyOneIsRefused) {
  const LoopDevice loop(image, {.read_only = true});
  EXPECT_THAT(objections(loop.path()), Contains(objection("read-only", "read-only")));
}

TEST_F(RawDeviceOnLoops, AnotherOpenForWritingIsNamed) {
  const LoopDevice loop(image);
  const FileHandle own(::open(loop.path().c_str(), O_RDWR | O_CLOEXEC));
  EXPECT_THAT(objections(loop.path()), IsEmpty());  // this process's own
  const Child other([&] {
    const FileHandle open(::open(loop.path().c_str(), O_WRONLY | O_CLOEXEC));
    Child::tell_parent("open");
    Child::wait_for_end();
  });
  ASSERT_EQ(other.hear(), "open");
  EXPECT_THAT(objections(loop.path()), Contains(objection("open", fmt::format("process {}", other.id()))));
}

TEST_F(RawDeviceOnLoops, TableAndVolumeLabelsAreNamed) {
  write_at(image, 0, partition_table());
  EXPECT_THAT(objections(LoopDevice(image).path()), Contains(objection("signature", "partition table")));
  write_at(image, 0, std::string(512, '\0'));
  write_at(image, 512, damaged_lvm_label());
  EXPECT_THAT(objections(LoopDevice(image).path()), Contains(objection("signature", "LVM2_member")));
}

TEST_F(RawDeviceOnLoops, APartOfWhatHoldsAFileSystemIsRefused) {
  make_file(folder.path() / "filled", 16 * kMegabyte);
  for (const auto& file : {image, folder.path() / "filled"}) write_at(file, 512, damaged_lvm_label());
  const LoopDevice loop(image, {.partitions = true});
  const LoopPartition partition(loop, 1, kMegabyte, 8 * kMegabyte);
  EXPECT_THAT(objections("/dev/" + partition.name()), Contains(objection("signature", "which holds LVM2_member")));
  const LoopDevice inside(folder.path() / "filled", {.offset = kMegabyte});
  EXPECT_THAT(objections(inside.path()), Contains(objection("signature", "which holds LVM2_member")));
}

TEST_F(RawDeviceOnLoops, AFileBelowThatAnotherWritesToIsNamed) {
  const LoopDevice loop(image);
  const Child other([&] {
    const FileHandle open(::open(image.c_str(), O_RDWR | O_CLOEXEC));
    Child::tell_parent("open");
    Child::wait_for_end();
  });
  ASSERT_EQ(other.hear(), "open");
  EXPECT_THAT(objections(loop.path()), Contains(objection("open", fmt::format("process {}", other.id()))));
}

TEST_F(RawDeviceOnLoops, AnExclusiveOpenKeepsOthersOut) {
  const LoopDevice loop(image);
  const RawDevice device = find_raw_device(loop.path());
  const auto first = open_exclusively(device);
  EXPECT_THROW((void)open_exclusively(device), Error);
  EXPECT_THAT(objections(loop.path()), IsEmpty());  // its own claim is none
}

TEST_F(RawDeviceOnLoops, AnotherMediumSizeOrNumberIsNotOpened) {
  const LoopDevice loop(image);
  const RawDevice device = find_raw_device(loop.path());
  for (const auto change : std::vector<void (*)(RawDevice&)>{[](RawDevice& other) { ++other.sequence; },
                                                             [](RawDevice& other) { other.size += 4096; },
                                                             [](RawDevice& other) { ++other.number; }}) {
    RawDevice other = device;
    change(other);
    EXPECT_THROW((void)open_exclusively(other), Error);
  }
}

TEST_F(RawDeviceOnLoops, SwapIsRefused) {
  if (const auto why = ZramDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
  const ZramDevice zram(16 * kMegabyte);
  EXPECT_THAT(objections(zram.path()), IsEmpty());
  const SwapOn swap(zram.path());
  EXPECT_THAT(objections(zram.path()), Contains(objection("swap", zram.name())));
  EXPECT_THROW((void)open_exclusively(find_raw_device(zram.path())), Error);
}

TEST(RawDeviceOfThisMachine, TheSystemsDiskIsRefused) {
  const StorageFacts root = storage_of("/");
  if (root.device.empty()) GTEST_SKIP() << "the system lies on no device that can be seen";
  const TemporaryFolder folder;
  write_text(folder.path() / "store", "s");
  for (const DeviceFacts& below : root.chain) {
    const auto all = objections_to(find_raw_device(below.path), {folder.path() / "store", 1});  // only looks
    ASSERT_FALSE(all.empty());
    EXPECT_THAT(all, Contains(objection("root", "running system"))) << below.path;
  }
}

TEST(Signatures, OfZerosAndOfRandomBytesAreNone) {
  const TemporaryFolder folder;
  const auto zeros = folder.path() / "zeros";
  write_text(zeros, "");
  std::filesystem::resize_file(zeros, 16 * kMegabyte);
  EXPECT_THAT(signatures_of(zeros), IsEmpty());
  EXPECT_THROW((void)signatures_of(folder.path() / "none"), Error);
  EXPECT_THROW((void)signatures_of(zeros, 1), Error);
}

TEST(Signatures, OfATableOfWhichOnlyTheCopyIsLeftAreFound) {
  const TemporaryFolder folder;
  const auto image = folder.path() / "image";
  write_text(image, "");
  std::filesystem::resize_file(image, 16 * kMegabyte);
  write_gpt(image, 16 * kMegabyte, {kGptLinux, 0});
  EXPECT_FALSE(signatures_of(image).empty());
  write_at(image, 0, std::string(kMegabyte, '\0'));
  const auto found = signatures_of(image);
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].type, "gpt");
  EXPECT_GT(found[0].offset, 15 * kMegabyte);
}

TEST(Signatures, AreAllFound) {
  const TemporaryFolder folder;
  const auto image = folder.path() / "image";
  write_text(image, "");
  std::filesystem::resize_file(image, 16 * kMegabyte);
  if (!make_ext4(image)) GTEST_SKIP() << "mkfs.ext4 is missing";
  write_at(image, 0, partition_table());
  write_at(image, 512, damaged_lvm_label());
  EXPECT_THAT(signatures_of(image), SizeIs(3));
}

}  // namespace
}  // namespace merops::test
