#include "core/host/temporary_path.h"

#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

std::filesystem::path make_file(const std::filesystem::path& path) {
  test::write_text(path, "content");
  return path;
}

TEST(TemporaryPath, RemovesTheFileWhenItGoes) {
  const test::TemporaryFolder folder;
  const auto file = make_file(folder.path() / "file");
  { const TemporaryPath temporary(file); }
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(TemporaryPath, RemovesAFolderWithAllInIt) {
  const test::TemporaryFolder folder;
  const auto inner = folder.path() / "inner";
  std::filesystem::create_directories(inner / "deeper");
  make_file(inner / "deeper" / "file");
  { const TemporaryPath temporary(inner); }
  EXPECT_FALSE(std::filesystem::exists(inner));
}

TEST(TemporaryPath, LeavesWhatIsKept) {
  const test::TemporaryFolder folder;
  const auto file = make_file(folder.path() / "file");
  {
    TemporaryPath temporary(file);
    temporary.keep();
  }
  EXPECT_TRUE(std::filesystem::exists(file));
}

TEST(TemporaryPath, MovesItsDutyAlong) {
  const test::TemporaryFolder folder;
  const auto first = make_file(folder.path() / "first");
  const auto second = make_file(folder.path() / "second");
  TemporaryPath left(first);
  TemporaryPath right(second);
  left = std::move(right);
  EXPECT_FALSE(std::filesystem::exists(first));
  EXPECT_EQ(left.path(), second);
  { const TemporaryPath taken(std::move(left)); }
  EXPECT_FALSE(std::filesystem::exists(second));
}

TEST(TemporaryPath, IsOfNothingThatCouldNotBeMade) {
  const test::TemporaryFolder folder;
  const auto file = make_file(folder.path() / "file");
  {
    const TemporaryPath none = TemporaryPath::make(file, [] { return false; });
  }
  EXPECT_TRUE(std::filesystem::exists(file));
}

}  // namespace
}  // namespace merops
