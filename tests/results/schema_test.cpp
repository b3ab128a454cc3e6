#include "results/schema.h"

#include "core/model/error.h"
#include "results/database.h"
#include "tests/support/temporary_folder.h"

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::HasSubstr;

class SchemaTest : public testing::Test {
 protected:
  /// An empty file is an empty database.
  static Connection empty_database(const std::filesystem::path& path) {
    test::write_text(path, "");
    return {path, OpenMode::existing, 0};
  }
  SchemaTest() { steps_.assign(schema_steps().begin(), schema_steps().end()); }

  test::TemporaryFolder folder_;
  Connection connection_ = empty_database(folder_.path() / "results.db");
  std::vector<std::string_view> steps_;
};

TEST_F(SchemaTest, StepsLeadFromAnyVersionToTheLast) {
  migrate(connection_, steps_);
  connection_.execute(
      "INSERT INTO work (kind, source_path, target_path, device, bytes, wall_ns, threads, direct, "
      "findings, state, reason, started_utc) VALUES ('pack','','','',1,2,3,0,0,'done','','')");
  steps_.push_back("ALTER TABLE work ADD COLUMN speed REAL; UPDATE work SET speed = bytes * 10.5");
  steps_.push_back("CREATE TABLE extra (a INTEGER) STRICT");
  migrate(connection_, steps_);
  EXPECT_EQ(schema_version(connection_), steps_.size());
  EXPECT_EQ(connection_.text("SELECT speed FROM work"), "10.5");
  EXPECT_EQ(connection_.number("SELECT count(*) FROM extra"), 0);
}

TEST_F(SchemaTest, CampaignOfTheFirstVersionWasMeasuredByMerops) {
  migrate(connection_, {steps_.data(), 1});
  connection_.execute(
      "INSERT INTO campaign (id, command, plan_json, seed, build, started_utc, machine_json, self_json, cells_planned) "
      "VALUES ('00000000000000a1', '', '', '1', '', '', '{}', '{}', 0)");
  migrate(connection_, steps_);
  EXPECT_EQ(connection_.text("SELECT origin FROM campaign"), "merops");
  EXPECT_EQ(connection_.number("SELECT count(*) FROM campaign WHERE imported_utc IS NULL"), 1);
}

TEST_F(SchemaTest, NothingHappensAtTheLastVersion) {
  migrate(connection_, steps_);
  const std::int64_t changes = connection_.number("PRAGMA schema_version");
  migrate(connection_, steps_);
  EXPECT_EQ(connection_.number("PRAGMA schema_version"), changes);
}

TEST_F(SchemaTest, StepThatFailsLeavesTheVersionBeforeIt) {
  migrate(connection_, steps_);
  const std::size_t before = schema_version(connection_);
  steps_.push_back("CREATE TABLE half (a); INSERT INTO nowhere VALUES (1)");
  EXPECT_THROW(migrate(connection_, steps_), Error);
  EXPECT_EQ(schema_version(connection_), before);
  EXPECT_EQ(connection_.number("SELECT count(*) FROM sqlite_schema WHERE name = 'half'"), 0);
}

TEST_F(SchemaTest, NewerFileIsRefused) {
  migrate(connection_, steps_);
  connection_.execute("PRAGMA user_version = 99");
  try {
    migrate(connection_, steps_);
    FAIL() << "a newer file was taken";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("has version 99"));
    EXPECT_THAT(error.what(), HasSubstr("up to " + std::to_string(steps_.size())));
  }
}

TEST_F(SchemaTest, EveryReferenceHasAnIndexBehindIt) {
  migrate(connection_, steps_);
  EXPECT_EQ(connection_.number("SELECT count(*) FROM sqlite_schema s JOIN pragma_foreign_key_list(s.name) k "
                               "WHERE NOT EXISTS (SELECT 1 FROM pragma_index_list(s.name) i JOIN "
                               "pragma_index_info(i.name) c WHERE c.seqno = 0 AND c.name = k.\"from\") "
                               "AND NOT EXISTS (SELECT 1 FROM pragma_table_info(s.name) t "
                               "WHERE t.name = k.\"from\" AND t.pk = 1)"),
            0);
}

}  // namespace
}  // namespace merops
