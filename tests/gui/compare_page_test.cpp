#include "gui/pages/compare_page.h"

#include "gui/charts/chart_list.h"
#include "tests/gui/support_compare.h"
#include "tests/support/temporary_folder.h"

#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using merops::test::TemporaryFolder;
using test::ComparedCampaign;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class ComparePageTest : public testing::Test {
 protected:
  TemporaryFolder folder_;
  std::filesystem::path path_ = folder_.path() / "results.db";
  ResultsStore store_;
  Selection selection_;
  Preferences preferences_;
  Program program_{QStringLiteral("/nonexistent")};
  QUndoStack undo_;
  ComparePage page_{{store_, selection_, preferences_, program_, undo_}};

  void settle() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isIdle() && page_.isSettled(); }, 20'000));
  }
  void open() {
    page_.resize(740, 560);
    page_.show();
    page_.activateWindow();  // shortcuts are those of the active window
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page_));
    store_.open(path_);
    settle();
  }
  void recordTwo() {
    ComparedCampaign a(1, "Slow");
    a.addRuns("raw", 1, 1000);
    a.addRuns("io_uring", 1, 1100);
    a.record(path_);
    ComparedCampaign b(2, "Fast");
    b.addRuns("raw", 1, 2000);
    b.record(path_);
  }
  template <class Widget>
  Widget* find(const char* name) {
    auto* found = page_.findChild<Widget*>(QString::fromLatin1(name));
    EXPECT_NE(found, nullptr) << name;
    return found;
  }
  std::vector<BarChart> charts() {
    std::vector<BarChart> shown;
    for (ChartView* view : page_.findChild<ChartList*>()->views()) shown.push_back(std::get<BarChart>(view->chart()));
    return shown;
  }
  QString message() { return find<QLabel>("compareMessage")->text(); }
};

TEST_F(ComparePageTest, SaysWhatToDoWithoutADatabase) {
  open();
  EXPECT_TRUE(find<QLabel>("compareMessage")->isVisible());
  EXPECT_TRUE(message().startsWith(QStringLiteral("Nothing was measured yet"))) << message().toStdString();
  QSignalSpy wanted(&page_, &Page::pageWanted);
  QTest::mouseClick(find<QPushButton>("compareMeasure"), Qt::LeftButton);
  ASSERT_EQ(wanted.count(), 1);
  EXPECT_EQ(wanted.at(0).at(0).toString(), QStringLiteral("measure"));
}

TEST_F(ComparePageTest, SaysWhatToDoWhereNothingIsRecorded) {
  { const Database made = Database::open(path_, {.access = DatabaseAccess::write}); }
  open();
  EXPECT_TRUE(message().startsWith(QStringLiteral("Nothing was measured yet"))) << message().toStdString();
  EXPECT_TRUE(find<QPushButton>("compareMeasure")->isVisible());
}

TEST_F(ComparePageTest, ShowsWhatIsMeasuredWhileItIsShown) {
  open();
  recordTwo();
  ASSERT_TRUE(QTest::qWaitFor([this] { return find<QTabWidget>("compareTabs")->isVisible(); }, 20'000));
  settle();
  EXPECT_THAT(charts(), SizeIs(1));
}

TEST_F(ComparePageTest, ShowsOneCellOfOneDiskBesideDocumentedRows) {
  ComparedCampaign one(1);
  one.add("flat-direct", 1, 1500);
  one.record(path_);
  open();
  ASSERT_THAT(charts(), SizeIs(1));
  const auto bars = charts()[0].groups.at(0).bars;
  EXPECT_TRUE(bars.at(0).value);
  EXPECT_TRUE(std::any_of(bars.begin(), bars.end(), [](const ChartBar& bar) { return bar.documented && bar.value; }));
  QTest::mouseClick(find<QCheckBox>("compareDocumented"), Qt::LeftButton);
  settle();
  EXPECT_THAT(charts().at(0).groups.at(0).bars, SizeIs(1));
}

TEST_F(ComparePageTest, ComparesTheTwoBestAndChoosesDisksByKeyboard) {
  recordTwo();
  ComparedCampaign third(3, "Third");
  third.addRuns("raw", 1, 500);
  third.record(path_);
  open();
  auto* list = find<QListWidget>("compareDisks");
  ASSERT_EQ(list->count(), 3);
  EXPECT_EQ(list->item(0)->text(), QStringLiteral("Fast (nvme2n1) (base)"));
  EXPECT_EQ(list->item(0)->checkState(), Qt::Checked);
  EXPECT_EQ(list->item(1)->checkState(), Qt::Checked);
  EXPECT_EQ(list->item(2)->checkState(), Qt::Unchecked);
  list->setFocus();
  QTest::keyClick(list, Qt::Key_End);
  QTest::keyClick(list, Qt::Key_Space);
  settle();
  EXPECT_THAT(selection_.disks(), SizeIs(3));
  EXPECT_EQ(selection_.disks().back(), third.identity());
  EXPECT_THAT(charts().at(0).groups.at(0).bars.size(), testing::Ge(3U));
  EXPECT_EQ(list->currentRow(), 2);
  QTest::mouseClick(find<QPushButton>("compareFirst"), Qt::LeftButton);
  settle();
  EXPECT_EQ(selection_.disks().front(), third.identity());
  EXPECT_EQ(charts().at(0).series.at(0).name, QStringLiteral("Third (nvme3n1)"));
  QTest::keyClick(list, Qt::Key_Space);
  settle();
  EXPECT_THAT(selection_.disks(), SizeIs(2));
}

TEST_F(ComparePageTest, ComparesTheTwoBestAgainWhereNoneIsChecked) {
  recordTwo();
  open();
  auto* list = find<QListWidget>("compareDisks");
  list->item(0)->setCheckState(Qt::Unchecked);
  settle();
  list->item(1)->setCheckState(Qt::Unchecked);
  settle();
  EXPECT_THAT(selection_.disks(), IsEmpty());
  EXPECT_EQ(list->item(0)->checkState(), Qt::Checked);
  EXPECT_EQ(list->item(1)->checkState(), Qt::Checked);
}

TEST_F(ComparePageTest, SwitchesTheMeasure) {
  recordTwo();
  open();
  EXPECT_EQ(charts().at(0).value.title, QStringLiteral("MB/s"));
  QTest::mouseClick(find<QToolButton>("compareP99"), Qt::LeftButton);
  settle();
  EXPECT_EQ(charts().at(0).value.scale, AxisScale::decimal);
  // A button goes down for a moment when its shortcut is pressed.
  QTest::keyClick(&page_, Qt::Key_5, Qt::AltModifier);
  EXPECT_TRUE(QTest::qWaitFor([this] { return charts().at(0).value.title == QStringLiteral("p50 in ms"); }));
  QTest::keyClick(&page_, Qt::Key_U, Qt::AltModifier);
  EXPECT_TRUE(QTest::qWaitFor([this] { return charts().at(0).value.title == QStringLiteral("MB/s"); }));
}

TEST_F(ComparePageTest, FollowsTheUnit) {
  recordTwo();
  open();
  preferences_.setRateUnit(RateUnit::gigabytes);
  settle();
  EXPECT_EQ(charts().at(0).value.title, QStringLiteral("GB/s"));
  EXPECT_EQ(find<QToolButton>("compareRate")->text(), QStringLiteral("GB/s"));
  preferences_.setRateUnit(RateUnit::megabytes);
}

TEST_F(ComparePageTest, ShowsTheReadersChosen) {
  recordTwo();
  open();
  ASSERT_THAT(charts().at(0).groups, SizeIs(2));
  const QMenu* menu = find<QToolButton>("compareReaders")->menu();
  ASSERT_EQ(menu->actions().size(), 2);
  menu->actions().at(0)->trigger();  // io_uring off
  settle();
  EXPECT_EQ(selection_.readers(), QStringList(QStringLiteral("raw")));
  EXPECT_THAT(charts().at(0).groups, SizeIs(1));
  selection_.setReaders({});
  settle();
  EXPECT_THAT(charts().at(0).groups, SizeIs(2));
  EXPECT_TRUE(menu->actions().at(0)->isChecked());
}

TEST_F(ComparePageTest, SaysWhatItFoundAndWhatDiffers) {
  recordTwo();
  open();
  const QString text = find<QPlainTextEdit>("compareFindings")->toPlainText();
  EXPECT_TRUE(text.contains(QStringLiteral("Fast (nvme2n1) is faster than Slow (nvme1n1) in all")))
      << text.toStdString();
  auto* tree = find<QTreeWidget>("compareEnvironment");
  EXPECT_FALSE(tree->isVisible());
  QTest::mouseClick(find<QToolButton>("compareEnvironmentToggle"), Qt::LeftButton);
  EXPECT_TRUE(tree->isVisible());
  EXPECT_GT(tree->topLevelItemCount(), 0);
}

TEST_F(ComparePageTest, WorksOnlyWhileItIsShown) {
  recordTwo();
  store_.open(path_);
  ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isIdle(); }));
  EXPECT_TRUE(page_.isSettled());
  EXPECT_EQ(find<QListWidget>("compareDisks")->count(), 0);
  page_.show();
  EXPECT_FALSE(page_.isSettled());
  settle();
  EXPECT_EQ(find<QListWidget>("compareDisks")->count(), 2);
}

TEST_F(ComparePageTest, ListsClaimsAndCopiesThem) {
  recordTwo();
  open();
  find<QTabWidget>("compareTabs")->setCurrentIndex(1);
  auto* table = find<QTableView>("claims");
  ASSERT_GE(table->model()->rowCount(), static_cast<int>(reference_catalogue().claims.size()));
  EXPECT_FALSE(find<QPlainTextEdit>("claimDetails")->toPlainText().isEmpty());
  const QString first = find<QPlainTextEdit>("claimDetails")->toPlainText();
  table->setFocus();
  QTest::keyClick(table, Qt::Key_End, Qt::ControlModifier);
  EXPECT_NE(find<QPlainTextEdit>("claimDetails")->toPlainText(), first);
  QTest::keyClick(table, Qt::Key_Space);
  QSignalSpy said(&page_, &Page::said);
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(said.count(), 1);
  const QString copied = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(copied.contains(QStringLiteral("W2"))) << "the withdrawn one is last:\n" << copied.toStdString();
}

TEST_F(ComparePageTest, SurvivesAnotherDatabaseWhileItReads) {
  recordTwo();
  page_.show();
  store_.open(path_);
  ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isReady(); }));
  store_.open(folder_.path() / "none.db");
  settle();
  EXPECT_TRUE(message().startsWith(QStringLiteral("Nothing was measured yet"))) << message().toStdString();
}

}  // namespace
}  // namespace merops::gui
