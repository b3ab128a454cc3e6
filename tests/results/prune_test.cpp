#include "results/prune.h"

#include "results/connection.h"
#include "results/edit.h"
#include "results/query.h"
#include "results/recorder.h"
#include "results/store.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <iostream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;

/// Three campaigns of two cells and a pack each: "...1" of January, "...2" of February, "...3" of March; a lone pack.
class Prune : public testing::Test {
 protected:
  Prune() {
    Recorder recorder(database_, std::cerr);
    recorder.work_ended(test::sample_work());
    for (const char* number : {"1", "2", "3"}) {
      CampaignInfo campaign = test::sample_campaign();
      campaign.id = std::string(15, '0') + number;
      campaign.started_utc = std::string("2026-0") + number + "-01T00:00:00.000Z";
      recorder.campaign_started(campaign);
      recorder.work_ended(test::sample_work());
      for (std::uint32_t cell = 0; cell < 2; ++cell) recorder.cell_ended(test::sample_cell_result(), cell, 2);
      recorder.campaign_ended(CampaignEnd::finished, 0);
    }
  }
  std::vector<std::string> campaigns() {
    std::vector<std::string> ids;
    for (const CampaignRow& row : list_campaigns(database_, {.deleted = Shown::yes})) ids.push_back(row.id.substr(15));
    return ids;
  }
  std::int64_t rows(const std::string& table) { return database_.connection().number("SELECT count(*) FROM " + table); }

  test::TemporaryFolder folder_{test::memory_place()};
  Database database_ = Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write});
};

TEST_F(Prune, RemovesWhatWasDeletedAndNothingElse) {
  EXPECT_TRUE(prune(database_, {}).empty());
  delete_row(database_, CampaignId{"0000000000000002"});
  delete_row(database_, CellId{1});
  delete_row(database_, WorkId{1});
  retract_row(database_, CellId{2}, "x");
  const PruneReport report = prune(database_, {});
  EXPECT_EQ(report.campaigns, 1U);
  EXPECT_EQ(report.cells, 3U);
  EXPECT_EQ(report.work, 2U);
  EXPECT_THAT(campaigns(), ElementsAre("3", "1"));
  EXPECT_EQ(rows("cell"), 3);
  EXPECT_EQ(rows("measurement"), 3);
  EXPECT_EQ(rows("histogram"), 6);
  EXPECT_EQ(rows("work"), 2);
  EXPECT_EQ(list_campaigns(database_).at(1).measured, 1U);
  EXPECT_TRUE(prune(database_, {}).empty());
}

TEST_F(Prune, OnlyTellsInADryRun) {
  delete_row(database_, CampaignId{"0000000000000002"});
  EXPECT_EQ(prune(database_, {.dry_run = true}).cells, 2U);
  EXPECT_EQ(campaigns().size(), 3U);
  EXPECT_EQ(prune(database_, {}).cells, 2U);
}

TEST_F(Prune, RemovesWhatIsOlder) {
  EXPECT_EQ(prune(database_, {.before_utc = "2026-02-01T00:00:00.000Z"}).campaigns, 1U);
  EXPECT_THAT(campaigns(), ElementsAre("3", "2"));
}

TEST_F(Prune, KeepsTheNewest) {
  EXPECT_EQ(prune(database_, {.keep_newest = 1}).campaigns, 2U);
  EXPECT_THAT(campaigns(), ElementsAre("3"));
}

TEST_F(Prune, LeavesACampaignThatIsBeingMeasured) {
  database_.connection().execute(
      "UPDATE campaign SET end = NULL, ended_utc = NULL WHERE id LIKE '%1'; "  // killed in January
      "UPDATE campaign SET end = NULL, ended_utc = NULL WHERE id LIKE '%2'; "
      "UPDATE cell SET started_utc = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE campaign = "
      "(SELECT number FROM campaign WHERE id LIKE '%2'); UPDATE cell SET started_utc = '2026-01-01T00:00:00.000Z' "
      "WHERE campaign = (SELECT number FROM campaign WHERE id LIKE '%1')");
  EXPECT_EQ(prune(database_, {.before_utc = "2026-12-31T00:00:00.000Z", .keep_newest = 0}).campaigns, 2U);
  EXPECT_THAT(campaigns(), ElementsAre("2"));
}

TEST_F(Prune, RemovesWhatWasRetractedWhereAsked) {
  retract_row(database_, CellId{2}, "x");
  EXPECT_EQ(prune(database_, {.retracted = true}).cells, 1U);
  EXPECT_EQ(rows("cell"), 5);
}

TEST_F(Prune, VacuumGivesTheSpaceBack) {
  database_.connection().execute("INSERT INTO note (work, text, written_utc) SELECT 1, hex(zeroblob(2000000)), ''");
  (void)vacuum(database_);
  delete_row(database_, WorkId{1});
  (void)prune(database_, {});
  const VacuumReport report = vacuum(database_);
  EXPECT_GT(report.bytes_before, report.bytes_after + 3'000'000);
  EXPECT_EQ(campaigns().size(), 3U);
}

}  // namespace
}  // namespace merops
