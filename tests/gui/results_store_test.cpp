#include "gui/models/results_store.h"

#include "results/edit.h"
#include "results/query.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <QSignalSpy>
#include <QTest>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <sqlite3.h>

namespace merops::gui {
namespace {

using Kind = StoreState::Kind;

void record(const std::filesystem::path& path, const std::string& id) {
  std::ostringstream rescue;
  Database database = Database::open(path, {.access = DatabaseAccess::write});
  Recorder recorder(database, rescue);
  CampaignInfo campaign = test::sample_campaign();
  campaign.id = id;
  recorder.campaign_started(campaign);
  recorder.cell_ended(test::sample_cell_result(), 0, 1);
  recorder.campaign_ended(CampaignEnd::finished, 0);
}

void execute(const std::filesystem::path& path, const std::string& sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(database);
}

std::size_t countCells(ResultsStore& store) {
  std::optional<std::size_t> count;
  store.read(
      Lane::rows, &store, [](Database& database) { return list_cells(database).size(); },
      [&](std::size_t found) { count = found; });
  EXPECT_TRUE(QTest::qWaitFor([&] { return count.has_value(); }));
  return count.value_or(0);
}

class ResultsStoreTest : public testing::Test {
 protected:
  test::TemporaryFolder folder_;
  std::filesystem::path path_ = folder_.path() / "results.db";
  ResultsStore store_;

  void open() {
    store_.open(path_);
    ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isIdle(); }));
  }
};

TEST_F(ResultsStoreTest, ReadsWhatIsThere) {
  record(path_, "0000000000000001");
  open();
  EXPECT_TRUE(store_.isReady());
  EXPECT_EQ(countCells(store_), 1U);
}

TEST_F(ResultsStoreTest, SaysThatThereIsNoneAndFindsItWhenItIsMade) {
  open();
  EXPECT_EQ(store_.state().kind, Kind::missing);
  EXPECT_FALSE(std::filesystem::exists(path_));
  record(path_, "0000000000000001");
  ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isReady(); }, 10'000));
  EXPECT_EQ(countCells(store_), 1U);
}

TEST_F(ResultsStoreTest, TellsThatAnotherProgramWrote) {
  record(path_, "0000000000000001");
  open();
  QSignalSpy changed(&store_, &ResultsStore::changed);
  record(path_, "0000000000000002");
  ASSERT_TRUE(changed.wait(10'000));
  EXPECT_EQ(countCells(store_), 2U);
}

TEST_F(ResultsStoreTest, NoticesAnotherFileInItsPlace) {
  record(path_, "0000000000000001");
  record(folder_.path() / "other.db", "0000000000000002");
  record(folder_.path() / "other.db", "0000000000000003");
  open();
  std::filesystem::remove(path_);
  std::filesystem::rename(folder_.path() / "other.db", path_);
  QSignalSpy changed(&store_, &ResultsStore::changed);
  ASSERT_TRUE(changed.wait(10'000));
  EXPECT_EQ(countCells(store_), 2U);
}

TEST_F(ResultsStoreTest, LeavesAFileThatIsNoDatabaseAlone) {
  std::ofstream(path_) << "not a database, but long enough to look like a file";
  open();
  EXPECT_EQ(store_.state().kind, Kind::broken);
  EXPECT_FALSE(store_.state().text.isEmpty());
}

void setSchemaVersion(const std::filesystem::path& path, int version) {
  execute(path, "PRAGMA user_version = " + std::to_string(version));
}

TEST_F(ResultsStoreTest, DoesNotChangeAnOlderOneUnasked) {
  record(path_, "0000000000000001");
  setSchemaVersion(path_, 1);
  open();
  EXPECT_EQ(store_.state().kind, Kind::older);
}

TEST_F(ResultsStoreTest, SaysThatItIsNewer) {
  record(path_, "0000000000000001");
  setSchemaVersion(path_, 99);
  open();
  EXPECT_EQ(store_.state().kind, Kind::newer);
  EXPECT_TRUE(store_.state().text.contains(QStringLiteral("99")));
}

TEST_F(ResultsStoreTest, LooksAgainAtOneThatIsInTheMaking) {
  std::ofstream(path_, std::ios::binary) << std::string(4096, '\1');
  open();
  EXPECT_EQ(store_.state().kind, Kind::broken);
  // The same file becomes a database: nothing but its content tells.
  record(folder_.path() / "made.db", "0000000000000001");
  execute(folder_.path() / "made.db", "PRAGMA wal_checkpoint(TRUNCATE)");
  std::ifstream made(folder_.path() / "made.db", std::ios::binary);
  std::ofstream(path_, std::ios::binary) << made.rdbuf();
  ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isReady(); }, 10'000));
}

TEST_F(ResultsStoreTest, WritesAndTellsOfIt) {
  record(path_, "0000000000000001");
  open();
  QSignalSpy changed(&store_, &ResultsStore::changed);
  bool written = false;
  store_.write(
      &store_, [](Database& database) { retract_row(database, CellId{1}, "wrong disk"); }, [&] { written = true; }, {});
  ASSERT_TRUE(changed.wait(10'000));
  EXPECT_TRUE(written);
}

TEST_F(ResultsStoreTest, GivesErrorsInWords) {
  record(path_, "0000000000000001");
  open();
  std::string why;
  store_.read(
      Lane::analysis, &store_, [](Database& database) { return load_cell(database, 77); },
      [](const StoredCell&) { ADD_FAILURE(); }, [&](const Error& error) { why = error.what(); });
  ASSERT_TRUE(QTest::qWaitFor([&] { return !why.empty(); }));
  EXPECT_NE(why.find("77"), std::string::npos) << why;
}

TEST_F(ResultsStoreTest, DropsAnswersWhoseReceiverIsGone) {
  record(path_, "0000000000000001");
  open();
  auto receiver = std::make_unique<QObject>();
  store_.read(
      Lane::rows, receiver.get(), [](Database& database) { return list_cells(database).size(); },
      [](std::size_t) { ADD_FAILURE(); });
  receiver.reset();
  EXPECT_TRUE(QTest::qWaitFor([this] { return store_.isIdle(); }));
}

}  // namespace
}  // namespace merops::gui
