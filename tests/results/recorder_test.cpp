#include "results/recorder.h"

#include "core/model/error.h"
#include "core/model/json.h"
#include "results/connection.h"
#include "results/query.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using test::sample_campaign;
using test::sample_cell_result;
using test::sample_work;
using testing::IsEmpty;

class RecorderTest : public testing::Test {
 protected:
  test::TemporaryFolder folder_;
  Database database_ = Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write});
  std::ostringstream rescue_;
  Recorder recorder_{database_, rescue_};
};

TEST_F(RecorderTest, CellComesBackWithEverything) {
  recorder_.campaign_started(sample_campaign());
  recorder_.cell_ended(sample_cell_result(), 5, 12);
  const StoredCell stored = load_cell(database_, recorder_.last_cell().value(), true);
  EXPECT_EQ(to_json(stored.result, true), to_json(sample_cell_result(), true));
  EXPECT_EQ(stored.campaign, sample_campaign().id);
  EXPECT_EQ(stored.index, 5U);
}

TEST_F(RecorderTest, KeepsASourceThatWasAddedLater) {
  const CampaignInfo campaign = sample_campaign();
  recorder_.campaign_started(campaign);
  SourceRecord late;
  late.path = "/later/store.picchioflat";
  recorder_.source_added(late);
  const auto sources = load_campaign(database_, campaign.id).info.sources;
  ASSERT_EQ(sources.size(), campaign.sources.size() + 1);
  EXPECT_EQ(sources.back().path, late.path);
}

TEST_F(RecorderTest, KeepsWhatTheDrivesSayOfThemselves) {
  recorder_.campaign_started(sample_campaign());
  DeviceHealth drive;
  drive.device = "nvme0n1";
  drive.celsius = 41;
  recorder_.health_seen({drive}, false);
  drive.celsius = 66.5;
  recorder_.health_seen({drive}, true);
  const StoredCampaign stored = load_campaign(database_, sample_campaign().id);
  ASSERT_EQ(stored.health_before.size(), 1U);
  EXPECT_EQ(stored.health_before.front().celsius, 41);
  ASSERT_EQ(stored.health_after.size(), 1U);
  EXPECT_EQ(stored.health_after.front(), drive);
}

TEST_F(RecorderTest, SkippedCellComesBackWithItsReason) {
  CellResult result;
  result.cell.reader = "raw";
  result.reason = "raw needs a block device";
  recorder_.campaign_started(sample_campaign());
  recorder_.cell_ended(result, 0, 1);
  EXPECT_EQ(to_json(load_cell(database_, 1).result), to_json(result));
  EXPECT_EQ(database_.connection().number("SELECT count(*) FROM measurement"), 0);
}

TEST_F(RecorderTest, NumbersThatAreNotFiniteDoNotStopIt) {
  CellResult result = sample_cell_result();
  result.measurement.mb_per_s = {0.0 / 0.0, 1.0 / 0.0, std::nullopt};
  result.measurement.span = -1.0 / 0.0;
  recorder_.campaign_started(sample_campaign());
  recorder_.cell_ended(result, 0, 1);
  EXPECT_EQ(load_cell(database_, 1).result.measurement.mb_per_s, Estimate());
}

TEST_F(RecorderTest, TextOfAnyKindComesBack) {
  CellResult result = sample_cell_result();
  result.source_path = "/data/'quoted' \"twice\"; DROP TABLE cell; \xff\xfe \n 模型";
  recorder_.campaign_started(sample_campaign());
  recorder_.cell_ended(result, 0, 1);
  EXPECT_EQ(load_cell(database_, 1).result.source_path, result.source_path);
}

TEST_F(RecorderTest, CampaignComesBackWithItsSourcesAndEnd) {
  recorder_.campaign_started(sample_campaign());
  const StoredCampaign running = load_campaign(database_, sample_campaign().id);
  EXPECT_EQ(to_json(running.info), to_json(sample_campaign()));
  EXPECT_EQ(running.row.end, std::nullopt);
  EXPECT_THAT(running.row.ended_utc, IsEmpty());
  recorder_.campaign_ended(CampaignEnd::interrupted, 130);
  const CampaignRow ended = load_campaign(database_, sample_campaign().id).row;
  EXPECT_EQ(ended.end, CampaignEnd::interrupted);
  EXPECT_EQ(ended.exit_code, 130);
  EXPECT_THAT(ended.ended_utc, testing::MatchesRegex("20..-..-..T..:..:......Z"));
}

TEST_F(RecorderTest, SourceThatCameLaterJoinsTheOthers) {
  recorder_.campaign_started(sample_campaign());
  SourceRecord later = sample_campaign().sources.at(0);
  later.path = "/data/later";
  recorder_.source_added(later);
  const std::vector<SourceRecord> sources = load_campaign(database_, sample_campaign().id).info.sources;
  ASSERT_EQ(sources.size(), 3U);
  EXPECT_EQ(to_json(sources[2]), to_json(later));
}

TEST_F(RecorderTest, CellsAreCountedByTheirState) {
  recorder_.campaign_started(sample_campaign());
  CellResult result = sample_cell_result();
  for (const CellState state : {CellState::measured, CellState::measured, CellState::failed, CellState::skipped,
                                CellState::interrupted, CellState::measured}) {
    result.state = state;
    recorder_.cell_ended(result, 0, 6);
  }
  const CampaignRow row = list_campaigns(database_).at(0);
  EXPECT_EQ(row.measured, 3U);
  EXPECT_EQ(row.failed, 1U);
  EXPECT_EQ(row.skipped, 1U);
  EXPECT_EQ(row.interrupted, 1U);
}

TEST_F(RecorderTest, CellIsThereForOthersBeforeTheCampaignEnds) {
  recorder_.campaign_started(sample_campaign());
  recorder_.cell_ended(sample_cell_result(), 0, 2);
  Database other = Database::open(database_.path());
  EXPECT_EQ(list_cells(other).size(), 1U);
}

TEST_F(RecorderTest, WorkBelongsToTheCampaignThatRuns) {
  recorder_.work_ended(sample_work());
  recorder_.campaign_started(sample_campaign());
  recorder_.work_ended(sample_work());
  recorder_.campaign_ended(CampaignEnd::finished, 0);
  recorder_.work_ended(sample_work());
  const std::vector<StoredWork> work = list_work(database_);
  ASSERT_EQ(work.size(), 3U);
  EXPECT_THAT(work[0].campaign, IsEmpty());
  EXPECT_EQ(work[1].campaign, sample_campaign().id);
  EXPECT_EQ(to_json(work[2].work), to_json(sample_work()));
}

TEST_F(RecorderTest, CampaignOfTheSameIdIsRefused) {
  recorder_.campaign_started(sample_campaign());
  EXPECT_THROW(recorder_.campaign_started(sample_campaign()), Error);
}

}  // namespace
}  // namespace merops
