#include "core/host/work_folder.h"
#include "core/model/error.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace merops::test {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class WorkFoldersOfProcesses : public ::testing::Test {
 protected:
  /// What a run leaves that is killed while it works in the folder.
  fs::path leftover_of_a_killed_run() const {
    Child child([this] {
      const WorkFolder folder(parent);
      write_text(folder.path() / "store", "half written");
      Child::tell_parent(folder.path().string());
      Child::wait_for_end();
    });
    fs::path path = child.hear();
    child.kill();
    return path;
  }
  TemporaryFolder top;
  fs::path parent = top.path();
};

TEST_F(WorkFoldersOfProcesses, LeftByAKilledRunAreRemovedByTheNext) {
  const fs::path left = leftover_of_a_killed_run();
  ASSERT_TRUE(fs::exists(left / "store"));
  const WorkFolder next(parent);
  EXPECT_FALSE(fs::exists(left));
}

TEST_F(WorkFoldersOfProcesses, OfALiveRunAreLeftAlone) {
  Child child([this] {
    const WorkFolder folder(parent);
    Child::tell_parent(folder.path().string());
    Child::wait_for_end();
  });
  const fs::path path = child.hear();
  EXPECT_THAT(remove_stale_work_folders(parent), IsEmpty());
  EXPECT_TRUE(fs::exists(path));
  child.kill();
  EXPECT_THAT(remove_stale_work_folders(parent), ElementsAre(path));
}

TEST_F(WorkFoldersOfProcesses, LinksAreNotFollowed) {
  const fs::path left = leftover_of_a_killed_run(), elsewhere = parent / "elsewhere";
  const fs::path precious = parent / "precious/data";
  write_text(precious, "keep me");
  fs::rename(left, elsewhere);
  fs::create_directory_symlink(elsewhere, parent / ".merops-0123456789abcdef");
  fs::create_directory(parent / ".merops-0123456789abcdee");
  fs::create_symlink(elsewhere / "merops.lock", parent / ".merops-0123456789abcdee/merops.lock");
  EXPECT_THAT(remove_stale_work_folders(parent), IsEmpty());
  EXPECT_TRUE(fs::exists(elsewhere / "store"));

  fs::create_directory_symlink(parent / "precious", elsewhere / "link");
  fs::rename(elsewhere, left);
  EXPECT_THAT(remove_stale_work_folders(parent), ElementsAre(left));
  EXPECT_TRUE(fs::exists(precious)) << "a link inside is removed, not what it leads to";
}

TEST_F(WorkFoldersOfProcesses, SayWhichRightIsMissing) {
  fs::permissions(parent, fs::perms::owner_read | fs::perms::owner_exec);
  Child child([this] {
    if (::geteuid() == 0 && ::seteuid(65534) != 0) Child::tell_parent("cannot become another user");
    try {
      const WorkFolder folder(parent);
      Child::tell_parent("made it");
    } catch (const Error& error) {
      Child::tell_parent(error.hint());
    }
  });
  EXPECT_THAT(child.hear(), HasSubstr("right to write"));
  fs::permissions(parent, fs::perms::owner_all);
}

}  // namespace
}  // namespace merops::test
