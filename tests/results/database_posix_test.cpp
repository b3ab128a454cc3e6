#include "core/model/error.h"
#include "results/connection.h"
#include "results/database.h"
#include "results/open_here.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

namespace merops {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const DatabaseOptions kWrite{.access = DatabaseAccess::write};

std::string refusal_of(const fs::path& path, const DatabaseOptions& options) {
  try {
    (void)Database::open(path, options);
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

class DatabaseOnPosix : public testing::Test {
 protected:
  test::TemporaryFolder folder_;
  fs::path path_ = folder_.path() / "results.db";
};

TEST_F(DatabaseOnPosix, KeepsItsLogWhenAnotherProgramClosesIt) {
  Database first = Database::open(path_, kWrite);
  EXPECT_EQ(first.connection().number("SELECT count(*) FROM campaign"), 0);  // from now on it holds its lock
  Database second = Database::open(path_);  // looks at the file, and must not give up the locks of the first
  ASSERT_EQ(test::run_program("/usr/bin/env", {"sqlite3", path_.string(), "CREATE TABLE theirs (x)"}).exit_code, 0);
  EXPECT_TRUE(fs::exists(path_.string() + "-wal"));
  for (Database* one : {&first, &second}) {
    EXPECT_EQ(one->connection().number("SELECT count(*) FROM sqlite_schema WHERE name = 'theirs'"), 1);
  }
}

TEST_F(DatabaseOnPosix, IsKnownAsOneWhileItIsOpenByAnyName) {
  const Database database = Database::open(path_, kWrite);
  fs::create_symlink(path_, folder_.path() / "link");
  EXPECT_TRUE(OpenHere::holds(path_));
  EXPECT_TRUE(OpenHere::holds(folder_.path() / "link"));
  EXPECT_FALSE(OpenHere::holds(folder_.path() / "nothing"));
}

TEST_F(DatabaseOnPosix, PipeInItsPlaceIsRefusedAndNotWaitedFor) {
  ASSERT_EQ(mkfifo(path_.c_str(), 0600), 0);
  EXPECT_THAT(refusal_of(path_, kWrite), HasSubstr("not a regular file"));
  EXPECT_THAT(refusal_of("/dev/null", {}), HasSubstr("not a regular file"));
}

TEST_F(DatabaseOnPosix, HasARollbackJournalWhereTheFileSystemTakesNoLogAndSaysSo) {
  const Database database =
      Database::open(path_, {.access = DatabaseAccess::write, .system_layer = "unix-dotfile"});  // shares no memory
  EXPECT_EQ(database.connection().text("PRAGMA journal_mode"), "delete");
  EXPECT_THAT(database.remark(), HasSubstr("its file system does not take a write-ahead log"));
}

}  // namespace
}  // namespace merops
