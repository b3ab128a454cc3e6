#include "core/host/device_facts.h"
#include "core/host/volume_facts_windows.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

void expect_a_volume(const StorageFacts& storage, const std::filesystem::path& path) {
  EXPECT_THAT(storage.mount_point, EndsWith("\\"));
  EXPECT_THAT(path.string(), StartsWith(storage.mount_point));
  EXPECT_FALSE(storage.file_system.empty());
  EXPECT_THAT(storage.options, StartsWith("rw"));
  EXPECT_GT(storage.free_bytes, 0U);
  EXPECT_GE(storage.size_bytes, storage.free_bytes);
}

TEST(Storage, OfAFileIsItsFoldersVolume) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "größe.store";
  write_text(file, "x");
  expect_a_volume(storage_of(file), file);
  expect_a_volume(storage_of(folder.path()), folder.path());
  EXPECT_EQ(storage_of(file).leaves, storage_of(folder.path()).leaves);
}

TEST(Storage, NamesTheDrivesBelow) {
  const TemporaryFolder folder;
  const StorageFacts storage = storage_of(folder.path());
  if (storage.leaves.empty()) GTEST_SKIP() << "Windows tells of no drive below the current folder";
  EXPECT_EQ(storage.device, storage.leaves.front());
  EXPECT_EQ(leaves_of(storage).size(), storage.leaves.size());
  const DeviceFacts& drive = storage.chain.front();
  const bool mounted = std::any_of(drive.mounts.begin(), drive.mounts.end(), [&](const PartitionMount& mount) {
    return mount.mount_point == storage.mount_point;
  });
  EXPECT_TRUE(mounted) << storage.mount_point;
}

TEST(Storage, OfADriveIsTheDrive) {
  const auto all = list_devices();
  if (all.empty()) GTEST_SKIP() << "no drive can be seen here";
  const StorageFacts storage = storage_of(all.front().path);
  EXPECT_EQ(storage.device, all.front().name);
  EXPECT_EQ(storage.size_bytes, all.front().size);
  EXPECT_EQ(storage.file_system, "");
}

TEST(Storage, AMissingPathIsAnErrorThatNamesIt) {
  for (const std::string path : {"no such file", R"(\\.\PhysicalDrive254)"}) {
    try {
      (void)storage_of(path);
      ADD_FAILURE() << path;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr(path));
      EXPECT_THAT(error.what(), HasSubstr("Windows error 2"));
    }
  }
}

TEST(Volumes, AreNamedAndMounted) {
  const auto all = list_volumes();
  ASSERT_FALSE(all.empty());
  for (const VolumeFacts& volume : all) EXPECT_THAT(volume.root, StartsWith(R"(\\?\Volume{)"));
  const bool mounted =
      std::any_of(all.begin(), all.end(), [](const VolumeFacts& volume) { return !volume.mount_points.empty(); });
  EXPECT_TRUE(mounted);
}

}  // namespace
}  // namespace merops::test
