#include "core/host/open_file.h"
#include "core/host/remove_tree.h"
#include "core/host/wide_text_windows.h"
#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>
#include <windows.h>

namespace merops {
namespace {

FileHandle open_shared(const std::filesystem::path& path) {
  return FileHandle(::CreateFileW(wide_path(path).c_str(), GENERIC_READ,
                                  FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
                                  FILE_ATTRIBUTE_NORMAL, nullptr));
}

TEST(RemoveTree, RemovesAFolderInWhichAFileIsStillOpen) {
  const test::TemporaryFolder folder;
  const auto tree = folder.path() / "tree";
  std::filesystem::create_directories(tree / "inner");
  test::write_text(tree / "lock", "content");
  test::write_text(tree / "inner" / "shard", "content");
  {
    const FileHandle lock = open_shared(tree / "lock");
    const FileHandle shard = open_shared(tree / "inner" / "shard");
    ASSERT_TRUE(lock && shard);
    EXPECT_TRUE(remove_tree(tree));
    EXPECT_FALSE(std::filesystem::exists(tree));
  }
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

}  // namespace
}  // namespace merops
