#include "gui/window/store_banner.h"
#include "results/recorder.h"
#include "tests/support/temporary_folder.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <fstream>

#include <gtest/gtest.h>
#include <sqlite3.h>

namespace merops::gui {
namespace {

void execute(const std::filesystem::path& path, const char* sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(database);
}

class StoreBannerTest : public testing::Test {
 protected:
  StoreBannerTest() {
    QObject::connect(&store_, &ResultsStore::stateChanged, &banner_, [this] {
      showStoreState(banner_, store_, {[this] { asked_ = "open"; }, [this] { asked_ = "measure"; }});
    });
  }
  void open() {
    store_.open(path_);
    ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isIdle(); }));
  }
  QString text() { return banner_.findChild<QLabel*>(QStringLiteral("bannerText"))->text(); }
  QPushButton* button(const char* text) {
    for (auto* one : banner_.findChildren<QPushButton*>()) {
      if (one->text().remove(QLatin1Char('&')).startsWith(QLatin1String(text))) return one;
    }
    ADD_FAILURE() << "no button " << text;
    return nullptr;
  }
  [[nodiscard]] bool isHidden() const { return !banner_.isVisibleTo(banner_.parentWidget()); }

  test::TemporaryFolder folder_;
  std::filesystem::path path_ = folder_.path() / "results.db";
  ResultsStore store_;
  Banner banner_;
  std::string asked_;
};

TEST_F(StoreBannerTest, OffersToMeasureWhereNothingIsRecorded) {
  open();
  EXPECT_TRUE(text().contains(QString::fromStdString(path_.string())));
  button("Measure")->click();
  EXPECT_EQ(asked_, "measure");
}

TEST_F(StoreBannerTest, BringsAnOlderOneUpToDate) {
  // A database of version 1, as an older program left it.
  (void)Database::open(path_, {.access = DatabaseAccess::write});
  execute(path_,
          "DROP TABLE temperature; DROP TABLE round; DROP TABLE change_point; DROP TABLE health;"
          "DROP INDEX cell_by_device_key; DROP INDEX cell_by_path_key;"
          "ALTER TABLE campaign DROP COLUMN origin; ALTER TABLE campaign DROP COLUMN set_digest;"
          "ALTER TABLE campaign DROP COLUMN imported_utc; ALTER TABLE cell DROP COLUMN thorough;"
          "ALTER TABLE measurement DROP COLUMN elapsed_ns; ALTER TABLE measurement DROP COLUMN waited_ns;"
          "ALTER TABLE measurement DROP COLUMN not_quiet; ALTER TABLE measurement DROP COLUMN steady_state;"
          "ALTER TABLE measurement DROP COLUMN steady_first_round;"
          "ALTER TABLE measurement DROP COLUMN steady_mb_per_s;"
          "ALTER TABLE measurement DROP COLUMN steady_excursion;"
          "ALTER TABLE measurement DROP COLUMN steady_slope; PRAGMA user_version = 1");
  open();
  EXPECT_EQ(store_.state().kind, StoreState::Kind::older);
  button("Bring")->click();
  ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isReady(); }));
  EXPECT_TRUE(isHidden());
}

TEST_F(StoreBannerTest, SaysWhyItCannotBeBroughtUpToDate) {
  (void)Database::open(path_, {.access = DatabaseAccess::write});
  execute(path_, "PRAGMA user_version = 1");  // its tables are those of version 2 already
  open();
  QSignalSpy failed(&store_, &ResultsStore::upgradeFailed);
  button("Bring")->click();
  ASSERT_TRUE(failed.count() > 0 || failed.wait(10'000));
  EXPECT_FALSE(failed[0][0].toString().isEmpty());
  EXPECT_TRUE(QTest::qWaitFor([this] { return store_.isIdle(); }));
  EXPECT_EQ(store_.state().kind, StoreState::Kind::older);
}

TEST_F(StoreBannerTest, SaysWhatIsWrongWithAFileOfAnotherKind) {
  std::ofstream(path_) << "this is a letter to my aunt, and no database at all";
  open();
  EXPECT_TRUE(text().contains(QStringLiteral("not a results database"))) << qPrintable(text());
  button("Open another")->click();
  EXPECT_EQ(asked_, "open");
}

TEST_F(StoreBannerTest, GoesWhenALockIsGone) {
  (void)Database::open(path_, {.access = DatabaseAccess::write});
  execute(path_, "PRAGMA journal_mode = DELETE");
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(path_.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
  store_.open(path_);
  ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isIdle(); }, 20'000));
  EXPECT_EQ(store_.state().kind, StoreState::Kind::locked);
  EXPECT_FALSE(isHidden());
  sqlite3_close(other);
  ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isReady(); }, 20'000));
  EXPECT_TRUE(isHidden());
}

}  // namespace
}  // namespace merops::gui
