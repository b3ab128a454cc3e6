#include "core/host/work_folder.h"

#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class WorkFolders : public ::testing::Test {
 protected:
  /// What a run leaves that is killed while it works in the folder: all but the lock's being held.
  fs::path leftover() const {
    const WorkFolder folder(parent);
    const fs::path path = parent / ".merops-00112233445566aa";
    write_text(path / "store", "half written");
    fs::copy_file(folder.path() / "merops.lock", path / "merops.lock");
    return path;
  }
  TemporaryFolder top;
  fs::path parent = top.path();
};

TEST_F(WorkFolders, AreRemovedWithTheirContent) {
  fs::path path;
  {
    const WorkFolder folder(parent);
    path = folder.path();
    write_text(path / "deep/er/file", "x");
    EXPECT_EQ(path.parent_path(), fs::absolute(parent));
    EXPECT_EQ(path.filename().string().size(), std::string(".merops-").size() + 16);
  }
  EXPECT_FALSE(fs::exists(path));
  EXPECT_TRUE(fs::is_empty(parent));
}

TEST_F(WorkFolders, OfTheSameParentLiveSideBySide) {
  const WorkFolder first(parent), second(parent);
  EXPECT_NE(first.path(), second.path());
  EXPECT_TRUE(fs::exists(first.path()));
}

TEST_F(WorkFolders, WhoseLockNobodyHoldsAreRemovedByTheNextRun) {
  const fs::path left = leftover();
  ASSERT_TRUE(fs::exists(left / "store"));
  const WorkFolder next(parent);
  EXPECT_FALSE(fs::exists(left));
}

TEST_F(WorkFolders, InUseAreLeftAloneUntilTheyAreDone) {
  std::optional<WorkFolder> folder(parent);
  const fs::path path = folder->path();
  EXPECT_THAT(remove_stale_work_folders(parent), IsEmpty());
  EXPECT_TRUE(fs::exists(path / "merops.lock"));
  folder.reset();
  EXPECT_FALSE(fs::exists(path));
}

TEST_F(WorkFolders, OfAnotherNameAreLeftAlone) {
  const fs::path left = leftover();
  for (const char* name : {"results", ".merops-0123456789ABCDEF", ".merops-0123456789abcdef0", ".merops-"}) {
    fs::rename(left, parent / name);
    EXPECT_THAT(remove_stale_work_folders(parent), IsEmpty()) << name;
    fs::rename(parent / name, left);
  }
  EXPECT_THAT(remove_stale_work_folders(parent), ElementsAre(left));
}

TEST_F(WorkFolders, ThatAreKeptBelongToTheUser) {
  fs::path path;
  {
    WorkFolder folder(parent);
    path = folder.path();
    write_text(path / "store", "wanted");
    folder.keep();
  }
  EXPECT_TRUE(fs::exists(path / "store"));
  EXPECT_THAT(remove_stale_work_folders(parent), IsEmpty());
  EXPECT_TRUE(fs::exists(path / "store"));
}

TEST_F(WorkFolders, WhatTheUserCalledSimilarlyIsLeftAlone) {
  const std::string ours = ".merops-0123456789abcdef";
  write_text(parent / ours / "merops.lock", "my own words\n");
  write_text(parent / ".merops-notes/merops.lock", "x");
  write_text(parent / ".merops-0123456789abcdee/data", "no lock at all");
  write_text(parent / ".merops-0123456789abcded", "a file");
  fs::create_directory(parent / ".merops-0123456789abcdec");
  EXPECT_THAT(remove_stale_work_folders(parent), IsEmpty());
  EXPECT_TRUE(fs::exists(parent / ours / "merops.lock"));
}

TEST_F(WorkFolders, NeedAnExistingFolder) {
  EXPECT_THROW(WorkFolder(parent / "none"), Error);
  write_text(parent / "file", "x");
  EXPECT_THROW(WorkFolder(parent / "file"), Error);
  EXPECT_THAT(remove_stale_work_folders(parent / "none"), IsEmpty());
}

}  // namespace
}  // namespace merops::test
