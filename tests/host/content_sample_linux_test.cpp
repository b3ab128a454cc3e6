#include "core/host/content_sample.h"
#include "core/host/residency.h"
#include "tests/support/loop_device.h"
#include "tests/support/mounted_file_system.h"
#include "tests/support/temporary_folder.h"

#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

namespace merops::test {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMegabyte = 1 << 20;

/// Experts of a megabyte each that fill a file.
struct Experts {
  explicit Experts(const fs::path& path) : target{path, TargetKind::file, fs::file_size(path)} {
    for (std::uint64_t at = 0; at + kMegabyte <= target.size; at += kMegabyte) {
      map.add(std::vector<Extent>{{0, at, kMegabyte}});
    }
  }
  [[nodiscard]] std::optional<ContentSample> sample() const { return sample_content(map, {&target, 1}); }
  [[nodiscard]] std::uint64_t cached() const { return cached_bytes({&target, 1}).value_or(~std::uint64_t{0}); }
  Target target;
  ExpertMap map{};
};

class SampledContentInTheCache : public ::testing::Test {
 protected:
  Experts random(std::uint64_t bytes) const {
    write_random_file(folder_.path() / "random", bytes);
    return Experts(folder_.path() / "random");
  }
  void needs_a_disk() const {
    if (is_on_memory_file_system(folder_.path())) GTEST_SKIP() << "the build folder is on a memory file system";
  }
  TemporaryFolder folder_;
};

TEST_F(SampledContentInTheCache, LeavesEvictedContentOutOfThePageCache) {
  needs_a_disk();
  const Experts experts = random(16 * kMegabyte);
  evict({&experts.target, 1});
  ASSERT_EQ(experts.cached(), 0U);
  ASSERT_TRUE(experts.sample());
  EXPECT_EQ(experts.cached(), 0U);
}

TEST_F(SampledContentInTheCache, LeavesCachedContentInThePageCache) {
  needs_a_disk();
  const Experts experts = random(16 * kMegabyte);
  warm({&experts.target, 1});
  const std::uint64_t before = experts.cached();
  ASSERT_TRUE(experts.sample());
  EXPECT_GE(experts.cached() + kMegabyte, before);  // others may take some back meanwhile
}

TEST_F(SampledContentInTheCache, IsDroppedAgainWhereDirectReadsPassThroughThePageCache) {
  if (const auto why = LoopDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
  const fs::path image = folder_.path() / "image";
  write_text(image, "");
  fs::resize_file(image, 32 * kMegabyte);
  if (!make_ext4(image, "has_journal")) GTEST_SKIP() << "mkfs.ext4 is missing, or fails here";
  const LoopDevice loop(image);
  const MountedFileSystem mounted("ext4", loop.path(), folder_.path() / "mounted", "data=journal");
  write_random_file(mounted.path() / "file", 8 * kMegabyte);
  const Experts experts(mounted.path() / "file");
  ::sync();  // eviction writes back, but only the journal's checkpoint makes the pages clean
  evict({&experts.target, 1});
  const std::uint64_t before = experts.cached();
  ASSERT_LT(before, kMegabyte);
  const auto content = experts.sample();
  ASSERT_TRUE(content);
  EXPECT_EQ(content->sampled_bytes, 2 * kMegabyte);
  EXPECT_LE(experts.cached(), before);
}

}  // namespace
}  // namespace merops::test
