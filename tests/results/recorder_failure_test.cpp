#include "core/model/error.h"
#include "core/model/json.h"
#include "results/connection.h"
#include "results/database_error.h"
#include "results/query.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

namespace merops {
namespace {

using test::sample_campaign;
using test::sample_cell_result;
using test::sample_work;
using testing::HasSubstr;
using testing::IsEmpty;

class RecorderFailureTest : public testing::Test {
 protected:
  RecorderFailureTest() { recorder_.campaign_started(sample_campaign()); }

  std::string error_of_a_cell() {
    try {
      recorder_.cell_ended(sample_cell_result(), 0, 1);
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  }
  void lock() { other_.execute("BEGIN IMMEDIATE"); }

  test::TemporaryFolder folder_;
  Database database_ =
      Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write, .busy_wait_ms = 0});
  Connection other_{database_.path(), OpenMode::existing, 0};
  std::ostringstream rescue_;
  Recorder recorder_{database_, rescue_};
};

TEST_F(RecorderFailureTest, CellThatFindsTheDatabaseLockedIsPrinted) {
  lock();
  EXPECT_THAT(error_of_a_cell(), HasSubstr("another program is using it"));
  EXPECT_EQ(rescue_.str(), to_json(sample_cell_result()) + "\n");
}

TEST_F(RecorderFailureTest, TellsThatTheDiskIsGoneInsteadOfWhatSqliteTakesItFor) {
  Recorder recorder(database_, rescue_, [] { return std::string("sdb is no longer there"); });
  CampaignInfo campaign = sample_campaign();
  campaign.id = "another";
  recorder.campaign_started(campaign);
  other_.execute("ALTER TABLE cell RENAME TO lost");
  try {
    recorder.cell_ended(sample_cell_result(), 0, 1);
    FAIL() << "it was stored";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr(database_.path().string() + ": device gone: sdb is no longer there"));
    EXPECT_THAT(error.hint(), HasSubstr("comes back"));
  }
  EXPECT_EQ(rescue_.str(), to_json(sample_cell_result()) + "\n");
}

TEST_F(RecorderFailureTest, DoesNotLookForTheDiskWhereAnotherProgramIsInTheWay) {
  Recorder recorder(database_, rescue_, [] { return std::string("never asked"); });
  lock();
  EXPECT_THROW(recorder.source_added({}), DatabaseError);
}

TEST_F(RecorderFailureTest, ErrorNamesTheDatabase) {
  lock();
  EXPECT_THAT(error_of_a_cell(), HasSubstr(database_.path().string()));
}

TEST_F(RecorderFailureTest, PrintedCellCanBeReadBack) {
  lock();
  (void)error_of_a_cell();
  EXPECT_EQ(to_json(cell_result_from_json(rescue_.str())), to_json(sample_cell_result()));
}

TEST_F(RecorderFailureTest, NextCellIsStoredWhenTheLockIsGone) {
  lock();
  (void)error_of_a_cell();
  other_.execute("ROLLBACK");
  EXPECT_EQ(error_of_a_cell(), "no error");
  EXPECT_EQ(list_cells(database_).size(), 1U);
}

struct Holder {
  Connection* connection;
  int asked = 0;
};

/// SQLite asks it whether to try again: lets go at the third time.
int let_go_at_the_third_time(void* data, int) {
  auto& holder = *static_cast<Holder*>(data);
  if (++holder.asked == 3) holder.connection->execute("ROLLBACK");
  return 1;
}

TEST_F(RecorderFailureTest, BusyDatabaseIsTriedAgain) {
  Holder holder{&other_};
  sqlite3_busy_handler(database_.connection().handle(), let_go_at_the_third_time, &holder);
  lock();
  EXPECT_EQ(error_of_a_cell(), "no error");
  EXPECT_EQ(holder.asked, 3);
  EXPECT_THAT(rescue_.str(), IsEmpty());
}

TEST_F(RecorderFailureTest, CellThatFindsNoSpaceIsPrintedAndTheDatabaseStaysWhole) {
  EXPECT_EQ(error_of_a_cell(), "no error");
  const std::int64_t pages = database_.connection().number("PRAGMA page_count");
  database_.connection().execute("PRAGMA max_page_count = " + std::to_string(pages));
  std::string error;
  for (int cell = 0; cell < 100 && rescue_.str().empty(); ++cell) error = error_of_a_cell();
  EXPECT_THAT(error, HasSubstr("no space is left for it"));
  EXPECT_EQ(rescue_.str(), to_json(sample_cell_result()) + "\n");
  EXPECT_EQ(database_.connection().text("PRAGMA integrity_check"), "ok");
  EXPECT_EQ(database_.connection().number("SELECT count(*) FROM cell"),
            database_.connection().number("SELECT count(*) FROM measurement"));
}

TEST_F(RecorderFailureTest, CellWithoutACampaignIsPrinted) {
  recorder_.campaign_ended(CampaignEnd::finished, 0);
  EXPECT_NE(error_of_a_cell(), "no error");
  EXPECT_EQ(rescue_.str(), to_json(sample_cell_result()) + "\n");
}

TEST_F(RecorderFailureTest, WorkThatCannotBeStoredIsPrinted) {
  lock();
  EXPECT_THROW(recorder_.work_ended(sample_work()), Error);
  EXPECT_EQ(rescue_.str(), to_json(sample_work()) + "\n");
}

TEST_F(RecorderFailureTest, CampaignThatCannotBeStoredDoesNotStart) {
  lock();
  CampaignInfo next = sample_campaign();
  next.id = "fedcba9876543210";
  EXPECT_THROW(recorder_.campaign_started(next), Error);
  EXPECT_THAT(rescue_.str(), IsEmpty());
}

TEST_F(RecorderFailureTest, EndThatCannotBeStoredIsToldWithoutAnError) {
  lock();
  recorder_.campaign_ended(CampaignEnd::finished, 0);
  EXPECT_THAT(rescue_.str(), HasSubstr("storing the campaign's end"));
  EXPECT_EQ(list_campaigns(database_).at(0).end, std::nullopt);
}

}  // namespace
}  // namespace merops
