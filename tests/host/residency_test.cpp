#include "core/host/residency.h"

#include "core/host/open_file.h"
#include "core/host/page_cache_linux.h"
#include "core/model/error.h"
#include "tests/support/loop_device.h"
#include "tests/support/mounted_file_system.h"
#include "tests/support/temporary_folder.h"

#include <array>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace merops::test {
namespace {

constexpr std::uint64_t kMegabyte = 1 << 20;

class Residency : public ::testing::Test {
 protected:
  void SetUp() override {
    if (is_on_memory_file_system(folder_.path())) GTEST_SKIP() << "the build folder is on a memory file system";
  }
  Target file(const std::string& name, std::uint64_t bytes) {
    write_random_file(folder_.path() / name, bytes);
    return {folder_.path() / name, TargetKind::file, bytes};
  }
  TemporaryFolder folder_;
};

/// Other programs, and some kernels on their own account, may take pages back at any time: so "in the cache" is most of
/// it, and only "gone" is exact.
std::uint64_t most_of(const Target& target) { return target.size - target.size / 4; }

std::uint64_t cached(const Target& target) {
  const auto bytes = cached_bytes({&target, 1});
  EXPECT_TRUE(bytes) << target.path;
  return bytes.value_or(~std::uint64_t{0});
}

TEST_F(Residency, EvictsAlsoWhatWasJustWritten) {
  const Target target = file("fresh", 4 * kMegabyte + 1000);
  EXPECT_GE(cached(target), most_of(target));
  evict({&target, 1});
  EXPECT_EQ(cached(target), 0U);
}

TEST_F(Residency, WarmsTheWholeFile) {
  const Target target = file("warm", 9 * kMegabyte + 1);
  evict({&target, 1});
  warm({&target, 1});
  EXPECT_GE(cached(target), most_of(target));
  EXPECT_LE(cached(target), target.size);
}

TEST_F(Residency, LeavesOtherFilesAlone) {
  const Target mine = file("mine", kMegabyte), other = file("other", kMegabyte);
  warm({&other, 1});
  evict({&mine, 1});
  EXPECT_EQ(cached(mine), 0U);
  EXPECT_GE(cached(other), most_of(other));
}

TEST_F(Residency, AddsUpSeveralTargets) {
  const std::array<Target, 3> targets{file("a", kMegabyte), file("b", 2 * kMegabyte), file("empty", 0)};
  warm(targets);
  EXPECT_GE(cached_bytes(targets).value_or(0), most_of(targets[0]) + most_of(targets[1]));
  evict({targets.data(), 1});
  EXPECT_GE(cached_bytes(targets).value_or(0), most_of(targets[1]));
  EXPECT_LE(cached_bytes(targets).value_or(0), targets[1].size);
}

TEST_F(Residency, BothWaysOfAskingAgree) {
  const Target target = file("both", 3 * kMegabyte + 5);
  const FileHandle handle(::open(target.path.c_str(), O_RDONLY | O_CLOEXEC));
  evict({&target, 1});
  std::array<char, 4096> page{};
  ASSERT_EQ(::posix_fadvise(handle.get(), 0, 0, POSIX_FADV_RANDOM), 0);
  ASSERT_EQ(::pread(handle.get(), page.data(), page.size(), kMegabyte), static_cast<ssize_t>(page.size()));
  const auto by_mincore = cached_by_mincore(handle.get(), target.size);
  ASSERT_TRUE(by_mincore);
  EXPECT_GT(*by_mincore, 0U);
  EXPECT_LT(*by_mincore, target.size);
  const auto by_cachestat = cached_by_cachestat(handle.get(), target.size);
  if (!by_cachestat) GTEST_SKIP() << "this kernel has no cachestat";
  EXPECT_EQ(*by_cachestat, *by_mincore);
}

TEST_F(Residency, AMissingFileIsUnknownAndNotZero) {
  const Target target{folder_.path() / "none", TargetKind::file, kMegabyte};
  EXPECT_EQ(cached_bytes({&target, 1}), std::nullopt);
  evict({&target, 1});
  EXPECT_THROW(warm({&target, 1}), Error);
}

TEST_F(Residency, WarmingStopsWhereAFileBecameShorter) {
  Target target = file("short", kMegabyte);
  target.size = 4 * kMegabyte;
  warm({&target, 1});
  EXPECT_LE(cached(target), kMegabyte);
  EXPECT_GE(cached(target), kMegabyte * 3 / 4);
}

TEST_F(Residency, DropsThePagesOfADeviceAndNotThoseOfItsFile) {
  if (const auto why = LoopDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
  const Target image = file("image", 8 * kMegabyte);
  const LoopDevice loop(image.path);
  const Target device{loop.path(), TargetKind::block_device, image.size};
  warm({&device, 1});
  EXPECT_GE(cached(device), most_of(device));
  evict({&device, 1});
  EXPECT_EQ(cached(device), 0U);
  EXPECT_GE(cached(image), most_of(image));
}

}  // namespace
}  // namespace merops::test
