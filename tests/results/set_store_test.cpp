#include "results/set_store.h"

#include "core/model/error.h"
#include "core/model/json.h"
#include "results/connection.h"
#include "results/edit.h"
#include "results/set_load.h"
#include "results/set_redact.h"
#include "results/set_write.h"
#include "tests/results/sample_set.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

/// A database with the sample, and an empty one to import into.
class SetStore : public testing::Test {
 protected:
  SetStore() { test::record_sample_set(here_); }

  Database open(const std::string& name) {
    return Database::open(folder_.path() / name, {.access = DatabaseAccess::write});
  }
  std::string exported(Database& database, bool identity, const SetSelection& selection = {}) {
    const ResultSet set = load_set(database, selection);
    return write_set(identity ? set : redacted(set));
  }
  ImportReport import_text(Database& database, const std::string& text, const ImportOptions& options = {}) {
    return import_set(database, read_set(text, "set.json"), options);
  }
  std::string refusal(Database& database, const ResultSet& set) {
    try {
      (void)import_set(database, {set, std::string(64, '0')});
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return {};
  }
  std::int64_t count(Database& database, const std::string& table) {
    return database.connection().number("SELECT count(*) FROM " + table);
  }

  test::TemporaryFolder folder_{test::memory_place()};
  Database here_ = open("here.db"), there_ = open("there.db");
};

TEST_F(SetStore, ExportImportExportGivesTheSameBytes) {
  for (const bool identity : {true, false}) {
    for (const bool stamps : {true, false}) {
      Database empty = open(std::to_string(identity) + std::to_string(stamps));
      const std::string text = exported(here_, identity, {.stamps = stamps});
      (void)import_text(empty, text);
      EXPECT_EQ(exported(empty, identity, {.stamps = stamps}), text) << identity << stamps;
      EXPECT_EQ(exported(empty, false, {.stamps = stamps}), exported(here_, false, {.stamps = stamps}));
    }
  }
}

TEST_F(SetStore, ImportedCampaignEqualsTheOriginalFieldByField) {
  const std::string text = exported(here_, true);
  (void)import_text(there_, text);
  const ResultSet before = load_set(here_, {}), after = load_set(there_, {});
  const SetCampaign& original = before.campaigns.front();
  const SetCampaign& imported = after.campaigns.front();
  CampaignInfo info = imported.campaign.info;
  EXPECT_EQ(info.set_digest, read_set(text, "x").digest);
  info.set_digest.clear();
  EXPECT_EQ(to_json(info), to_json(original.campaign.info));
  EXPECT_EQ(imported.campaign.row.ended_utc, original.campaign.row.ended_utc);
  EXPECT_EQ(imported.campaign.row.exit_code, original.campaign.row.exit_code);
  EXPECT_EQ(imported.campaign.row.measured, original.campaign.row.measured);
  EXPECT_FALSE(imported.campaign.row.imported_utc.empty());
  EXPECT_EQ(imported.campaign.notes, original.campaign.notes);
  for (std::size_t cell = 0; cell < original.cells.size(); ++cell) {
    EXPECT_EQ(to_json(imported.cells[cell].result, true), to_json(original.cells[cell].result, true));
    EXPECT_EQ(imported.cells[cell].notes, original.cells[cell].notes);
    EXPECT_EQ(imported.cells[cell].standing.retracted_utc, original.cells[cell].standing.retracted_utc);
  }
}

TEST_F(SetStore, TwiceIsOnce) {
  for (const bool identity : {true, false}) {
    const std::string text = exported(here_, identity);
    const bool first = import_text(there_, text).changed();
    EXPECT_EQ(first, identity) << "without identity it is the same campaign";
    const ImportReport again = import_text(there_, text);
    EXPECT_FALSE(again.changed());
    EXPECT_EQ(again.campaigns.at(0).cells_present, 3U);
    EXPECT_EQ(again.work_present, 1U);
    EXPECT_EQ(count(there_, "cell"), 3);
    EXPECT_EQ(count(there_, "work"), 2);
    EXPECT_EQ(count(there_, "note"), 2);
  }
}

TEST_F(SetStore, OwnSetAddsNothingToItsOwnDatabase) {
  EXPECT_FALSE(import_text(here_, exported(here_, false)).changed());
  EXPECT_FALSE(import_text(here_, exported(here_, true)).changed());
}

TEST_F(SetStore, PartsOfACampaignComeTogether) {
  const std::string first = exported(here_, true, {.cells = {1}}), whole = exported(here_, true);
  EXPECT_EQ(import_text(there_, first).campaigns.at(0).cells_added, 1U);
  const ImportReport rest = import_text(there_, whole);
  EXPECT_EQ(rest.campaigns.at(0).cells_added, 2U);
  EXPECT_EQ(rest.campaigns.at(0).cells_present, 1U);
  EXPECT_EQ(exported(there_, true), whole);
  EXPECT_FALSE(import_text(there_, first).changed());
}

TEST_F(SetStore, RemarksMadeLaterFollow) {
  (void)import_text(there_, exported(here_, true, {.stamps = false}));
  retract_row(here_, CellId{1}, "the wrong disk");
  add_note(here_, CellId{1}, "later");
  retract_row(here_, CampaignId{"0123456789abcdef"}, "all of it");
  const std::string text = exported(here_, true);
  const ImportReport report = import_text(there_, text);
  EXPECT_EQ(report.campaigns.at(0).cells_added, 0U);
  EXPECT_TRUE(report.changed());
  EXPECT_EQ(exported(there_, true), text) << "stamps that were left out before included";
  EXPECT_FALSE(import_text(there_, text).changed());
}

TEST_F(SetStore, CampaignThatRanOnIsCompleted) {
  ResultSet early = load_set(here_, {});
  early.campaigns[0].cells.resize(1);
  early.campaigns[0].campaign.row.end.reset();
  early.campaigns[0].campaign.row.exit_code.reset();
  early.campaigns[0].campaign.row.ended_utc.clear();
  early.campaigns[0].campaign.health_after.clear();
  (void)import_text(there_, write_set(early));
  (void)import_text(there_, exported(here_, true));
  EXPECT_EQ(exported(there_, true), exported(here_, true));
}

TEST_F(SetStore, SameIdWithOtherContentIsAnErrorThatNamesIt) {
  ResultSet set = load_set(here_, {});
  set.campaigns[0].campaign.info.machine.cpus = 9;
  EXPECT_THAT(refusal(here_, set), AllOf(HasSubstr("campaign 0123456789abcdef"), HasSubstr("cpus")));
  set = load_set(here_, {});
  set.campaigns[0].cells[2].result.measurement.reads = 5;
  EXPECT_THAT(refusal(here_, set), AllOf(HasSubstr("the cell 2"), HasSubstr("0123456789abcdef"), HasSubstr("reads")));
}

TEST_F(SetStore, NothingIsHalfImported) {
  ResultSet set = load_set(here_, {});
  set.campaigns.push_back(set.campaigns[0]);
  set.campaigns[0].campaign.info.id = "00000000000000aa";
  set.campaigns[1].cells[2].result.measurement.reads = 5;
  EXPECT_NE(refusal(here_, set), "");
  EXPECT_EQ(count(here_, "campaign"), 1);
  EXPECT_EQ(count(here_, "cell"), 3);
}

/// Written by the first version of the form, and never to be changed.
TEST_F(SetStore, SetOfTheFirstVersionStaysImportable) {
  std::ifstream file(std::string(MEROPS_SOURCE_FOLDER) + "/tests/results/set_version_1.json", std::ios::binary);
  const ReadSet read = read_set(std::string(std::istreambuf_iterator<char>(file), {}), "set_version_1.json");
  EXPECT_TRUE(import_set(there_, read).changed());
  EXPECT_FALSE(import_set(there_, read).changed());
  const ResultSet imported = load_set(there_, {});
  ASSERT_EQ(imported.campaigns.size(), 1U);
  const SetCampaign& campaign = imported.campaigns.front();
  EXPECT_EQ(campaign.campaign.info.id, "ec741d7548115cba");
  ASSERT_EQ(campaign.cells.size(), 6U);
  const CellResult& cell = campaign.cells[4].result;
  EXPECT_EQ(cell.cell.reader, "flat-direct");
  EXPECT_EQ(cell.cache_state, CacheState::bypassed);
  EXPECT_NEAR(cell.measurement.mb_per_s.value, 643.0, 0.1);
  EXPECT_EQ(cell.measurement.stamps.size(), 20U);
  EXPECT_TRUE(cell.has_flag("requests-split"));
  EXPECT_EQ(imported.work.size(), 1U);
}

TEST_F(SetStore, DryRunTellsAndAddsNothing) {
  const ImportReport report = import_text(there_, exported(here_, true), {.dry_run = true});
  EXPECT_TRUE(report.campaigns.at(0).added);
  EXPECT_EQ(report.campaigns.at(0).cells_added, 3U);
  EXPECT_EQ(count(there_, "campaign"), 0);
}

TEST_F(SetStore, DeletedRowsStayBehind) {
  delete_row(here_, CellId{2});
  EXPECT_EQ(load_set(here_, {}).campaigns.at(0).cells.size(), 2U);
  EXPECT_THROW((void)load_set(here_, {.cells = {2}}), Error);
  delete_row(here_, CampaignId{"0123456789abcdef"});
  EXPECT_THAT(load_set(here_, {}).campaigns, IsEmpty());
  EXPECT_THROW((void)load_set(here_, {.campaigns = {"0123456789abcdef"}}), Error);
}

TEST_F(SetStore, WhatWasDeletedHereStaysDeleted) {
  const std::string text = exported(here_, true);
  delete_row(here_, CellId{2});
  EXPECT_FALSE(import_text(here_, text).changed());
  EXPECT_EQ(load_set(here_, {}).campaigns.at(0).cells.size(), 2U);
}

}  // namespace
}  // namespace merops
