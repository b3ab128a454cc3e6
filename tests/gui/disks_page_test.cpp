#include "gui/pages/disks_page.h"

#include "gui/pages/disk_card_view.h"
#include "tests/gui/support_disks.h"
#include "tests/support/temporary_folder.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>
#include <algorithm>
#include <memory>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using test::deviceOf;
using test::SampleDisk;

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

SampleDisk disk(std::uint32_t number, double mb_per_s = 1000) {
  SampleDisk sample;
  sample.number = number;
  sample.mb_per_s = mb_per_s;
  return sample;
}

class DisksPageTest : public testing::Test {
 protected:
  void SetUp() override { QSettings().clear(); }

  /// The page over what was recorded, with these devices; settled.
  DisksPage& open(const std::vector<DeviceFacts>& devices) {
    openWith(test::programThatTells(folder_.path(), test::devicesJson(devices)));
    return *page_;
  }
  void openWith(const QString& program) {
    store_.open(database_);
    EXPECT_TRUE(QTest::qWaitFor([this] { return store_.isIdle(); }));
    program_ = std::make_unique<Program>(program);
    page_ = std::make_unique<DisksPage>(PageContext{store_, selection_, preferences_, *program_, undo_});
    page_->resize(900, 600);
    page_->show();
    page_->activateWindow();
    settle();
  }
  void settle() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return page_->isSettled(); }, 20'000));
    QCoreApplication::processEvents();
  }
  std::vector<DiskCardView*> cards() {
    QList<DiskCardView*> found = page_->findChildren<DiskCardView*>();
    return {found.begin(), found.end()};
  }
  QPushButton* button(const char* name) { return page_->findChild<QPushButton*>(QLatin1String(name)); }
  QString label(const char* name) { return page_->findChild<QLabel*>(QLatin1String(name))->text(); }

  merops::test::TemporaryFolder folder_{merops::test::memory_place()};
  std::filesystem::path database_ = folder_.path() / "results.db";
  ResultsStore store_{};
  Selection selection_{};
  Preferences preferences_{};
  QUndoStack undo_{};
  std::unique_ptr<Program> program_{};
  std::unique_ptr<DisksPage> page_{};
};

TEST_F(DisksPageTest, ShowsDevicesAndResultsAsCards) {
  test::record(database_, disk(1, 500));
  test::record(database_, disk(2, 900));
  open({deviceOf(disk(1)), deviceOf(disk(3))});
  const auto views = cards();
  ASSERT_EQ(views.size(), 3U);
  EXPECT_EQ(views[0]->card().identity, test::identityOf(disk(2)));
  EXPECT_EQ(views[1]->card().identity, test::identityOf(disk(1)));
  EXPECT_FALSE(views[2]->isCheckable());
  EXPECT_TRUE(views[0]->card().tokens.contains(text("qwen3-30b-a3b"))) << "the default model";
  EXPECT_EQ(selection_.model().value().name, text("qwen3-30b-a3b"));
}

TEST_F(DisksPageTest, ChoosesTwoByKeysAndComparesThem) {
  test::record(database_, disk(1, 500));
  test::record(database_, disk(2, 900));
  open({});
  const auto views = cards();
  ASSERT_EQ(views.size(), 2U);
  EXPECT_FALSE(button("compare")->isEnabled());
  views[0]->setFocus();
  QTest::keyClick(views[0], Qt::Key_Right);
  EXPECT_EQ(QApplication::focusWidget(), views[1]);
  QTest::keyClick(views[1], Qt::Key_Space);
  QTest::keyClick(views[1], Qt::Key_Left);
  QTest::keyClick(views[0], Qt::Key_Space);
  EXPECT_THAT(selection_.disks(), testing::ElementsAre(test::identityOf(disk(1)), test::identityOf(disk(2))))
      << "in the order of their choosing";
  EXPECT_TRUE(button("compare")->isEnabled());
  EXPECT_TRUE(button("compare")->text().contains(text("2")));
  QSignalSpy wanted(page_.get(), &Page::pageWanted);
  QTest::keyClick(page_.get(), Qt::Key_P, Qt::AltModifier);
  ASSERT_TRUE(QTest::qWaitFor([&] { return wanted.size() == 1; })) << "the button is seen going down first";
  EXPECT_EQ(wanted[0][0].toString(), text("compare"));
  QTest::keyClick(views[1], Qt::Key_Space);
  EXPECT_THAT(selection_.disks(), testing::ElementsAre(test::identityOf(disk(2))));
}

TEST_F(DisksPageTest, IsClickedAnywhereOnACard) {
  test::record(database_, disk(1));
  open({});
  QTest::mouseClick(cards().at(0), Qt::LeftButton, {},
                    cards().at(0)->findChild<QLabel*>(text("verdict"))->geometry().center());
  EXPECT_EQ(selection_.disks().size(), 1U);
}

TEST_F(DisksPageTest, IsToldToWhoCannotSeeIt) {
  test::record(database_, disk(1));
  open({deviceOf(disk(3))});
  QAccessibleInterface* measured = QAccessible::queryAccessibleInterface(cards().at(0));
  ASSERT_NE(measured, nullptr);
  EXPECT_EQ(measured->role(), QAccessible::CheckBox);
  EXPECT_EQ(measured->text(QAccessible::Name), cards()[0]->card().sentences());
  EXPECT_FALSE(measured->state().checked);
  cards()[0]->click();
  EXPECT_TRUE(measured->state().checked);
  EXPECT_EQ(QAccessible::queryAccessibleInterface(cards().at(1))->role(), QAccessible::Button);
}

TEST_F(DisksPageTest, FollowsASelectionMadeElsewhere) {
  test::record(database_, disk(1));
  open({});
  selection_.setDisks({"of no card", test::identityOf(disk(1))});
  EXPECT_TRUE(cards().at(0)->isChecked());
  EXPECT_TRUE(button("compare")->text().contains(text("1"))) << "a disk without a card is not counted";
}

TEST_F(DisksPageTest, SaysWhatToDoWhereNothingWasMeasured) {
  open({deviceOf(disk(1))});
  EXPECT_TRUE(label("words").contains(text("Nothing was measured yet")));
  QSignalSpy wanted(page_.get(), &Page::pageWanted);
  auto* measure = cards().at(0)->findChild<QPushButton*>(text("measure"));
  ASSERT_TRUE(measure->isVisible());
  QTest::mouseClick(measure, Qt::LeftButton);
  ASSERT_EQ(wanted.size(), 1);
  EXPECT_EQ(wanted[0][0].toString(), text("measure"));
}

TEST_F(DisksPageTest, ShowsResultsWithoutTheProgram) {
  test::record(database_, disk(1));
  openWith(text("/nowhere/merops"));
  EXPECT_EQ(cards().size(), 1U);
  EXPECT_TRUE(label("problem").contains(text("/nowhere/merops")));
  EXPECT_TRUE(page_->findChild<QLabel*>(text("problem"))->isVisible());
}

TEST_F(DisksPageTest, AsksForDevicesAgainByF5) {
  open({deviceOf(disk(1))});
  merops::test::write_text(folder_.path() / "devices.json", test::devicesJson({deviceOf(disk(1)), deviceOf(disk(2))}));
  QTest::keyClick(page_.get(), Qt::Key_F5);
  settle();
  EXPECT_EQ(cards().size(), 2U);
}

TEST_F(DisksPageTest, FollowsTheUnitAndTheModel) {
  test::record(database_, disk(1));
  open({});
  preferences_.setRateUnit(RateUnit::gigabytes);
  EXPECT_TRUE(cards().at(0)->card().rate == text("1.01 GB/s"));
  selection_.setModel(ChosenModel{text("mine"), Geometry{"mine", 64, 64, 2, 4, 1, 4}});
  EXPECT_TRUE(cards().at(0)->card().tokens.startsWith(text("mine: ")));
}

TEST_F(DisksPageTest, ShowsWhatIsRecordedMeanwhile) {
  test::record(database_, disk(1));
  open({});
  test::record(database_, disk(2));
  EXPECT_TRUE(QTest::qWaitFor([this] { return cards().size() == 2; }, 20'000));
}

TEST_F(DisksPageTest, OpensACardsMenuByEnter) {
  test::record(database_, disk(1));
  open({});
  cards().at(0)->setFocus();
  QTest::keyClick(cards().at(0), Qt::Key_Return);
  auto* menu = page_->findChild<QMenu*>(text("diskMenu"));
  ASSERT_NE(menu, nullptr);
  EXPECT_TRUE(menu->isVisible());
  EXPECT_TRUE(menu->actions().at(1)->isEnabled());
  QSignalSpy wanted(page_.get(), &Page::pageWanted);
  menu->actions().at(1)->trigger();
  menu->close();
  EXPECT_EQ(wanted.value(0).value(0).toString(), text("time"));
  EXPECT_FALSE(selection_.campaign().empty());
}

/// No text is cut off, and nothing is beside the page, at this width.
void expectRoom(DisksPage& page, const std::vector<DiskCardView*>& views) {
  for (const DiskCardView* view : views) {
    EXPECT_LE(view->geometry().right(), view->parentWidget()->width());
    EXPECT_GE(view->height(), view->heightForWidth(view->width()));
    for (const QLabel* label : view->findChildren<QLabel*>()) {
      if (!label->isVisible()) continue;
      EXPECT_LE(label->geometry().bottom(), view->height()) << label->text().toStdString();
      EXPECT_LE(label->geometry().right(), view->width()) << label->text().toStdString();
      if (label->wordWrap()) {
        EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
        EXPECT_GE(label->width(), label->minimumSizeHint().width()) << label->text().toStdString();
      }
    }
    for (const DiskCardView* other : views) {
      EXPECT_TRUE(view == other || !view->geometry().intersects(other->geometry()));
    }
  }
  EXPECT_LE(page.minimumSizeHint().width(), 600);
}

TEST_F(DisksPageTest, HasRoomForTwelveDisksAndLongNames) {
  for (const SampleDisk& sample : test::twelveDisks()) test::record(database_, sample);
  open({});
  ASSERT_EQ(cards().size(), 12U);
  for (const int width : {600, 700, 900, 1400, 2000}) {
    page_->resize(width, 600);
    QCoreApplication::processEvents();
    SCOPED_TRACE(width);
    expectRoom(*page_, cards());
  }
  const QString whole = text("A disk whose name goes on and on, for vendors do name them so, with its whole pedigree");
  const auto views = cards();
  EXPECT_TRUE(std::any_of(views.begin(), views.end(), [&](const DiskCardView* view) {
    return view->toolTip().contains(whole) && view->accessibleName().contains(whole);
  }));
}

TEST_F(DisksPageTest, WorksOnlyWhileItIsShown) {
  test::record(database_, disk(1));
  open({});
  page_->hide();
  test::record(database_, disk(2));
  QSignalSpy changed(&store_, &ResultsStore::changed);
  ASSERT_TRUE(changed.wait(20'000));
  EXPECT_TRUE(page_->isSettled());
  EXPECT_EQ(cards().size(), 1U);
  page_->show();
  settle();
  EXPECT_EQ(cards().size(), 2U);
}

}  // namespace
}  // namespace merops::gui
