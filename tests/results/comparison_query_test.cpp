#include "results/comparison_query.h"

#include "core/model/error.h"
#include "results/comparison.h"
#include "results/connection.h"
#include "results/edit.h"
#include "results/query.h"
#include "results/recorder.h"
#include "results/row_io.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <sstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

namespace merops {
namespace {

using testing::HasSubstr;

class ComparisonQuery : public testing::Test {
 protected:
  /// A campaign of valid cells of one reader on one device.
  void record(const std::string& id, const std::string& device, const std::string& reader, double rate,
              std::uint32_t repetitions = 7) {
    Recorder recorder(database_, rescue_);
    CampaignInfo campaign = test::sample_campaign();
    campaign.id = id;
    recorder.campaign_started(campaign);
    for (std::uint32_t i = 0; i < repetitions; ++i)
      recorder.cell_ended(cell(device, reader, rate + i, i), i, repetitions);
    recorder.campaign_ended(CampaignEnd::finished, 0);
  }
  static CellResult cell(const std::string& device, const std::string& reader, double rate, std::uint32_t repetition) {
    CellResult result = test::sample_cell_result();
    result.state = CellState::measured;
    result.validity = Validity::valid;
    result.device = device;
    result.cell.reader = reader;
    result.cell.check_bytes = false;
    result.cell.repetition = repetition;
    result.measurement.mb_per_s = {rate, {}, {}};
    return result;
  }
  ComparisonSide load(const std::string& side, bool with_contaminated = false) {
    return load_side(database_, side, parse_side(side), with_contaminated);
  }

  test::TemporaryFolder folder_;
  Database database_ = Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write});
  std::ostringstream rescue_;
};

TEST_F(ComparisonQuery, FindsTheCellsOfADeviceReaderCampaignAndStore) {
  record("00000000000000aa", "vda", "raw", 100);
  record("00000000000000bb", "vdb", "raw", 200);
  record("00000000000000cc", "vdb", "io_uring", 300);
  EXPECT_EQ(load("device:vda").cells.size(), 7U);
  EXPECT_EQ(load("device:vdb").cells.size(), 14U);
  EXPECT_EQ(load("reader:raw").cells.size(), 14U);
  EXPECT_EQ(load("device:vdb,reader:raw").cells.size(), 7U);
  EXPECT_EQ(load("campaign:00000000000000c").cells.size(), 7U);
  EXPECT_EQ(load("store:" + test::sample_cell_result().source_path).cells.size(), 21U);
  EXPECT_EQ(load("reader:raw,depth:8").cells.size(), 14U);
  EXPECT_THROW((void)load("reader:raw,depth:9"), Error);
}

TEST_F(ComparisonQuery, GivesEachCellWhatItIsComparedBy) {
  record("00000000000000aa", "vda", "raw", 100);
  const ComparisonSide side = load("device:vda");
  const ComparedCell& newest = side.cells.front();
  EXPECT_EQ(newest.mb_per_s, 106);
  EXPECT_EQ(newest.key, cell_key(cell("vda", "raw", 106, 6)));
  EXPECT_EQ(newest.p50_ns, 1762000);
  EXPECT_EQ(newest.p99_ns, 1923000);
  EXPECT_EQ(newest.subject.machine, test::sample_campaign().machine.machine_id);
  EXPECT_EQ(newest.subject.device, "vda");
  EXPECT_EQ(newest.flags.size(), test::sample_cell_result().flags.size());
  ASSERT_EQ(side.campaigns.size(), 1U);
  EXPECT_EQ(side.campaigns[0].id, "00000000000000aa");
}

TEST_F(ComparisonQuery, EqualsWhatTheResultsThemselvesGive) {
  record("00000000000000aa", "vda", "raw", 100, 1);
  const ComparedCell stored = load("campaign:00000000000000aa").cells.at(0);
  const ComparedCell direct =
      compared_cell(cell("vda", "raw", 100, 0), load_campaign(database_, "00000000000000aa").info);
  EXPECT_EQ(stored.key, direct.key);
  EXPECT_EQ(stored.subject, direct.subject);
  EXPECT_EQ(stored.mb_per_s, direct.mb_per_s);
  EXPECT_EQ(stored.p50_ns, direct.p50_ns);
  EXPECT_EQ(stored.p99_ns, direct.p99_ns);
  EXPECT_EQ(stored.histogram, direct.histogram);
  EXPECT_EQ(stored.celsius.has_value(), direct.celsius.has_value());
  EXPECT_DOUBLE_EQ(stored.celsius.value_or(0), direct.celsius.value_or(0));
}

TEST_F(ComparisonQuery, LeavesOutWhatWasDeletedRetractedOrIsInvalid) {
  record("00000000000000aa", "vda", "raw", 100);
  delete_row(database_, CellId{1});
  retract_row(database_, CellId{2}, "a backup ran");
  database_.connection().execute(
      "UPDATE cell SET validity = 'invalid' WHERE id = 3; "
      "UPDATE cell SET validity = 'contaminated' WHERE id = 4");
  const ComparisonSide side = load("device:vda");
  EXPECT_EQ(side.cells.size(), 3U);
  EXPECT_EQ(side.left_out, (LeftOut{.retracted = 1, .invalid = 1, .contaminated = 1}));
  EXPECT_EQ(load("device:vda", true).cells.size(), 4U);
  delete_row(database_, CampaignId{"00000000000000aa"});
  EXPECT_THROW((void)load("device:vda"), Error);
}

TEST_F(ComparisonQuery, TakesTheNewestRepetitionsOfALongHistory) {
  record("00000000000000aa", "vda", "raw", 100, kNewestRepetitions + 20);
  const ComparisonSide side = load("device:vda");
  EXPECT_EQ(side.cells.size(), kNewestRepetitions);
  EXPECT_TRUE(side.capped);
  EXPECT_EQ(side.cells.back().mb_per_s, 120);
  EXPECT_EQ(load("campaign:00000000000000aa").cells.size(), kNewestRepetitions + 20) << "a campaign is taken whole";
}

TEST_F(ComparisonQuery, LooksBeyondNewerCellsThatDoNotCount) {
  record("00000000000000aa", "vda", "raw", 100, 7);
  record("00000000000000bb", "vda", "raw", 200, 100);
  database_.connection().execute("UPDATE cell SET validity = 'contaminated' WHERE id > 7");
  const ComparisonSide side = load("device:vda");
  EXPECT_EQ(side.cells.size(), 7U);
  EXPECT_EQ(side.left_out.contaminated, 100U);
}

TEST_F(ComparisonQuery, SaysThatThereIsNothing) {
  record("00000000000000aa", "vda", "raw", 100);
  try {
    (void)load("device:sdz");
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("device:sdz"));
  }
}

int count_step(void* steps) {
  ++*static_cast<std::uint64_t*>(steps);
  return 0;
}

class ComparisonCost : public ComparisonQuery {
 protected:
  /// Steps of SQLite's machine: the work done, whatever the machine's speed.
  std::uint64_t steps_of(const std::string& side) {
    std::uint64_t steps = 0;
    sqlite3_progress_handler(database_.connection().handle(), 1, count_step, &steps);
    EXPECT_FALSE(load(side).cells.empty());
    sqlite3_progress_handler(database_.connection().handle(), 0, nullptr, nullptr);
    return steps;
  }
  /// Copies the cells of the database until there are `cells`, under three keys and on three other devices.
  void grow_to(int cells) {
    const std::string columns = sql::columns_of<CellResult>().list();
    const std::string figures = sql::columns_of<Measurement>().list();
    database_.connection().execute(fmt::format(
        "BEGIN; CREATE TEMP TABLE template AS SELECT campaign, position, cell_key, {0} FROM cell WHERE id = 1; "
        "CREATE TEMP TABLE figures AS SELECT {2} FROM measurement WHERE cell = 1; "
        "WITH RECURSIVE n (i) AS (SELECT (SELECT max(id) FROM cell) + 1 UNION ALL SELECT i + 1 FROM n WHERE i < {1}) "
        "INSERT INTO cell (id, campaign, position, cell_key, {0}) SELECT i, campaign, position, "
        "replace(cell_key, 'reader=raw', 'reader=r' || (i % 3)), {0} FROM n, template; "
        "UPDATE cell SET device = 'd' || (id % 3), source_path = '/p' || (id % 3), campaign = 2 WHERE cell_key NOT "
        "LIKE "
        "'reader=raw%'; "
        "INSERT INTO measurement (cell, {2}) SELECT c.id, {2} FROM cell c, figures "
        "WHERE c.id NOT IN (SELECT cell FROM measurement); DROP TABLE template; DROP TABLE figures; COMMIT",
        columns, cells, figures));
  }
};

TEST_F(ComparisonCost, IsTheSameAtAnyNumberOfCells) {
  record("00000000000000aa", "vda", "raw", 100);
  record("00000000000000bb", "vdb", "raw", 100);
  grow_to(1000);
  // The last three have more cells than are taken, before and after.
  const std::vector<std::string> sides{
      "device:vda", "campaign:00000000000000aa", "reader:raw", "device:d1", "reader:r1", "store:/p1"};
  std::vector<std::uint64_t> before;
  for (const std::string& side : sides) before.push_back(steps_of(side));
  grow_to(20000);
  for (std::size_t i = 0; i < sides.size(); ++i) EXPECT_LE(steps_of(sides[i]), before[i] * 3 / 2) << sides[i];
}

}  // namespace
}  // namespace merops
