#include "gui/pages/measure_page.h"

#include "gui/pages/measure_progress.h"
#include "tests/gui/support_measure.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

constexpr int kLongMs = 60'000;

class MeasurePageTest : public testing::Test {
 protected:
  explicit MeasurePageTest(const QString& program = test::meropsProgram()) : program_(program) {}

  merops::test::TemporaryFolder folder_{};
  std::filesystem::path database_ = folder_.path() / "results.db";
  ResultsStore store_{};
  Selection selection_{};
  Preferences preferences_{};
  Program program_;
  QUndoStack undo_{};
  MeasurePage page_{PageContext{store_, selection_, preferences_, program_, undo_}};

  void SetUp() override {
    store_.open(database_);
    page_.resize(900, 600);
    page_.show();
    page_.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page_));
    settle();
  }

  void settle() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return page_.isSettled() && program_.isIdle(); }, kLongMs));
  }

  template <class T>
  T* find(const char* name) {
    T* found = page_.findChild<T*>(QString::fromLatin1(name));
    EXPECT_NE(found, nullptr) << name;
    return found;
  }

  void type(const char* name, const QString& text) {
    auto* edit = find<QLineEdit>(name);
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    ASSERT_EQ(edit->text(), text);
    settle();
  }

  /// Where the user's keys go.
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QWidget* focus = page_.focusWidget();
    QTest::keyClick(focus == nullptr ? &page_ : focus, key, modifiers);
  }

  /// A button that is pressed by its access key acts a moment later.
  void chooseMeasure() {
    press(Qt::Key_M, Qt::AltModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return find<QLineEdit>("depths")->isVisible(); }, kLongMs));
    settle();
  }

  [[nodiscard]] QString answer() { return find<QLabel>("placeAnswer")->text(); }
  [[nodiscard]] QString folder() const { return QString::fromStdString(folder_.path().string()); }
  [[nodiscard]] bool mayStart() { return find<QPushButton>("start")->isEnabled(); }
};

TEST_F(MeasurePageTest, SaysWhatToDoFirst) {
  EXPECT_FALSE(mayStart());
  EXPECT_FALSE(answer().isEmpty());
}

TEST_F(MeasurePageTest, TellsWhatIsThereBeforeItStarts) {
  type("path", folder());
  EXPECT_TRUE(mayStart()) << qPrintable(answer());
  type("path", folder() + QStringLiteral("/nothing"));
  EXPECT_FALSE(mayStart());
  type("path", test::writeStore(folder_.path()));
  EXPECT_TRUE(mayStart());
  EXPECT_TRUE(answer().contains(QStringLiteral("24"))) << qPrintable(answer());
}

TEST_F(MeasurePageTest, SaysWhichFieldIsWrong) {
  type("path", folder());
  type("budget", QStringLiteral("soon"));
  EXPECT_FALSE(mayStart());
  EXPECT_TRUE(find<QLabel>("budgetFault")->isVisible());
  type("budget", QStringLiteral("3m"));
  EXPECT_TRUE(mayStart());
  EXPECT_FALSE(find<QLabel>("budgetFault")->isVisible());
}

TEST_F(MeasurePageTest, CopiesTheCommandLine) {
  type("path", folder());
  type("budget", QStringLiteral("3m"));
  QApplication::clipboard()->clear();
  press(Qt::Key_Y, Qt::AltModifier);
  ASSERT_TRUE(QTest::qWaitFor([] { return !QApplication::clipboard()->text().isEmpty(); }, kLongMs));
  const QString line = QApplication::clipboard()->text();
  EXPECT_TRUE(line.startsWith(QStringLiteral("merops qualify "))) << qPrintable(line);
  EXPECT_TRUE(line.contains(QStringLiteral("--budget 3m --db "))) << qPrintable(line);
  EXPECT_FALSE(line.contains(QStringLiteral("--progress"))) << qPrintable(line);
}

TEST_F(MeasurePageTest, ListsTheReadersOfThisMachine) {
  chooseMeasure();
  auto* buffered = find<QCheckBox>("reader-buffered");
  EXPECT_TRUE(buffered->isVisible());
  EXPECT_FALSE(buffered->accessibleDescription().isEmpty());
}

/// Letters of the access keys of what is seen.
QStringList accessKeys(const QWidget& page) {
  QStringList letters;
  const auto add = [&letters](const QWidget& widget, const QString& text) {
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (widget.isVisible() && !key.isEmpty()) letters << key.toString();
  };
  for (const auto* label : page.findChildren<QLabel*>()) {
    if (label->buddy() != nullptr) add(*label, label->text());
  }
  for (const auto* button : page.findChildren<QAbstractButton*>()) add(*button, button->text());
  for (const auto* tabs : page.findChildren<QTabBar*>()) {
    for (int tab = 0; tab < tabs->count(); ++tab) add(*tabs, tabs->tabText(tab));
  }
  return letters;
}

TEST_F(MeasurePageTest, GivesEachAccessKeyOnceAndLeavesTheMenusTheirs) {
  const auto check = [this] {
    QStringList keys = accessKeys(page_);
    EXPECT_GT(keys.size(), 5);
    EXPECT_EQ(keys.removeDuplicates(), 0) << qPrintable(accessKeys(page_).join(QLatin1Char(' ')));
    for (const char* menu : {"Alt+F", "Alt+E", "Alt+V", "Alt+H"}) {
      EXPECT_FALSE(keys.contains(QLatin1String(menu))) << menu;
    }
  };
  check();
  chooseMeasure();
  check();
  page_.run().start({});
  ASSERT_TRUE(QTest::qWaitFor([this] { return !page_.run().isRunning(); }, kLongMs));
  page_.findChild<QStackedWidget*>()->setCurrentIndex(1);
  check();
}

TEST_F(MeasurePageTest, TakesWhatIsDroppedOnIt) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(folder())});
  QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&page_, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&page_, &drop);
  EXPECT_EQ(find<QLineEdit>("path")->text(), folder());
}

TEST_F(MeasurePageTest, MeasuresByKeyboardAndShowsTheDisk) {
  const QString source = test::writeStore(folder_.path());
  chooseMeasure();
  type("path", source);
  type("depths", QStringLiteral("1,2"));
  type("limit", QStringLiteral("50ms"));
  find<QCheckBox>("reader-buffered")->setFocus();
  QTest::keyClick(find<QCheckBox>("reader-buffered"), Qt::Key_Space);
  ASSERT_TRUE(mayStart()) << qPrintable(answer());
  press(Qt::Key_S, Qt::AltModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return page_.run().isRunning(); }, kLongMs));
  EXPECT_FALSE(page_.closeObstacle().isEmpty());
  ASSERT_TRUE(QTest::qWaitFor([this] { return !page_.run().isRunning(); }, kLongMs));
  settle();
  EXPECT_EQ(find<QTableView>("runCells")->model()->rowCount(), 2);
  EXPECT_TRUE(find<QLabel>("runError")->text().contains(QStringLiteral("buffered")));
  EXPECT_TRUE(page_.closeObstacle().isEmpty());

  ASSERT_TRUE(QTest::qWaitFor([this] { return store_.isReady(); }, kLongMs));
  QSignalSpy wanted(&page_, &Page::pageWanted);
  press(Qt::Key_I, Qt::AltModifier);
  ASSERT_TRUE(wanted.count() == 1 || wanted.wait(kLongMs));
  EXPECT_EQ(wanted.front().front().toString(), QStringLiteral("disks"));
  EXPECT_EQ(selection_.disks().size(), 1U);
}

TEST_F(MeasurePageTest, CancelsByEscape) {
  type("path", folder());
  type("size", QStringLiteral("64MB"));
  press(Qt::Key_S, Qt::AltModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return page_.run().course().cellsDone() >= 1; }, kLongMs));
  EXPECT_TRUE(find<QPushButton>("runCancel")->isVisible());
  QTest::keyClick(&page_, Qt::Key_Escape);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !page_.run().isRunning(); }, kLongMs));
  EXPECT_EQ(page_.run().outcome(), MeasureRun::Outcome::interrupted);
  EXPECT_EQ(test::workFolders(folder_.path()), 0U);
  EXPECT_TRUE(find<QPushButton>("measureAgain")->isVisible());
  QTest::mouseClick(find<QPushButton>("measureAnother"), Qt::LeftButton);
  settle();
  EXPECT_TRUE(mayStart());
}

TEST_F(MeasurePageTest, StartsByEnter) {
  type("path", folder());
  type("size", QStringLiteral("64MB"));
  QTest::keyClick(find<QLineEdit>("size"), Qt::Key_Return);
  EXPECT_TRUE(page_.run().isRunning());
}

TEST(MeasureProgress, OffersToEndAStubbornProgramHard) {
  MeasureRun run(test::standInProgram(), {50, 50, 50});
  MeasureProgress view(run, Display());
  view.show();
  view.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&view));
  MeasurePlan plan;
  plan.path = QStringLiteral("/behave/stubborn");
  run.start(plan);
  ASSERT_TRUE(QTest::qWaitFor([&] { return run.course().cellsDone() != 0; }, kLongMs));
  QTest::keyClick(&view, Qt::Key_Escape);
  ASSERT_EQ(run.state(), MeasureRun::State::cancelling);
  ASSERT_TRUE(QTest::qWaitFor([&] { return run.mayEndHard(); }, kLongMs));
  QTest::mouseClick(view.findChild<QPushButton*>(QStringLiteral("runCancel")), Qt::LeftButton);
  auto* box = view.findChild<QMessageBox*>(QStringLiteral("endHard"));
  ASSERT_NE(box, nullptr);
  EXPECT_TRUE(run.isRunning());
  box->findChild<QPushButton*>(QStringLiteral("endHardNow"))->click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !run.isRunning(); }, kLongMs));
  EXPECT_EQ(run.outcome(), MeasureRun::Outcome::crashed);
}

class WithoutProgram : public MeasurePageTest {
 protected:
  WithoutProgram() : MeasurePageTest(QStringLiteral("/nowhere/merops")) {}
};

TEST_F(WithoutProgram, ItSaysSo) {
  EXPECT_TRUE(answer().contains(QStringLiteral("/nowhere/merops"))) << qPrintable(answer());
  type("path", folder());
  EXPECT_FALSE(find<QPushButton>("device")->isEnabled());
  press(Qt::Key_S, Qt::AltModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return page_.run().state() == MeasureRun::State::ended; }, kLongMs));
  EXPECT_TRUE(find<QLabel>("runError")->text().contains(QStringLiteral("/nowhere/merops")));
}

}  // namespace
}  // namespace merops::gui
