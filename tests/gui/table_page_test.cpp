#include "results/edit.h"
#include "results/query.h"
#include "tests/gui/support_table.h"

#include <QApplication>
#include <QClipboard>

namespace merops::gui {
namespace {

using test_table::cells;
using test_table::record;
using test_table::Setting;
using test_table::ShownPage;

class ResultsPageTest : public testing::Test {
 protected:
  void SetUp() override { QSettings().clear(); }
  void open(std::uint32_t count) {
    record(setting_.path, "0000000000000001", cells(count));
    setting_.open();
    show();
  }
  void show() {
    page_ = std::make_unique<ShownPage>(setting_);
    ASSERT_TRUE(page_->settle());
  }
  QTableView& view() { return *page_->find<QTableView>("cells"); }
  Standing standing(std::int64_t cell) {
    Database database = Database::open(setting_.path);
    return load_cell(database, cell).standing;
  }
  /// Until the database says so, and the page shows it.
  bool becomes(const std::function<bool()>& true_now) {
    return QTest::qWaitFor([&] { return true_now(); }, 10'000) && page_->settle();
  }
  /// Types into the dialog of this name and accepts it.
  void answer(const char* name, const QString& text) {
    auto* dialog = page_->find<QDialog>(name);
    ASSERT_NE(dialog, nullptr);
    auto* accept = dialog->findChild<QPushButton*>(QStringLiteral("accept"));
    auto* edit = dialog->findChild<QPlainTextEdit*>(QStringLiteral("text"));
    if (edit != nullptr) {
      EXPECT_FALSE(accept->isEnabled());
      QTest::keyClicks(edit, QStringLiteral("  "));
      EXPECT_FALSE(accept->isEnabled());
      QTest::keyClicks(edit, text);
    }
    EXPECT_TRUE(accept->isEnabled());
    QTest::mouseClick(accept, Qt::LeftButton);
  }

  Setting setting_;
  std::unique_ptr<ShownPage> page_;
};

TEST_F(ResultsPageTest, ShowsEveryCell) {
  open(5);
  EXPECT_EQ(page_->model()->rowCount(), 5);
  EXPECT_EQ(page_->text(0, CellColumn::device), QStringLiteral("nvme1n1"));
  EXPECT_EQ(page_->find<QLabel>("count")->text(), QStringLiteral("5 result(s)."));
}

TEST_F(ResultsPageTest, ShowsOneCellWithoutAP99) {
  CellResult cell = test_table::cellNumber(0);
  cell.measurement.latency.p99.reset();
  record(setting_.path, "0000000000000001", {cell});
  setting_.open();
  show();
  ASSERT_EQ(page_->model()->rowCount(), 1);
  EXPECT_EQ(page_->text(0, CellColumn::p99), QString());
  page_->select(0, 0);
  ASSERT_TRUE(page_->settle());
  EXPECT_TRUE(page_->find<QTextEdit>("detail")->toPlainText().contains(QStringLiteral("not bounded by so few reads")));
}

TEST_F(ResultsPageTest, SaysThatNothingWasMeasuredAndWhereToMeasure) {
  record(setting_.path, "0000000000000001", {});
  setting_.open();
  show();
  EXPECT_TRUE(page_->find<QLabel>("empty")->isVisible());
  EXPECT_TRUE(page_->find<QLabel>("empty")->text().contains(QStringLiteral("Nothing was measured yet")));
  QSignalSpy wanted(&page_->page, &Page::pageWanted);
  QTest::mouseClick(page_->find<QPushButton>("measure"), Qt::LeftButton);
  ASSERT_EQ(wanted.size(), 1);
  EXPECT_EQ(wanted[0][0].toString(), QStringLiteral("measure"));
}

TEST_F(ResultsPageTest, SaysWhyThereIsNoDatabase) {
  setting_.open();
  show();
  EXPECT_TRUE(page_->find<QLabel>("empty")->text().contains(QStringLiteral("no results database yet")));
  EXPECT_TRUE(page_->find<QPushButton>("measure")->isVisible());
}

TEST_F(ResultsPageTest, SaysWhyADatabaseCannotBeRead) {
  test::write_text(setting_.path, "neither a database nor a poem, but long enough to be taken for a file");
  setting_.open();
  show();
  EXPECT_FALSE(setting_.store.state().text.isEmpty());
  EXPECT_TRUE(page_->find<QLabel>("empty")->text().contains(setting_.store.state().text));
  EXPECT_FALSE(page_->find<QPushButton>("measure")->isVisible());
}

TEST_F(ResultsPageTest, FiltersByWhatIsTypedAndGivesAllBack) {
  open(8);
  QTest::keyClick(&view(), Qt::Key_F, Qt::ControlModifier);
  auto* text = page_->find<QLineEdit>("filterText");
  EXPECT_EQ(page_->page.focusWidget(), text);
  QTest::keyClicks(text, QStringLiteral("NVME1 reader3"));
  EXPECT_FALSE(page_->page.isSettled());
  ASSERT_TRUE(page_->settle());
  EXPECT_EQ(page_->model()->rowCount(), 1);
  QTest::keyClicks(text, QStringLiteral(" nowhere"));
  ASSERT_TRUE(page_->settle());
  EXPECT_EQ(page_->model()->rowCount(), 0);
  auto* clear = page_->find<QPushButton>("clearFilter");
  ASSERT_TRUE(clear->isVisible());
  QTest::mouseClick(clear, Qt::LeftButton);
  ASSERT_TRUE(page_->settle());
  EXPECT_EQ(page_->model()->rowCount(), 8);
  EXPECT_TRUE(text->text().isEmpty());
}

TEST_F(ResultsPageTest, FiltersByFields) {
  open(8);
  auto* device = page_->find<QComboBox>("filter-device");
  EXPECT_EQ(device->count(), 4);
  QTest::keyClick(device, Qt::Key_Down);
  ASSERT_TRUE(page_->settle());
  EXPECT_EQ(page_->model()->rowCount(), 3);
  auto* state = page_->find<QComboBox>("filter-state");
  state->setCurrentText(QStringLiteral("invalid"));
  ASSERT_TRUE(page_->settle());
  EXPECT_EQ(page_->model()->rowCount(), 1);
  EXPECT_EQ(page_->text(0, CellColumn::state), QStringLiteral("invalid"));
}

TEST_F(ResultsPageTest, SelectsForTheChartsUpToWhatTheyCanTell) {
  open(70);
  QTest::keyClick(&view(), Qt::Key_Home, Qt::ControlModifier);
  QTest::keyClick(&view(), Qt::Key_Down);
  QTest::keyClick(&view(), Qt::Key_Down, Qt::ShiftModifier);
  EXPECT_EQ(setting_.selection.cells(), (std::vector<std::int64_t>{69, 68}));
  QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(setting_.selection.cells().size(), 64U);
  EXPECT_TRUE(page_->find<QLabel>("count")->text().contains(QStringLiteral("64")));
}

TEST_F(ResultsPageTest, SelectsWhatOthersChose) {
  setting_.selection.setCells({2, 5});
  open(6);
  EXPECT_EQ(view().selectionModel()->selectedRows().size(), 2);
  EXPECT_TRUE(view().selectionModel()->isRowSelected(1));
  EXPECT_EQ(setting_.selection.cells(), (std::vector<std::int64_t>{2, 5}));
  setting_.selection.setCells({6});
  ASSERT_TRUE(page_->settle());
  EXPECT_EQ(view().selectionModel()->selectedRows().size(), 1);
  EXPECT_TRUE(view().selectionModel()->isRowSelected(0));
}

TEST_F(ResultsPageTest, KeepsSelectionAndCurrentCellWhenCellsCome) {
  open(40);
  page_->select(20, 22);
  const auto chosen = setting_.selection.cells();
  ASSERT_TRUE(page_->settle());
  const QString detail = page_->find<QTextEdit>("detail")->toPlainText();
  record(setting_.path, "0000000000000002", {test_table::cellNumber(59), test_table::cellNumber(58)});
  ASSERT_TRUE(becomes([this] { return page_->model()->rowCount() == 42; }));
  EXPECT_EQ(setting_.selection.cells(), chosen);
  EXPECT_EQ(view().currentIndex().row(), 22);
  EXPECT_EQ(view().selectionModel()->selectedRows().size(), 3);
  EXPECT_EQ(page_->find<QTextEdit>("detail")->toPlainText(), detail);
}

TEST_F(ResultsPageTest, ShowsAnotherUnitAndStoresNothing) {
  open(2);
  page_->select(0, 0);
  ASSERT_TRUE(page_->settle());
  const auto before = std::filesystem::last_write_time(setting_.path);
  setting_.preferences.setRateUnit(RateUnit::gigabytes);
  EXPECT_EQ(page_->text(0, CellColumn::mb_per_s), QStringLiteral("1.00 [0.991..1.01]"));
  EXPECT_TRUE(page_->find<QTextEdit>("detail")->toPlainText().contains(QStringLiteral("GB/s")));
  EXPECT_EQ(std::filesystem::last_write_time(setting_.path), before);
}

TEST_F(ResultsPageTest, CopiesTheSelectedRowsWithTheirHeader) {
  open(3);
  page_->select(0, 1);
  QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
  ASSERT_TRUE(page_->settle());
  const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 4);
  EXPECT_TRUE(lines[0].startsWith(QStringLiteral("state\tvalidity\tdevice\treader\tdepth\tmb_per_s\t")));
  EXPECT_TRUE(lines[1].startsWith(QStringLiteral("measured\tcontaminated\tnvme2n1\treader2\t4\t1002\t")))
      << qPrintable(lines[1]);
  EXPECT_EQ(lines[0].count(QLatin1Char('\t')), lines[1].count(QLatin1Char('\t')));
}

TEST_F(ResultsPageTest, RetractsWithAReasonThatCanBeTakenBack) {
  open(3);
  page_->select(0, 1);
  QTest::keyClick(&view(), Qt::Key_R, Qt::ControlModifier);
  answer("retractDialog", QStringLiteral("wrong disk"));
  ASSERT_TRUE(becomes([this] { return page_->text(1, CellColumn::state).startsWith(QStringLiteral("retracted")); }));
  EXPECT_EQ(standing(3).retracted_reason, "wrong disk");
  EXPECT_EQ(standing(2).retracted_reason, "wrong disk");
  EXPECT_FALSE(standing(1).retracted());
  setting_.undo.undo();
  ASSERT_TRUE(becomes([this] { return !standing(3).retracted(); }));
  EXPECT_FALSE(standing(2).retracted());
  setting_.undo.redo();
  ASSERT_TRUE(becomes([this] { return standing(3).retracted(); }));
  page_->action("unretract")->trigger();
  ASSERT_TRUE(becomes([this] { return !standing(3).retracted() && !standing(2).retracted(); }));
  EXPECT_TRUE(page_->failed.isEmpty());
}

TEST_F(ResultsPageTest, UndoingASecondRetractionRestoresTheFirstReason) {
  open(1);
  page_->select(0, 0);
  for (const char* reason : {"first", "second"}) {
    page_->action("retract")->trigger();
    answer("retractDialog", QString::fromLatin1(reason));
    ASSERT_TRUE(becomes([&] { return standing(1).retracted_reason == reason; }));
  }
  setting_.undo.undo();
  EXPECT_TRUE(becomes([this] { return standing(1).retracted_reason == "first"; }));
}

TEST_F(ResultsPageTest, DeletesAndBringsBack) {
  open(3);
  page_->select(1, 1);
  QTest::keyClick(&view(), Qt::Key_Delete);
  answer("deleteDialog", {});
  ASSERT_TRUE(becomes([this] { return page_->model()->rowCount() == 2; }));
  EXPECT_TRUE(standing(2).deleted());
  EXPECT_TRUE(setting_.selection.cells().empty());
  setting_.undo.undo();
  ASSERT_TRUE(becomes([this] { return page_->model()->rowCount() == 3; }));
  EXPECT_FALSE(standing(2).deleted());
}

TEST_F(ResultsPageTest, SaysThatEverythingWasDeletedAndShowsIt) {
  open(1);
  {
    Database database = Database::open(setting_.path, {.access = DatabaseAccess::write});
    delete_row(database, CellId{1});
  }
  ASSERT_TRUE(becomes([this] { return page_->model()->rowCount() == 0; }));
  EXPECT_TRUE(page_->find<QLabel>("empty")->text().contains(QStringLiteral("Every result was deleted")));
  page_->find<QComboBox>("filter-standing")->setCurrentText(QStringLiteral("Only deleted ones"));
  ASSERT_TRUE(page_->settle());
  EXPECT_EQ(page_->text(0, CellColumn::state), QStringLiteral("deleted; unknown"));
}

TEST_F(ResultsPageTest, WritesANoteBesideCells) {
  open(2);
  page_->select(0, 0);
  page_->action("note")->trigger();
  answer("noteDialog", QStringLiteral("seen twice"));
  ASSERT_TRUE(becomes([this] { return standing(2).notes == 1; }));
  EXPECT_TRUE(becomes(
      [this] { return page_->find<QTextEdit>("detail")->toPlainText().contains(QStringLiteral("seen twice")); }));
}

TEST_F(ResultsPageTest, ForgetsWhatCouldBeUndoneWhereAnotherDatabaseIsOpened) {
  open(1);
  page_->select(0, 0);
  page_->action("retract")->trigger();
  answer("retractDialog", QStringLiteral("wrong disk"));
  ASSERT_TRUE(becomes([this] { return standing(1).retracted(); }));
  EXPECT_TRUE(setting_.undo.canUndo());
  setting_.store.open(setting_.folder.path() / "other.db");
  EXPECT_FALSE(setting_.undo.canUndo());
  EXPECT_FALSE(page_->action("retract")->isEnabled());
}

TEST_F(ResultsPageTest, RemembersColumnsAndOrder) {
  open(3);
  auto* menu = page_->find<QToolButton>("columns")->menu();
  emit menu->aboutToShow();
  auto* pages = menu->findChild<QAction*>(QStringLiteral("pages"));
  ASSERT_NE(pages, nullptr);
  EXPECT_FALSE(pages->isChecked());
  pages->trigger();
  view().horizontalHeader()->moveSection(0, 3);
  view().sortByColumn(static_cast<int>(CellColumn::mb_per_s), Qt::AscendingOrder);
  page_.reset();
  show();
  EXPECT_FALSE(view().isColumnHidden(static_cast<int>(CellColumn::pages)));
  EXPECT_EQ(view().horizontalHeader()->visualIndex(0), 3);
  EXPECT_EQ(page_->text(0, CellColumn::mb_per_s), QStringLiteral("1000 [990..1010]"));
}

TEST_F(ResultsPageTest, LooksUpOnlyWhileItIsShown) {
  open(1);
  page_->page.hide();
  QSignalSpy changed(&setting_.store, &ResultsStore::changed);
  record(setting_.path, "0000000000000002", cells(1));
  ASSERT_TRUE(changed.wait(10'000));
  EXPECT_EQ(page_->model()->rowCount(), 1);
  page_->page.show();
  ASSERT_TRUE(page_->settle());
  EXPECT_EQ(page_->model()->rowCount(), 2);
}

}  // namespace
}  // namespace merops::gui
