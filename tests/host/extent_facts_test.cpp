#include "core/host/extent_facts.h"

#include "core/host/open_file.h"
#include "tests/support/loop_device.h"
#include "tests/support/mounted_file_system.h"
#include "tests/support/temporary_folder.h"

#include <array>
#include <cerrno>
#include <optional>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <linux/falloc.h>
#include <unistd.h>

namespace merops::test {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMegabyte = 1 << 20, kBlock = 4096;

Target target_of(const fs::path& path) { return {path, TargetKind::file, fs::file_size(path)}; }

ExtentFacts facts_of(const fs::path& path, std::chrono::nanoseconds budget = std::chrono::minutes(1)) {
  const Target target = target_of(path);
  const auto facts = extent_facts({&target, 1}, budget);
  EXPECT_TRUE(facts) << path;
  return facts.value_or(ExtentFacts{});
}

/// Files on the disk of the build folder.
class ExtentsOnDisk : public ::testing::Test {
 protected:
  void SetUp() override {
    if (is_on_memory_file_system(folder_.path())) GTEST_SKIP() << "the build folder is on a memory file system";
  }
  fs::path empty(const std::string& name) const {
    write_text(folder_.path() / name, "");
    return folder_.path() / name;
  }
  fs::path random(const std::string& name, std::uint64_t bytes) const {
    write_random_file(folder_.path() / name, bytes);
    return folder_.path() / name;
  }
  /// A file of `pieces` allocated blocks, each followed by a hole of one block.
  fs::path comb(std::uint64_t pieces) const {
    const fs::path path = empty("comb");
    fs::resize_file(path, 2 * pieces * kBlock);
    const FileHandle file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    for (std::uint64_t i = 0; i < pieces; ++i) {
      if (::fallocate(file.get(), 0, static_cast<off_t>(2 * i * kBlock), kBlock) != 0) return {};
    }
    return path;
  }
  TemporaryFolder folder_;
};

TEST_F(ExtentsOnDisk, AnOrdinaryFileIsAllData) {
  const ExtentFacts facts = facts_of(random("plain", 3 * kMegabyte + 17));
  EXPECT_EQ(facts.looked_at_bytes, 3 * kMegabyte + 17);
  EXPECT_EQ(facts.hole_bytes, 0U);
  EXPECT_EQ(facts.unwritten_bytes, 0U);
  EXPECT_EQ(facts.encoded_bytes, 0U);
  EXPECT_GE(facts.extents, 1U);
}

TEST_F(ExtentsOnDisk, ASparseFileHasHolesUpToItsSize) {
  const fs::path path = random("sparse", kMegabyte);
  fs::resize_file(path, 9 * kMegabyte + 17);
  const ExtentFacts facts = facts_of(path);
  EXPECT_EQ(facts.looked_at_bytes, 9 * kMegabyte + 17);
  EXPECT_EQ(facts.hole_bytes, 8 * kMegabyte + 17);
}

TEST_F(ExtentsOnDisk, AFileOfOneHoleHasNoExtents) {
  const fs::path path = empty("hole");
  fs::resize_file(path, 5 * kMegabyte);
  const ExtentFacts facts = facts_of(path);
  EXPECT_EQ(facts.hole_bytes, 5 * kMegabyte);
  EXPECT_EQ(facts.extents, 0U);
}

TEST_F(ExtentsOnDisk, AllocatedSpaceWithoutContentIsUnwritten) {
  const fs::path path = random("allocated", kMegabyte);
  const FileHandle file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (::fallocate(file.get(), 0, kMegabyte, 2 * kMegabyte) != 0) GTEST_SKIP() << "no fallocate here";
  const ExtentFacts facts = facts_of(path);
  EXPECT_EQ(facts.unwritten_bytes, 2 * kMegabyte);
  EXPECT_EQ(facts.hole_bytes, 0U);
}

TEST_F(ExtentsOnDisk, SpaceAllocatedBehindTheEndDoesNotCount) {
  const fs::path path = random("reserve", kMegabyte);
  const FileHandle file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (::fallocate(file.get(), FALLOC_FL_KEEP_SIZE, 0, 4 * kMegabyte) != 0) GTEST_SKIP() << "no fallocate here";
  const ExtentFacts facts = facts_of(path);
  EXPECT_EQ(facts.looked_at_bytes, kMegabyte);
  EXPECT_EQ(facts.unwritten_bytes, 0U);
}

TEST_F(ExtentsOnDisk, ManyExtentsComeInSeveralBatches) {
  const fs::path path = comb(300);
  if (path.empty()) GTEST_SKIP() << "no fallocate here";
  const ExtentFacts facts = facts_of(path);
  EXPECT_EQ(facts.extents, 300U);
  EXPECT_EQ(facts.unwritten_bytes, 300 * kBlock);
  EXPECT_EQ(facts.hole_bytes, 300 * kBlock);
  EXPECT_EQ(facts.looked_at_bytes, 600 * kBlock);
}

TEST_F(ExtentsOnDisk, SaysHowFarTheTimeSufficed) {
  const fs::path path = comb(300);
  if (path.empty()) GTEST_SKIP() << "no fallocate here";
  const ExtentFacts facts = facts_of(path, std::chrono::nanoseconds(0));
  EXPECT_GT(facts.looked_at_bytes, 0U);
  EXPECT_LT(facts.looked_at_bytes, 600 * kBlock);
  EXPECT_EQ(facts.extents.value_or(0) * 2 * kBlock, facts.looked_at_bytes + kBlock);
}

TEST_F(ExtentsOnDisk, AddsUpFilesAndLeavesDevicesOut) {
  const fs::path hole = empty("hole");
  fs::resize_file(hole, kMegabyte);
  const Target device{"/dev/merops-is-not-asked", TargetKind::block_device, kMegabyte};
  const std::array<Target, 3> targets{target_of(random("plain", kMegabyte)), device, target_of(hole)};
  const auto facts = extent_facts(targets);
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->looked_at_bytes, 2 * kMegabyte);
  EXPECT_EQ(facts->hole_bytes, kMegabyte);
  EXPECT_EQ(facts->unwritten_bytes, 0U);
}

TEST_F(ExtentsOnDisk, AFileThatCannotBeAskedMakesTheFactsAbsent) {
  const std::array<Target, 2> targets{target_of(random("plain", kMegabyte)),
                                      Target{folder_.path() / "none", TargetKind::file, kMegabyte}};
  EXPECT_FALSE(extent_facts(targets));
}

TEST(ExtentFacts, DevicesAloneHaveNone) {
  const Target device{"/dev/null", TargetKind::block_device, kMegabyte};
  EXPECT_FALSE(extent_facts({&device, 1}));
}

TEST(ExtentFacts, AMemoryFileSystemTellsOfHolesAlone) {
  if (const auto why = MountedFileSystem::unavailable(); !why.empty()) GTEST_SKIP() << why;
  const TemporaryFolder folder;
  const MountedFileSystem memory("tmpfs", "tmpfs", folder.path() / "memory", "size=32m");
  const fs::path path = memory.path() / "file";
  write_random_file(path, kMegabyte);
  fs::resize_file(path, 3 * kMegabyte + 1);
  const ExtentFacts facts = facts_of(path);
  EXPECT_EQ(facts.looked_at_bytes, 3 * kMegabyte + 1);
  EXPECT_EQ(facts.hole_bytes, 2 * kMegabyte + 1);
  EXPECT_FALSE(facts.unwritten_bytes);
  EXPECT_FALSE(facts.encoded_bytes);
}

/// btrfs that compresses all it is given.
class ExtentsOnBtrfs : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const auto why = LoopDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
    const fs::path image = folder_.path() / "image";
    write_text(image, "");
    fs::resize_file(image, 128 * kMegabyte);
    if (!make_btrfs(image)) GTEST_SKIP() << "mkfs.btrfs (package btrfs-progs) is missing, or fails here";
    loop_.emplace(image);
    try {
      mounted_.emplace("btrfs", loop_->path(), folder_.path() / "btrfs", "compress-force=zstd");
    } catch (const std::system_error& error) {
      if (error.code().value() == ENODEV) GTEST_SKIP() << "this kernel has no btrfs";
      throw;
    }
  }
  TemporaryFolder folder_;
  std::optional<LoopDevice> loop_;
  std::optional<MountedFileSystem> mounted_;
};

TEST_F(ExtentsOnBtrfs, CompressedContentIsEncoded) {
  const fs::path path = mounted_->path() / "text";
  write_text(path, std::string(4 * kMegabyte, 'a'));
  const ExtentFacts facts = facts_of(path);
  EXPECT_EQ(facts.encoded_bytes, 4 * kMegabyte);
  EXPECT_EQ(facts.hole_bytes, 0U);
}

TEST_F(ExtentsOnBtrfs, ContentAmongTheMetadataIsEncoded) {
  const fs::path path = mounted_->path() / "inline";
  write_text(path, "a few words");
  EXPECT_EQ(facts_of(path).encoded_bytes, 11U);
}

TEST_F(ExtentsOnBtrfs, ContentThatDoesNotCompressIsNotEncoded) {
  const fs::path path = mounted_->path() / "random";
  write_random_file(path, 4 * kMegabyte);
  EXPECT_EQ(facts_of(path).encoded_bytes, 0U);
}

}  // namespace
}  // namespace merops::test
