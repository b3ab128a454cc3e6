#include "core/host/available_memory.h"
#include "core/host/memory_group.h"
#include "core/host/memory_limit_windows.h"
#include "core/host/residency.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

constexpr std::uint64_t kMegabyte = 1 << 20;

TEST(JobLimits, LeaveWhatIsNotUsedOfTheLesserOne) {
  EXPECT_EQ(room_below(std::nullopt, std::nullopt, kMegabyte), std::nullopt);
  EXPECT_EQ(room_below(3 * kMegabyte, std::nullopt, kMegabyte), 2 * kMegabyte);
  EXPECT_EQ(room_below(std::nullopt, 4 * kMegabyte, kMegabyte), 3 * kMegabyte);
  EXPECT_EQ(room_below(9 * kMegabyte, 4 * kMegabyte, kMegabyte), 3 * kMegabyte);
  EXPECT_EQ(room_below(kMegabyte, std::nullopt, 2 * kMegabyte), 0U);
}

TEST(MemoryGroupOnWindows, CannotBeHadAndSaysWhy) {
  try {
    const MemoryGroup group(kMegabyte);
    FAIL() << "there is one";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("limiting this process to"));
    EXPECT_FALSE(error.hint().empty());
  }
}

class ResidencyOnWindows : public testing::Test {
 protected:
  Target file(const std::string& name, std::uint64_t bytes) const {
    test::write_random_file(folder_.path() / name, bytes);
    return {folder_.path() / name, TargetKind::file, bytes};
  }
  test::TemporaryFolder folder_;
};

TEST_F(ResidencyOnWindows, IsNeverTakenForKnown) {
  const Target target = file("file", kMegabyte);
  EXPECT_EQ(cached_bytes({&target, 1}), std::nullopt);
  evict({&target, 1});
  EXPECT_EQ(cached_bytes({&target, 1}), std::nullopt) << "absent, not 0: a cell must not come out as cold";
}

TEST_F(ResidencyOnWindows, WarmingReadsAFileAlsoWhereItBecameShorter) {
  Target target = file("short", kMegabyte);
  target.size = 4 * kMegabyte;
  EXPECT_NO_THROW(warm({&target, 1}));
}

TEST_F(ResidencyOnWindows, AMissingFileCannotBeWarmed) {
  const Target target{folder_.path() / "none", TargetKind::file, kMegabyte};
  EXPECT_NO_THROW(evict({&target, 1}));
  EXPECT_THROW(warm({&target, 1}), Error);
}

}  // namespace
}  // namespace merops
