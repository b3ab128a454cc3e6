#include "results/database.h"

#include "core/model/error.h"
#include "results/connection.h"
#include "results/log_obstacle.h"
#include "results/schema.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

const DatabaseOptions kWrite{.access = DatabaseAccess::write};

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string refusal_of(const fs::path& path, const DatabaseOptions& options) {
  try {
    (void)Database::open(path, options);
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

/// Makes a database whose file alone holds everything.
void make_without_log(const fs::path& path, const std::string& sql = {}) {
  Database database = Database::open(path, kWrite);
  database.connection().execute("PRAGMA journal_mode = DELETE; " + sql);
}

class DatabaseTest : public testing::Test {
 protected:
  test::TemporaryFolder folder_;
  fs::path path_ = folder_.path() / "results.db";
};

TEST_F(DatabaseTest, IsMadeWithTheProgramsSchema) {
  Database database = Database::open(path_, kWrite);
  EXPECT_EQ(schema_version(database.connection()), schema_steps().size());
  EXPECT_EQ(database.connection().number("PRAGMA application_id"), kApplicationId);
  EXPECT_EQ(database.connection().text("PRAGMA integrity_check"), "ok");
}

/// Beyond the 260 characters that Windows's older functions take.
TEST_F(DatabaseTest, TakesLongAndForeignPaths) {
  fs::path path = folder_.path() / "Modèle 模型";
  for (int level = 0; level < 3; ++level) path /= std::string(100, 'd');
  path /= "results #1 100%.db";
  const DatabaseOptions make{.access = DatabaseAccess::write, .make_folders = true};
  Database::open(path, make).connection().execute("PRAGMA journal_mode = DELETE");
  EXPECT_EQ(Database::open(path).connection().number("SELECT count(*) FROM campaign"), 0);
  Connection alone(path, OpenMode::immutable, 0, {}, nullptr);
  EXPECT_EQ(alone.number("SELECT count(*) FROM campaign"), 0);
}

TEST_F(DatabaseTest, CommitsSurviveAPowerCutAndKeepReferencesWhole) {
  Database database = Database::open(path_, kWrite);
  EXPECT_EQ(database.connection().number("PRAGMA synchronous"), 3);
  EXPECT_EQ(database.connection().number("PRAGMA foreign_keys"), 1);
}

TEST_F(DatabaseTest, IsOpenedAgainAsItIs) {
  (void)Database::open(path_, kWrite);
  EXPECT_EQ(refusal_of(path_, kWrite), "no error");
  EXPECT_EQ(refusal_of(path_, {}), "no error");
}

TEST_F(DatabaseTest, HasAWriteAheadLogWhereTheFileSystemTakesIt) {
  if (!log_obstacle(folder_.path()).empty()) GTEST_SKIP() << "the tests' folder: " << log_obstacle(folder_.path());
  const Database database = Database::open(path_, kWrite);
  EXPECT_EQ(database.connection().text("PRAGMA journal_mode"), "wal");
  EXPECT_THAT(database.remark(), IsEmpty());
}

TEST_F(DatabaseTest, MissingOneIsNotMadeForReading) {
  EXPECT_THAT(refusal_of(path_, {}), HasSubstr("there is no such file"));
  EXPECT_FALSE(fs::exists(path_));
}

TEST_F(DatabaseTest, EmptyFileIsFilledForWritingOnly) {
  test::write_text(path_, "");
  EXPECT_THAT(refusal_of(path_, {}), HasSubstr("it holds nothing yet"));
  EXPECT_EQ(refusal_of(path_, kWrite), "no error");
}

TEST_F(DatabaseTest, FoldersAreMadeOnlyWhenAskedFor) {
  const fs::path deep = folder_.path() / "a" / "b" / "results.db";
  EXPECT_THAT(refusal_of(deep, kWrite), HasSubstr("there is no folder " + deep.parent_path().string()));
  EXPECT_EQ(refusal_of(deep, {.access = DatabaseAccess::write, .make_folders = true}), "no error");
}

TEST_F(DatabaseTest, FolderThatCannotBeMadeIsNamed) {
  test::write_text(folder_.path() / "file", "x");
  const fs::path inside = folder_.path() / "file" / "sub" / "results.db";
  EXPECT_NE(refusal_of(inside, {.access = DatabaseAccess::write, .make_folders = true}), "no error");
  EXPECT_THAT(refusal_of(inside, kWrite), HasSubstr(inside.string()));
}

TEST_F(DatabaseTest, FolderInItsPlaceIsRefused) {
  for (const DatabaseOptions& options : {DatabaseOptions{}, kWrite}) {
    EXPECT_THAT(refusal_of(folder_.path(), options), HasSubstr("it is a folder"));
  }
}

TEST_F(DatabaseTest, OtherFilesAreRefusedAndNotTouched) {
  const std::string zeros(100000, '\0');
  for (const std::string& text : {std::string("short"), std::string(100000, 'x'), std::string("PCHIOFL1"), zeros}) {
    test::write_text(path_, text);
    for (const DatabaseOptions& options : {DatabaseOptions{}, kWrite}) {
      EXPECT_THAT(refusal_of(path_, options), HasSubstr("not a results database; it was not touched"));
    }
    EXPECT_EQ(content_of(path_), text);
    EXPECT_FALSE(fs::exists(path_.string() + "-journal"));
    EXPECT_FALSE(fs::exists(path_.string() + "-wal"));
  }
}

TEST_F(DatabaseTest, OtherProgramsDatabasesAreRefusedAndNotTouched) {
  for (const std::string id : {"0", "252006673"}) {
    fs::remove(path_);
    {
      test::write_text(path_, "");
      Connection other(path_, OpenMode::existing, 0);
      other.execute("PRAGMA application_id = " + id + "; CREATE TABLE theirs (a); PRAGMA user_version = 1");
    }
    const std::string before = content_of(path_);
    EXPECT_THAT(refusal_of(path_, kWrite), HasSubstr("another program's database; it was not touched"));
    EXPECT_EQ(content_of(path_), before);
  }
}

TEST_F(DatabaseTest, NewerOneIsRefusedWithBothVersionsAndNotTouched) {
  make_without_log(path_, "PRAGMA user_version = 4711");
  const std::string before = content_of(path_);
  const std::string expected =
      "its schema has version 4711, this program knows versions up to " + std::to_string(schema_steps().size());
  EXPECT_THAT(refusal_of(path_, kWrite), HasSubstr(expected));
  EXPECT_THAT(refusal_of(path_, {}), HasSubstr(expected));
  EXPECT_EQ(content_of(path_), before);
}

TEST_F(DatabaseTest, DamagedOneIsCalledDamaged) {
  make_without_log(path_);
  std::string bytes = content_of(path_);
  for (std::size_t at = 100; at < bytes.size(); ++at) bytes[at] = static_cast<char>(at * 7);
  test::write_text(path_, bytes);
  EXPECT_THAT(refusal_of(path_, kWrite), HasSubstr("damaged"));
}

TEST_F(DatabaseTest, InterruptedMakingIsUndoneByItsJournal) {
  test::write_text(path_, std::string(4096, '\0'));
  test::write_text(path_.string() + "-journal", "");
  EXPECT_NE(refusal_of(path_, kWrite), "no error");  // the journal holds nothing: SQLite sees no database
  EXPECT_EQ(content_of(path_), std::string(4096, '\0'));
}

TEST_F(DatabaseTest, LockedOneIsCalledInUse) {
  make_without_log(path_);
  Connection holder(path_, OpenMode::existing, 0);
  holder.execute("BEGIN EXCLUSIVE");
  const DatabaseOptions impatient{.access = DatabaseAccess::write, .busy_wait_ms = 0};
  EXPECT_THAT(refusal_of(path_, impatient), HasSubstr("another program is using it"));
}

}  // namespace
}  // namespace merops
