#include "gui/pages/depth_page.h"
#include "gui/pages/latency_page.h"
#include "gui/pages/lines_check_list.h"
#include "gui/pages/lines_table.h"
#include "gui/pages/time_page.h"
#include "tests/gui/support_lines.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using lines_test::campaign;
using lines_test::cell;
using lines_test::record;
using lines_test::text;

const LineChart& lineChart(const ChartView* view) { return std::get<LineChart>(view->chart()); }

template <class PageKind>
class EmptyLinesPage : public lines_test::PageTest<PageKind> {};
using AllPages = testing::Types<DepthPage, LatencyPage, TimePage>;
TYPED_TEST_SUITE(EmptyLinesPage, AllPages);

TYPED_TEST(EmptyLinesPage, SaysWhatToDoWhereNothingWasMeasured) {
  { const Database made = Database::open(this->path_, {.access = DatabaseAccess::write}); }
  this->open();
  auto* button = this->template child<QPushButton>("measureButton");
  ASSERT_TRUE(button->isVisible());
  EXPECT_TRUE(this->template child<QLabel>("invitation")->text().startsWith(text("Nothing was measured yet")));
  QSignalSpy wanted(this->page_.get(), &Page::pageWanted);
  QTest::mouseClick(button, Qt::LeftButton);
  ASSERT_EQ(wanted.size(), 1);
  EXPECT_EQ(wanted[0][0].toString(), text("measure"));
}

TYPED_TEST(EmptyLinesPage, SaysThatThereIsNoDatabase) {
  this->open();
  auto* label = this->template child<QLabel>("invitation");
  EXPECT_TRUE(label->isVisible());
  EXPECT_TRUE(label->text().startsWith(text("Nothing was measured yet")));
}

TYPED_TEST(EmptyLinesPage, ShowsASingleCell) {
  record(this->path_, campaign(), {cell("io_uring", 8, 1000)});
  this->open();
  EXPECT_FALSE(this->template child<QLabel>("invitation")->isVisible());
  const auto views = this->template child<ChartList>("charts")->views();
  ASSERT_FALSE(views.empty());
  EXPECT_FALSE(lineChart(views.front()).series.empty());
}

TYPED_TEST(EmptyLinesPage, ShowsWhatAnotherProgramMeasures) {
  record(this->path_, campaign(), {cell("io_uring", 8, 1000)});
  this->open();
  record(this->path_, campaign("0000000000000002", "Samsung"), {cell("flat-direct", 4, 3000)});
  const auto showsIt = [this] {
    const auto views = this->template child<ChartList>("charts")->views();
    return !views.empty() && lineChart(views.front()).title.contains(text("Rate: flat-direct"));
  };
  const auto listsIt = [this] {
    auto* list = this->page_->template findChild<LinesCheckList*>(text("diskList"));
    return list != nullptr && list->count() == 2;
  };
  EXPECT_TRUE(QTest::qWaitFor([&] { return showsIt() || listsIt(); }, 20'000));
}

TYPED_TEST(EmptyLinesPage, DoesNothingWhileHidden) {
  record(this->path_, campaign(), {cell("io_uring", 8, 1000)});
  this->open();
  this->page_->hide();
  QSignalSpy changed(&this->store_, &ResultsStore::changed);
  record(this->path_, campaign("0000000000000002"), {cell("io_uring", 8, 1000)});
  ASSERT_TRUE(changed.wait(20'000));
  EXPECT_TRUE(this->page_->isSettled());
  this->page_->show();
  EXPECT_FALSE(this->page_->isSettled()) << "now it asks";
  this->settle();
}

class DepthPageTest : public lines_test::PageTest<DepthPage> {};

TEST_F(DepthPageTest, ChoosesReadersByKeyboard) {
  record(path_, campaign(), {cell("io_uring", 8, 2000), cell("flat-direct", 8, 1000)});
  open();
  auto* list = child<LinesCheckList>("readerList");
  ASSERT_EQ(list->count(), 2);
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Home);
  QTest::keyClick(list, Qt::Key_Space);
  settle();
  EXPECT_EQ(selection_.readers(), QStringList{text("flat-direct")});
  const LineChart& chart = lineChart(child<ChartList>("charts")->views().front());
  EXPECT_EQ(chart.series[0].name, text("flat-direct"));
  for (const ChartSeries& series : chart.series) EXPECT_NE(series.name, text("io_uring"));
}

TEST_F(DepthPageTest, GoesFromListToListByTab) {
  record(path_, campaign(), {cell("io_uring", 8, 2000)});
  open();
  page_->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(page_.get()));
  auto* disks = child<LinesCheckList>("diskList");
  disks->setFocus();
  QTest::keyClick(disks, Qt::Key_Tab);
  EXPECT_TRUE(child<LinesCheckList>("readerList")->hasFocus());
}

TEST_F(DepthPageTest, KeepsTheBestDiskWhenNoneIsChosen) {
  record(path_, campaign(), {cell("io_uring", 8, 2000)});
  open();
  auto* list = child<LinesCheckList>("diskList");
  ASSERT_EQ(list->count(), 1);
  list->setFocus();
  QTest::keyClick(list, Qt::Key_Space);
  settle();
  EXPECT_EQ(list->item(0)->checkState(), Qt::Checked);
}

TEST_F(DepthPageTest, SaysWhereP99IsMissing) {
  record(path_, campaign(), {cell("io_uring", 1, 2000, 0, 100), cell("io_uring", 2, 2000, 0, 100)});
  open();
  EXPECT_EQ(child<ChartList>("charts")->views().size(), 1U);
  EXPECT_TRUE(child<QPlainTextEdit>("notes")->toPlainText().contains(text("367")));
}

TEST_F(DepthPageTest, FollowsTheUnit) {
  record(path_, campaign(), {cell("io_uring", 8, 2000)});
  preferences_.setRateUnit(RateUnit::megabytes);
  open();
  preferences_.setRateUnit(RateUnit::gigabytes);
  settle();
  const LineChart& chart = lineChart(child<ChartList>("charts")->views().front());
  EXPECT_EQ(chart.y.title, text("GB/s"));
  EXPECT_DOUBLE_EQ(chart.series[0].points[0].y, 2);
}

class LatencyPageTest : public lines_test::PageTest<LatencyPage> {};

TEST_F(LatencyPageTest, ShowsTheChosenCellsAndLetsThemGo) {
  record(path_, campaign(), {cell("io_uring", 1, 1000), cell("io_uring", 8, 2000), cell("io_uring", 2, 1500)});
  selection_.setCells({1, 3});
  open();
  auto* table = child<LinesTable>("latencyTable");
  EXPECT_EQ(table->rowCount(), 2);
  QTest::mouseClick(child<QPushButton>("showDisks"), Qt::LeftButton);
  settle();
  EXPECT_TRUE(selection_.cells().empty());
  EXPECT_EQ(table->rowCount(), 1);
}

TEST_F(LatencyPageTest, LeavesOutCellsThatAreGone) {
  record(path_, campaign(), {cell("io_uring", 1, 1000)});
  selection_.setCells({1, 77});
  open();
  EXPECT_EQ(child<LinesTable>("latencyTable")->rowCount(), 1);
}

TEST_F(LatencyPageTest, CopiesItsTable) {
  record(path_, campaign(), {cell("io_uring", 8, 2000, 0, 100)});
  open();
  auto* table = child<LinesTable>("latencyTable");
  table->setFocus();
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  const QString copied = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(copied.contains(text("p99.9"))) << qPrintable(copied);
  EXPECT_TRUE(copied.contains(text("longest of 100"))) << qPrintable(copied);
}

class TimePageTest : public lines_test::PageTest<TimePage> {};

TEST_F(TimePageTest, ShowsAnotherCampaign) {
  record(path_, campaign("0000000000000001"), {cell("io_uring", 8, 1000)});
  CampaignInfo newer = campaign("0000000000000002");
  newer.started_utc = "2026-02-01T12:00:00.000Z";
  record(path_, newer, {cell("flat-direct", 4, 3000)});
  open();
  auto* chooser = child<QComboBox>("campaignChooser");
  ASSERT_EQ(chooser->count(), 2);
  EXPECT_EQ(chooser->currentIndex(), 0);
  EXPECT_TRUE(lineChart(child<ChartList>("charts")->views().front()).title.contains(text("flat-direct")));
  chooser->setFocus();
  QTest::keyClick(chooser, Qt::Key_Down);
  settle();
  EXPECT_EQ(selection_.campaign(), "0000000000000001");
  EXPECT_TRUE(lineChart(child<ChartList>("charts")->views().front()).title.contains(text("io_uring")));
  QTest::keyClick(chooser, Qt::Key_Up);
  EXPECT_EQ(selection_.campaign(), "") << "a newer campaign than the newest is followed";
  settle();
}

TEST_F(TimePageTest, ShowsTheChosenCellsOfTheCampaign) {
  record(path_, campaign(), {cell("io_uring", 8, 2000, 0), cell("io_uring", 8, 2000, 1), cell("io_uring", 1, 900, 0)});
  selection_.setCells({2, 3});
  open();
  const auto views = child<ChartList>("charts")->views();
  ASSERT_EQ(views.size(), 2U);
  EXPECT_EQ(lineChart(views[0]).series.size(), 1U) << "of the repetitions the chosen one alone";
}

TEST_F(TimePageTest, ChoosesRowsByKeyboard) {
  record(path_, campaign(), {cell("io_uring", 8, 2000), cell("io_uring", 1, 900)});
  open();
  auto* list = child<LinesCheckList>("rowList");
  ASSERT_EQ(list->count(), 2);
  EXPECT_EQ(child<ChartList>("charts")->views().size(), 1U);
  list->setFocus();
  QTest::keyClick(list, Qt::Key_End);
  QTest::keyClick(list, Qt::Key_Space);
  settle();
  EXPECT_EQ(child<ChartList>("charts")->views().size(), 2U);
}

TEST_F(TimePageTest, ReadsNoMoreCellsThanCanBeLookedAt) {
  std::vector<CellResult> cells;
  for (std::uint32_t i = 0; i < 40; ++i) cells.push_back(cell("io_uring", 8, 2000, i));
  record(path_, campaign(), cells);
  open();
  EXPECT_EQ(lineChart(child<ChartList>("charts")->views().front()).series.size(), kMostTimeCells);
  EXPECT_TRUE(child<QPlainTextEdit>("notes")->toPlainText().contains(text("8 more cell")));
}

}  // namespace
}  // namespace merops::gui
