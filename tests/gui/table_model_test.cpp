#include "gui/models/cell_table_model.h"
#include "gui/models/cell_words.h"
#include "results/edit.h"
#include "tests/gui/support_table.h"

#include <QAbstractItemModelTester>

namespace merops::gui {
namespace {

using test_table::cells;
using test_table::record;
using test_table::Setting;

class CellTableModelTest : public testing::Test {
 protected:
  void open(std::uint32_t count) {
    record(setting_.path, "0000000000000001", cells(count));
    setting_.open();
    model_.setDisplay(Display(RateUnit::megabytes, QLocale::c()));
    model_.refresh();
    settle();
  }
  void settle() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return model_.isSettled(); }));
  }
  QString text(int row, CellColumn column) { return data(row, column, Qt::DisplayRole).toString(); }
  QVariant data(int row, CellColumn column, int role) { return model_.index(row, static_cast<int>(column)).data(role); }

  Setting setting_;
  CellTableModel model_{setting_.store};
  QAbstractItemModelTester tester_{&model_, QAbstractItemModelTester::FailureReportingMode::Warning};
};

TEST_F(CellTableModelTest, ShowsCellsNewestFirst) {
  open(3);
  ASSERT_EQ(model_.rowCount(), 3);
  EXPECT_EQ(text(0, CellColumn::mb_per_s), QStringLiteral("1002 [992..1012]"));
  EXPECT_EQ(text(2, CellColumn::mb_per_s), QStringLiteral("1000 [990..1010]"));
  EXPECT_EQ(model_.idAt(0), 3);
  EXPECT_EQ(model_.idAt(3), 0);
  EXPECT_EQ(data(0, CellColumn::state, CellTableModel::MarkRole).toInt(), static_cast<int>(CellMark::contaminated));
  EXPECT_EQ(data(0, CellColumn::device, Qt::AccessibleTextRole).toString(), QStringLiteral("Leaf device: nvme2n1"));
}

TEST_F(CellTableModelTest, SortsInTheDatabase) {
  open(5);
  model_.sort(static_cast<int>(CellColumn::mb_per_s), Qt::AscendingOrder);
  settle();
  EXPECT_EQ(*model_.ids(), (std::vector<std::int64_t>{1, 2, 3, 4, 5}));
  model_.sort(static_cast<int>(CellColumn::reader), Qt::DescendingOrder);
  settle();
  EXPECT_EQ(*model_.ids(), (std::vector<std::int64_t>{4, 3, 2, 5, 1}));
}

TEST_F(CellTableModelTest, FiltersInTheDatabase) {
  open(8);
  CellIndexFilter filter;
  filter.device = "nvme1n1";
  model_.setFilter(filter);
  settle();
  EXPECT_EQ(*model_.ids(), (std::vector<std::int64_t>{8, 5, 2}));
}

TEST_F(CellTableModelTest, ShowsRatesInTheUnitChosenAndLeavesTheOrder) {
  open(2);
  QSignalSpy changed(&model_, &QAbstractItemModel::dataChanged);
  model_.setDisplay(Display(RateUnit::gigabytes, QLocale::c()));
  EXPECT_EQ(changed.size(), 1);
  EXPECT_EQ(text(0, CellColumn::mb_per_s), QStringLiteral("1.00 [0.991..1.01]"));
  EXPECT_EQ(model_.headerData(static_cast<int>(CellColumn::mb_per_s), Qt::Horizontal, Qt::DisplayRole).toString(),
            QStringLiteral("Throughput (GB/s)"));
}

TEST_F(CellTableModelTest, ReadsRowsWhenTheyAreAskedForAndKeepsFewPages) {
  open(1);
  record(setting_.path, "0000000000000002", std::vector<CellResult>(5200, test_table::cellNumber(7)));
  model_.refresh();
  settle();
  ASSERT_EQ(model_.rowCount(), 5201);
  EXPECT_EQ(text(3000, CellColumn::reader), QStringLiteral("…"));
  EXPECT_FALSE(model_.isSettled());
  settle();
  EXPECT_EQ(text(3000, CellColumn::reader), QStringLiteral("reader3"));
  for (int row = 0; row < model_.rowCount(); row += 128) {
    (void)text(row, CellColumn::reader);
    settle();
  }
  EXPECT_LE(model_.pagesKept(), 32U);
  EXPECT_EQ(text(5200, CellColumn::reader), QStringLiteral("reader0"));
}

TEST_F(CellTableModelTest, ReadsWhatIsSeenLastWhenItIsScrolledQuickly) {
  record(setting_.path, "0000000000000001", std::vector<CellResult>(3000, test_table::cellNumber(1)));
  setting_.open();
  model_.refresh();
  settle();
  for (int row = 256; row < 3000; ++row) (void)text(row, CellColumn::reader);
  settle();
  EXPECT_NE(text(2999, CellColumn::reader), QStringLiteral("…"));
  EXPECT_LE(model_.pagesKept(), 8U);
}

TEST_F(CellTableModelTest, RefreshesWithoutAResetWhereTheSameCellsAreThere) {
  open(3);
  QSignalSpy reset(&model_, &QAbstractItemModel::modelReset), changed(&model_, &CellTableModel::changed);
  {
    Database database = Database::open(setting_.path, {.access = DatabaseAccess::write});
    retract_row(database, CellId{2}, "wrong disk");
  }
  model_.refresh();
  ASSERT_TRUE(changed.wait());
  EXPECT_EQ(reset.size(), 0);
  EXPECT_EQ(text(1, CellColumn::retracted), QStringLiteral("retracted: wrong disk"));
  EXPECT_TRUE(data(1, CellColumn::state, CellTableModel::RetractedRole).toBool());
  EXPECT_FALSE(data(0, CellColumn::state, CellTableModel::RetractedRole).toBool());
}

TEST_F(CellTableModelTest, TellsWhereTheCellsWentThatAreLookedAt) {
  open(4);
  CellPlaces looked{{{1, 2}}, 1, 0}, found;
  model_.setPlaces([&] { return looked; });
  QObject::connect(&model_, &CellTableModel::placesMoved, &model_, [&](const CellPlaces& places) {
    found = places;
    looked = places;
  });
  record(setting_.path, "0000000000000002", {test_table::cellNumber(50)});
  model_.refresh();
  settle();
  EXPECT_EQ(found, (CellPlaces{{{2, 3}}, 2, 1}));
}

TEST_F(CellTableModelTest, AsksAgainWhereAnotherCellWasChosenMeanwhile) {
  open(4);
  CellPlaces looked{{{0, 0}}, 0, 0}, found;
  model_.setPlaces([&] { return looked; });
  QObject::connect(&model_, &CellTableModel::placesMoved, &model_, [&](const CellPlaces& places) { found = places; });
  record(setting_.path, "0000000000000002", {test_table::cellNumber(50)});
  model_.refresh();
  looked = {{{3, 3}}, 3, 0};
  settle();
  EXPECT_EQ(found.selected, (std::vector<RowRange>{{4, 4}}));
  EXPECT_EQ(found.current, 4);
}

TEST_F(CellTableModelTest, IsEmptyOverAnEmptyDatabaseAndAfterAnotherIsOpened) {
  open(2);
  setting_.store.open(setting_.folder.path() / "none.db");
  EXPECT_EQ(model_.rowCount(), 0);
  EXPECT_TRUE(model_.isSettled());
  EXPECT_FALSE(model_.isLoaded());
}

}  // namespace
}  // namespace merops::gui
