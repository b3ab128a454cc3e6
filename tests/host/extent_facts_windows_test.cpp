#include "core/host/extent_facts.h"
#include "core/host/file_ranges_windows.h"
#include "tests/support/temporary_folder.h"

#include <array>
#include <vector>

#include <gtest/gtest.h>
#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

constexpr std::uint64_t kMegabyte = 1 << 20;

class ExtentsOnWindows : public testing::Test {
 protected:
  Target file(const std::string& name, std::uint64_t bytes) const {
    test::write_random_file(folder_.path() / name, bytes);
    return {folder_.path() / name, TargetKind::file, bytes};
  }
  test::TemporaryFolder folder_;
};

TEST(FileRanges, CountBytesBehindAPlace) {
  const std::vector<FileRange> ranges{{0, 10}, {20, 30}, {40, 50}};
  EXPECT_EQ(bytes_behind(ranges, 0), 30U);
  EXPECT_EQ(bytes_behind(ranges, 10), 20U);
  EXPECT_EQ(bytes_behind(ranges, 25), 15U);
  EXPECT_EQ(bytes_behind(ranges, 50), 0U);
}

TEST_F(ExtentsOnWindows, AnOrdinaryFileIsAllData) {
  const Target target = file("plain", 3 * kMegabyte + 17);
  const auto facts = extent_facts({&target, 1});
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->looked_at_bytes, target.size);
  EXPECT_EQ(facts->hole_bytes, 0U);
  EXPECT_EQ(facts->unwritten_bytes.value_or(0), 0U);
  EXPECT_EQ(facts->encoded_bytes, 0U);
  EXPECT_FALSE(facts->shared_bytes);
}

TEST_F(ExtentsOnWindows, ASparseFileHasHoles) {
  Target target = file("sparse", kMegabyte);
  {
    const FileHandle handle(
        ::CreateFileW(target.path.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_EXISTING, 0, nullptr));
    DWORD got = 0;
    if (::DeviceIoControl(handle.handle(), FSCTL_SET_SPARSE, nullptr, 0, nullptr, 0, &got, nullptr) == 0)
      GTEST_SKIP() << "no sparse files here: error " << ::GetLastError();
    LARGE_INTEGER end{};
    end.QuadPart = 9 * kMegabyte;
    ASSERT_NE(::SetFilePointerEx(handle.handle(), end, nullptr, FILE_BEGIN), 0);
    ASSERT_NE(::SetEndOfFile(handle.handle()), 0);
  }
  if ((::GetFileAttributesW(target.path.c_str()) & FILE_ATTRIBUTE_SPARSE_FILE) == 0)
    GTEST_SKIP() << "the file did not become sparse";
  target.size = 9 * kMegabyte;
  const auto facts = extent_facts({&target, 1});
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->looked_at_bytes, target.size);
  EXPECT_EQ(facts->hole_bytes, 8 * kMegabyte);
}

TEST_F(ExtentsOnWindows, AFileThatCannotBeAskedMakesTheFactsAbsent) {
  const std::array<Target, 2> targets{file("plain", kMegabyte),
                                      Target{folder_.path() / "none", TargetKind::file, kMegabyte}};
  EXPECT_FALSE(extent_facts(targets));
}

TEST_F(ExtentsOnWindows, LeavesDevicesOut) {
  const Target device{LR"(\\.\merops-is-not-asked)", TargetKind::block_device, kMegabyte};
  EXPECT_FALSE(extent_facts({&device, 1}));
}

}  // namespace
}  // namespace merops
