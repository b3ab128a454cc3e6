#include "results/query.h"

#include "core/model/error.h"
#include "results/connection.h"
#include "results/edit.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using test::sample_campaign;
using test::sample_cell_result;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class QueryTest : public testing::Test {
 protected:
  void start(const std::string& id, const std::string& started_utc) {
    CampaignInfo campaign = sample_campaign();
    campaign.id = id;
    campaign.started_utc = started_utc;
    recorder_.campaign_started(campaign);
  }
  std::int64_t add(const CellResult& result) {
    recorder_.cell_ended(result, 0, 1);
    return recorder_.last_cell().value();
  }
  std::int64_t add_cell(const std::string& reader, const std::string& device, CellState state = CellState::measured) {
    CellResult result = sample_cell_result();
    result.cell.reader = reader;
    result.device = device;
    result.state = state;
    return add(result);
  }
  std::vector<std::int64_t> cells(const CellFilter& filter = {}) {
    std::vector<std::int64_t> ids;
    for (const CellRow& row : list_cells(database_, filter)) ids.push_back(row.id);
    return ids;
  }
  std::vector<std::string> campaigns(const CampaignFilter& filter = {}) {
    std::vector<std::string> ids;
    for (const CampaignRow& row : list_campaigns(database_, filter)) ids.push_back(row.id);
    return ids;
  }

  const std::string first_ = "00000000000000aa", second_ = "00000000000000bb";
  test::TemporaryFolder folder_;
  Database database_ = Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write});
  std::ostringstream rescue_;
  Recorder recorder_{database_, rescue_};
};

TEST_F(QueryTest, CampaignsComeNewestFirst) {
  start(second_, "2026-02-01T00:00:00.000Z");
  start(first_, "2026-01-01T00:00:00.000Z");
  EXPECT_THAT(campaigns(), ElementsAre(second_, first_));
  EXPECT_THAT(campaigns({.page = {1, 1}}), ElementsAre(first_));
  EXPECT_THAT(campaigns({.page = {0, 0}}), ElementsAre(second_, first_));
  EXPECT_THAT(campaigns({.page = {50, 2}}), IsEmpty());
}

TEST_F(QueryTest, CampaignRowTellsWhatWasRun) {
  start(first_, "2026-01-01T00:00:00.000Z");
  const CampaignRow row = list_campaigns(database_).at(0);
  EXPECT_EQ(row.command, sample_campaign().command);
  EXPECT_EQ(row.devices, "nvme0n1");
  EXPECT_EQ(row.cells_planned, 12U);
}

TEST_F(QueryTest, CampaignIsFoundByTheBeginningOfItsId) {
  start("0123456789abcdef", "2026-01-01T00:00:00.000Z");
  start("0123ff6789abcdef", "2026-01-02T00:00:00.000Z");
  EXPECT_EQ(find_campaign(database_, "01234"), "0123456789abcdef");
  EXPECT_EQ(find_campaign(database_, "0123ff6789abcdef"), "0123ff6789abcdef");
}

TEST_F(QueryTest, UnclearBeginningNamesTheCampaigns) {
  start("0123456789abcdef", "2026-01-01T00:00:00.000Z");
  start("0123ff6789abcdef", "2026-01-02T00:00:00.000Z");
  const auto error_of = [this](std::string_view prefix) {
    try {
      (void)find_campaign(database_, prefix);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string("no error");
  };
  EXPECT_THAT(error_of("0123"), AllOf(HasSubstr("0123456789abcdef"), HasSubstr("0123ff6789abcdef")));
  EXPECT_THAT(error_of("9"), HasSubstr("no such campaign"));
  for (const char* wrong : {"", "%", "0123_", "0123G"}) EXPECT_THAT(error_of(wrong), HasSubstr("hexadecimal"));
}

TEST_F(QueryTest, CellsComeNewestFirstInPages) {
  start(first_, "2026-01-01T00:00:00.000Z");
  for (int cell = 0; cell < 5; ++cell) add_cell("mmap", "sda");
  EXPECT_THAT(cells(), ElementsAre(5, 4, 3, 2, 1));
  EXPECT_THAT(cells({.page = {2, 1}}), ElementsAre(4, 3));
}

TEST_F(QueryTest, CellsAreChosenByEachField) {
  start(first_, "2026-01-01T00:00:00.000Z");
  add_cell("mmap", "sda");
  add_cell("raw", "sda", CellState::failed);
  start(second_, "2026-01-02T00:00:00.000Z");
  add_cell("raw", "nvme0n1");
  EXPECT_THAT(cells({.campaign = first_}), ElementsAre(2, 1));
  EXPECT_THAT(cells({.device = "sda"}), ElementsAre(2, 1));
  EXPECT_THAT(cells({.reader = "raw"}), ElementsAre(3, 2));
  EXPECT_THAT(cells({.state = CellState::failed}), ElementsAre(2));
  EXPECT_THAT(cells({.campaign = first_, .device = "sda", .reader = "raw"}), ElementsAre(2));
  EXPECT_THAT(cells({.campaign = "unknown"}), IsEmpty());
}

TEST_F(QueryTest, CellWithSeveralFlagsOfAKindIsListedOnce) {
  start(first_, "2026-01-01T00:00:00.000Z");
  CellResult result = sample_cell_result();
  add(result);
  result.flags = {{"cache-served", "cache", "", ""}, {"fits-in-memory", "cache", "", ""}};
  add(result);
  result.flags.clear();
  add(result);
  EXPECT_THAT(cells({.flag_kind = "cache"}), ElementsAre(2, 1));
  EXPECT_THAT(cells({.flag_kind = "cache", .page = {1, 1}}), ElementsAre(1));
  EXPECT_THAT(cells({.flag_kind = "sample"}), ElementsAre(1));
  EXPECT_THAT(list_cells(database_).at(1).flags, ElementsAre("cache-served", "fits-in-memory"));
}

TEST_F(QueryTest, CellRowHoldsWhatAListShows) {
  start(first_, "2026-01-01T00:00:00.000Z");
  add(sample_cell_result());
  const CellResult expected = sample_cell_result();
  const CellRow row = list_cells(database_).at(0);
  EXPECT_EQ(row.campaign, first_);
  EXPECT_EQ(row.reader, expected.cell.reader);
  EXPECT_EQ(row.depth, expected.cell.depth);
  EXPECT_EQ(row.order, expected.cell.order);
  EXPECT_EQ(row.pages, expected.effective.pages);
  EXPECT_EQ(row.cache_state, expected.cache_state);
  EXPECT_EQ(row.source_kind, expected.source_kind);
  EXPECT_EQ(row.validity, expected.validity);
  EXPECT_EQ(row.mb_per_s, expected.measurement.mb_per_s);
  EXPECT_EQ(row.p50_ns, expected.measurement.latency.p50->value);
  EXPECT_EQ(row.reads, expected.measurement.reads);
  EXPECT_EQ(row.started_utc, expected.started_utc);
}

TEST_F(QueryTest, UnknownCellIsAnError) { EXPECT_THROW((void)load_cell(database_, 77), Error); }

TEST_F(QueryTest, DeletedCellIsHiddenUntilUndeleted) {
  start(first_, "2026-01-01T00:00:00.000Z");
  add_cell("mmap", "sda");
  add_cell("raw", "sda");
  delete_row(database_, CellId{1});
  EXPECT_THAT(cells(), ElementsAre(2));
  EXPECT_THAT(cells({.deleted = Shown::yes}), ElementsAre(2, 1));
  EXPECT_THAT(cells({.deleted = Shown::only}), ElementsAre(1));
  EXPECT_TRUE(load_cell(database_, 1).standing.deleted());
  undelete_row(database_, CellId{1});
  EXPECT_THAT(cells(), ElementsAre(2, 1));
}

TEST_F(QueryTest, DeletedCampaignHidesItsCells) {
  start(first_, "2026-01-01T00:00:00.000Z");
  add_cell("mmap", "sda");
  delete_row(database_, CampaignId{first_});
  EXPECT_THAT(campaigns(), IsEmpty());
  EXPECT_THAT(cells(), IsEmpty());
  EXPECT_THAT(campaigns({.deleted = Shown::only}), ElementsAre(first_));
  EXPECT_EQ(find_campaign(database_, "00000000000000a"), first_);
  undelete_row(database_, CampaignId{first_});
  EXPECT_THAT(cells(), ElementsAre(1));
}

TEST_F(QueryTest, RetractedCellIsShownWithItsReason) {
  start(first_, "2026-01-01T00:00:00.000Z");
  add_cell("mmap", "sda");
  retract_row(database_, CellId{1}, "the wrong cable");
  const CellRow row = list_cells(database_).at(0);
  EXPECT_TRUE(row.standing.retracted());
  EXPECT_EQ(row.standing.retracted_reason, "the wrong cable");
  EXPECT_THAT(cells({.retracted = Shown::no}), IsEmpty());
  unretract_row(database_, CellId{1});
  EXPECT_FALSE(list_cells(database_).at(0).standing.retracted());
}

TEST_F(QueryTest, RetractedCampaignRetractsItsCells) {
  start(first_, "2026-01-01T00:00:00.000Z");
  add_cell("mmap", "sda");
  retract_row(database_, CampaignId{first_}, "throttled");
  EXPECT_THAT(cells({.retracted = Shown::only}), ElementsAre(1));
  EXPECT_EQ(load_campaign(database_, first_).row.standing.retracted_reason, "throttled");
}

TEST_F(QueryTest, NotesStandBesideTheirRow) {
  start(first_, "2026-01-01T00:00:00.000Z");
  add_cell("mmap", "sda");
  recorder_.work_ended(test::sample_work());
  add_note(database_, CellId{1}, "one");
  add_note(database_, CellId{1}, "two");
  add_note(database_, CampaignId{first_}, "three");
  add_note(database_, WorkId{1}, "four");
  const std::vector<Note> notes = load_cell(database_, 1).notes;
  ASSERT_EQ(notes.size(), 2U);
  EXPECT_EQ(notes[0].text, "one");
  EXPECT_EQ(list_cells(database_).at(0).standing.notes, 2U);
  EXPECT_EQ(load_campaign(database_, first_).notes.at(0).text, "three");
  EXPECT_EQ(list_work(database_).at(0).standing.notes, 1U);
}

TEST_F(QueryTest, WorkIsDeletedToo) {
  recorder_.work_ended(test::sample_work());
  delete_row(database_, WorkId{1});
  EXPECT_THAT(list_work(database_), IsEmpty());
  EXPECT_EQ(list_work(database_, {.deleted = Shown::yes}).size(), 1U);
}

TEST_F(QueryTest, WorkIsChosenByItsCampaign) {
  recorder_.work_ended(test::sample_work());
  start(first_, "2026-01-01T00:00:00.000Z");
  recorder_.work_ended(test::sample_work());
  EXPECT_EQ(list_work(database_).size(), 2U);
  EXPECT_EQ(list_work(database_, {.campaign = first_}).at(0).id, 2);
}

TEST_F(QueryTest, ChangesOfUnknownRowsAreErrors) {
  EXPECT_THROW(delete_row(database_, CellId{9}), Error);
  EXPECT_THROW(retract_row(database_, CampaignId{"00000000000000cc"}, "x"), Error);
  EXPECT_THROW(add_note(database_, WorkId{9}, "x"), Error);
}

TEST_F(QueryTest, NothingRecordedChangesByDeletingAndRetracting) {
  start(first_, "2026-01-01T00:00:00.000Z");
  add(sample_cell_result());
  delete_row(database_, CellId{1});
  retract_row(database_, CellId{1}, "x");
  EXPECT_EQ(load_cell(database_, 1).result.measurement.latency, sample_cell_result().measurement.latency);
  EXPECT_EQ(list_campaigns(database_).at(0).measured, 1U);
}

}  // namespace
}  // namespace merops
