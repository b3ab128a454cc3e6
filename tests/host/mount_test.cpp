#include "core/host/mount.h"

#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>
#include <sys/sysmacros.h>

namespace merops::test {
namespace {

std::vector<Mount> mounts_in(const std::string& text) {
  const TemporaryFolder proc;
  write_text(proc.path() / "self/mountinfo", text);
  return read_mounts(proc.path());
}

constexpr char kTable[] =
    "22 1 8:1 / / rw,relatime shared:1 master:2 - ext4 /dev/sda1 rw,discard\n"
    "23 22 8:2 /sub /home/My\\040Files rw - xfs /dev/sd\\040a2 rw\n"
    "24 22 0:30 / /home/a rw - btrfs /dev/sdb rw\n"
    "garbage\n"
    "25 22 8:3 / /home/a/b rw,noatime - ext4 /dev/sda3 rw,noatime,errors=remount-ro,lowerdirs=no\n";

TEST(Mounts, AreReadWithTheirEscapes) {
  const auto mounts = mounts_in(kTable);
  ASSERT_EQ(mounts.size(), 4U);
  EXPECT_EQ(mounts[0].point, "/");
  EXPECT_EQ(mounts[0].device, makedev(8, 1));
  EXPECT_EQ(mounts[1].point, "/home/My Files");
  EXPECT_EQ(mounts[1].source, "/dev/sd a2");
  EXPECT_EQ(mounts[1].root, "/sub");
  EXPECT_EQ(mounts[1].file_system, "xfs");
}

TEST(Mounts, JoinOptionsOfMountAndFileSystem) {
  const auto mounts = mounts_in(kTable);
  EXPECT_EQ(mounts[0].all_options(), "rw,relatime,discard");
  EXPECT_EQ(mounts[3].all_options(), "rw,noatime,errors=remount-ro,lowerdirs=no");
  EXPECT_EQ(mounts[3].super_option("errors"), "remount-ro");
  EXPECT_EQ(mounts[3].super_option("lowerdir"), "");
}

TEST(MountOf, IsTheDeepestAbove) {
  const auto mounts = mounts_in(kTable);
  EXPECT_EQ(mount_of("/home/a/b/c", std::nullopt, mounts).point, "/home/a/b");
  EXPECT_EQ(mount_of("/home/a/bc", std::nullopt, mounts).point, "/home/a");
  EXPECT_EQ(mount_of("/home/ab", std::nullopt, mounts).point, "/");
}

TEST(MountOf, FollowsTheDeviceNumberWhereAnotherMountHidesTheDeepest) {
  const auto mounts = mounts_in(kTable);
  EXPECT_EQ(mount_of("/home/a/b/c", makedev(8, 1), mounts).point, "/");
}

TEST(MountOf, IsTheDeepestWhereTheFileSystemHasNumbersOfItsOwn) {
  EXPECT_EQ(mount_of("/home/a/x", makedev(0, 99), mounts_in(kTable)).file_system, "btrfs");
}

TEST(MountOf, ALaterMountAtTheSamePointHidesTheEarlier) {
  const auto mounts = mounts_in("1 0 8:1 / /mnt rw - ext4 /dev/sda1 rw\n2 1 8:2 / /mnt rw - xfs /dev/sda2 rw\n");
  EXPECT_EQ(mount_of("/mnt/x", std::nullopt, mounts).file_system, "xfs");
}

TEST(MountOf, AThisMachinesPathIsNamed) {
  EXPECT_FALSE(mount_of(std::filesystem::current_path()).point.empty());
  EXPECT_TRUE(mount_of("/no/such/path").point.empty());
}

}  // namespace
}  // namespace merops::test
