#include "results/connection.h"
#include "results/query.h"
#include "results/recorder.h"
#include "results/row_io.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <sstream>

#include <fmt/format.h>
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

}  // namespace
}  // namespace merops
