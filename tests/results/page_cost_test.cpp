#include "results/connection.h"
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

using test::sample_campaign;
using test::sample_cell_result;

int count_step(void* steps) {
  ++*static_cast<std::uint64_t*>(steps);
  return 0;
}

/// Steps of SQLite's machine that `query` takes: the work done, whatever the machine's speed.
template <class Query>
std::uint64_t steps_of(Database& database, const Query& query) {
  std::uint64_t steps = 0;
  sqlite3_progress_handler(database.connection().handle(), 1, count_step, &steps);
  query();
  sqlite3_progress_handler(database.connection().handle(), 0, nullptr, nullptr);
  return steps;
}

class PageCostTest : public testing::Test {
 protected:
  PageCostTest() {
    recorder_.campaign_started(sample_campaign());
    recorder_.cell_ended(sample_cell_result(), 0, 1);
  }

  /// Copies the first cell until there are so many: five readers, three devices, a failure and a remark now and then.
  void grow_to(std::uint64_t cells) {
    const std::string columns = sql::columns_of<CellResult>().list();
    const std::string figures = sql::columns_of<Measurement>().list();
    Connection& connection = database_.connection();
    connection.execute(fmt::format(
        "BEGIN; "
        "CREATE TEMP TABLE template AS SELECT campaign, position, cell_key, {0} FROM cell WHERE id = 1; "
        "WITH RECURSIVE n (i) AS (SELECT (SELECT max(id) FROM cell) + 1 UNION ALL SELECT i + 1 FROM n WHERE i < {1}) "
        "INSERT INTO cell (id, campaign, position, cell_key, {0}) SELECT i, campaign, position, cell_key, {0} "
        "FROM n, template; "
        "UPDATE cell SET reader = 'r' || (id % 5), device = 'd' || (id % 3), state = iif(id % 50, 'measured', "
        "'failed'); "
        "INSERT INTO measurement (cell, {2}) SELECT c.id, {2} FROM cell c CROSS JOIN "
        "(SELECT * FROM measurement WHERE cell = 1) WHERE c.id NOT IN (SELECT cell FROM measurement); "
        "INSERT INTO flag SELECT id, 0, 'f', iif(id % 2, 'sample', 'state'), '', '' FROM cell "
        "WHERE id NOT IN (SELECT cell FROM flag); "
        "DROP TABLE template; COMMIT",
        columns, cells, figures));
  }

  std::uint64_t steps_of_list(const CellFilter& filter) {
    std::size_t found = 0;
    const std::uint64_t steps = steps_of(database_, [&] { found = list_cells(database_, filter).size(); });
    EXPECT_EQ(found, filter.page.limit);
    return steps;
  }

  test::TemporaryFolder folder_;
  Database database_ = Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write});
  std::ostringstream rescue_;
  Recorder recorder_{database_, rescue_};
};

TEST_F(PageCostTest, PageOfCellsCostsTheSameAtAnyNumberOfCells) {
  const Page page{10, 0};
  const std::vector<CellFilter> filters = {{.page = page},
                                           {.campaign = sample_campaign().id, .page = page},
                                           {.device = "d1", .page = page},
                                           {.reader = "r2", .page = page},
                                           {.state = CellState::failed, .page = page},
                                           {.flag_kind = "sample", .page = page},
                                           {.reader = "r2", .flag_kind = "sample", .page = page},
                                           {.deleted = Shown::yes, .page = page}};
  grow_to(1000);
  std::vector<std::uint64_t> before;
  for (const CellFilter& filter : filters) before.push_back(steps_of_list(filter));
  grow_to(20000);
  for (std::size_t index = 0; index < filters.size(); ++index) {
    EXPECT_LE(steps_of_list(filters[index]), before[index] * 3 / 2) << "filter " << index;
  }
}

TEST_F(PageCostTest, ListOfCampaignsCostsTheSameAtAnyNumberOfCells) {
  const auto list = [this] { (void)list_campaigns(database_); };
  grow_to(1000);
  const std::uint64_t before = steps_of(database_, list);
  grow_to(20000);
  EXPECT_LE(steps_of(database_, list), before * 3 / 2);
}

TEST_F(PageCostTest, CellCostsTheSameAtAnyNumberOfCells) {
  const auto load = [this] { (void)load_cell(database_, 500); };
  grow_to(1000);
  const std::uint64_t before = steps_of(database_, load);
  grow_to(20000);
  EXPECT_LE(steps_of(database_, load), before * 3 / 2);
}

TEST_F(PageCostTest, CampaignIsFoundAndReadAtTheSameCostAmongAnyNumber) {
  const auto grow_campaigns = [this](int campaigns) {
    database_.connection().execute(fmt::format(
        "WITH RECURSIVE n (i) AS (SELECT (SELECT max(number) FROM campaign) + 1 UNION ALL SELECT i + 1 FROM n WHERE i "
        "< {}) "
        "INSERT INTO campaign (number, id, command, plan_json, seed, build, started_utc, machine_json, self_json, "
        "cells_planned) SELECT i, printf('%016x', i), '', '{{}}', '1', '', printf('2026-01-01T00:00:%06d', i), "
        "machine_json, "
        "self_json, 0 FROM n, (SELECT machine_json, self_json FROM campaign WHERE number = 1)",
        campaigns));
  };
  const auto read = [this] {
    (void)load_campaign(database_, find_campaign(database_, "0123456789"));
    (void)list_campaigns(database_);
    (void)list_work(database_, {.alone = true});
  };
  grow_campaigns(100);
  const std::uint64_t before = steps_of(database_, read);
  grow_campaigns(10000);
  EXPECT_LE(steps_of(database_, read), before * 3 / 2);
}

/// Tables that a query goes through from end to end, as SQLite plans it.
std::vector<std::string> scans_of(Connection& connection, const std::string& query) {
  Statement plan(connection, "EXPLAIN QUERY PLAN " + query);
  std::vector<std::string> scans;
  while (plan.step()) {
    (void)plan.next<std::int64_t>();
    (void)plan.next<std::int64_t>();
    (void)plan.next<std::int64_t>();
    const auto detail = plan.next<std::string>();
    if (detail.starts_with("SCAN") && detail.find("USING") == std::string::npos) scans.push_back(detail);
  }
  return scans;
}

TEST_F(PageCostTest, CellsAreFoundByAnIndexWhateverTheyAreChosenBy) {
  for (const char* condition :
       {"campaign = 1", "device = 'd'", "reader = 'r'", "state = 'failed'", "cell_key = 'k'", "id = 5"}) {
    const std::string query =
        std::string("SELECT count(*), max(mb_per_s) FROM cell JOIN measurement ON cell = id WHERE ") + condition;
    EXPECT_THAT(scans_of(database_.connection(), query), testing::IsEmpty()) << condition;
  }
  EXPECT_THAT(scans_of(database_.connection(), "SELECT sum(depth) FROM cell"), testing::SizeIs(1)) << "a scan is seen";
}

}  // namespace
}  // namespace merops
