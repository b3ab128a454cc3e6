#include "gui/pages/model_page.h"

#include "gui/pages/model_table_view.h"
#include "tests/gui/support_disks.h"
#include "tests/support/temporary_folder.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>
#include <memory>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using test::SampleDisk;

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

constexpr char kConfig[] = R"({"model_type": "mine_moe", "num_hidden_layers": 6, "hidden_size": 128, "num_experts": 8,
  "num_experts_per_tok": 2, "moe_intermediate_size": 64})";

class ModelPageTest : public testing::Test {
 protected:
  void SetUp() override { QSettings().clear(); }

  void open(const QString& program = QStringLiteral(MEROPS_PROGRAM)) {
    store_.open(database_);
    EXPECT_TRUE(QTest::qWaitFor([this] { return store_.isIdle(); }));
    program_ = std::make_unique<Program>(program);
    page_ = std::make_unique<ModelPage>(PageContext{store_, selection_, preferences_, *program_, undo_});
    page_->resize(900, 600);
    page_->show();
    page_->activateWindow();
    settle();
  }
  void settle() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return page_->isSettled(); }, 20'000));
    QCoreApplication::processEvents();
  }
  void record(std::uint32_t number, double mb_per_s) {
    SampleDisk disk;
    disk.number = number;
    disk.mb_per_s = mb_per_s;
    test::record(database_, disk);
  }
  QString config(const char* name, const char* words) {
    merops::test::write_text(folder_.path() / name, words);
    return QString::fromStdString((folder_.path() / name).string());
  }
  void drop(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page_.get(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page_.get(), &event);
    settle();
  }
  template <class T>
  T* child(const char* name) {
    return page_->findChild<T*>(QLatin1String(name));
  }
  std::string modelName() { return selection_.model() ? selection_.model()->name.toStdString() : "none"; }

  merops::test::TemporaryFolder folder_{merops::test::memory_place()};
  std::filesystem::path database_ = folder_.path() / "results.db";
  ResultsStore store_{};
  Selection selection_{};
  Preferences preferences_{};
  QUndoStack undo_{};
  std::unique_ptr<Program> program_{};
  std::unique_ptr<ModelPage> page_{};
};

TEST_F(ModelPageTest, BeginsWithTheDefaultAmongThePresets) {
  open();
  EXPECT_EQ(modelName(), "qwen3-30b-a3b");
  EXPECT_EQ(selection_.model()->geometry, geometry_of(*find_preset("qwen3-30b-a3b")));
  EXPECT_EQ(child<QComboBox>("model")->count(), static_cast<int>(presets().size()));
  EXPECT_EQ(child<QComboBox>("model")->currentData().toString(), text("qwen3-30b-a3b"));
}

TEST_F(ModelPageTest, ChoosesAPresetByKeysAndRemembersIt) {
  open();
  auto* box = child<QComboBox>("model");
  const QString other = box->itemData(box->currentIndex() == 0 ? 1 : box->currentIndex() - 1).toString();
  QTest::keyClick(box, box->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
  EXPECT_EQ(modelName(), other.toStdString());
  page_.reset();
  selection_.setModel(std::nullopt);
  open();
  EXPECT_EQ(modelName(), other.toStdString());
}

TEST_F(ModelPageTest, LeavesAModelThatIsChosenAlready) {
  const Preset& last = presets().back();
  selection_.setModel(ChosenModel{text("by hand"), geometry_of(last)});
  open();
  EXPECT_EQ(modelName(), "by hand");
  EXPECT_EQ(child<QComboBox>("model")->currentData().toString().toStdString(), last.id);
}

TEST_F(ModelPageTest, FollowsAModelThatIsChosenElsewhere) {
  open();
  selection_.setModel(ChosenModel{text("by hand"), Geometry{"by hand", 64, 64, 2, 4, 1, 4}});
  EXPECT_EQ(child<QComboBox>("model")->currentText(), text("by hand"));
  EXPECT_EQ(child<QComboBox>("model")->count(), static_cast<int>(presets().size()) + 1);
  selection_.setModel(ChosenModel{text("a preset"), geometry_of(presets().back())});
  EXPECT_EQ(child<QComboBox>("model")->currentData().toString().toStdString(), presets().back().id);
}

TEST(ModelChoice, TakesAPresetBeforeThePresetsAreKnown) {
  QSettings().clear();
  Program program(QStringLiteral(MEROPS_PROGRAM));
  Selection selection;
  ModelChoice choice(program, selection, nullptr);
  const QString id = QString::fromUtf8(presets().back().id.data(), static_cast<qsizetype>(presets().back().id.size()));
  choice.choosePreset(id);
  EXPECT_FALSE(selection.model().has_value());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !choice.isBusy(); }, 20'000));
  EXPECT_EQ(selection.model().value().name, id);
  choice.choosePreset(text("no such model"));
  EXPECT_TRUE(choice.problem().contains(text("no such model")));
  EXPECT_EQ(selection.model().value().name, id) << "what was chosen stays";
}

TEST_F(ModelPageTest, TakesAConfigurationThatIsDropped) {
  open();
  drop(config("config.json", kConfig));
  EXPECT_EQ(modelName(), "mine_moe");
  EXPECT_EQ(selection_.model()->geometry.layers, 6U);
  EXPECT_TRUE(child<QComboBox>("model")->currentText().contains(text("mine_moe")));
  EXPECT_FALSE(child<QLabel>("problem")->isVisible());
  page_.reset();
  selection_.setModel(std::nullopt);
  open();
  EXPECT_EQ(modelName(), "mine_moe") << "remembered by its path";
}

TEST_F(ModelPageTest, SaysWhatIsWrongWithAConfigurationAndKeepsTheModel) {
  open();
  drop(config("config.json", R"({"model_type": "llama", "num_hidden_layers": 8})"));
  EXPECT_EQ(modelName(), "qwen3-30b-a3b");
  EXPECT_TRUE(child<QLabel>("problem")->isVisible());
  EXPECT_TRUE(child<QLabel>("problem")->text().contains(text("config.json")));
  EXPECT_EQ(child<QComboBox>("model")->currentData().toString(), text("qwen3-30b-a3b"));
}

TEST_F(ModelPageTest, FallsBackToTheDefaultWhereTheRememberedConfigurationIsGone) {
  QSettings().setValue(QStringLiteral("model/config"), QStringLiteral("/nowhere/config.json"));
  open();
  EXPECT_EQ(modelName(), "qwen3-30b-a3b");
  EXPECT_TRUE(child<QLabel>("problem")->text().contains(text("/nowhere/config.json")));
}

TEST_F(ModelPageTest, OpensAFileDialogThatDoesNotBlock) {
  open();
  QTest::mouseClick(child<QPushButton>("open"), Qt::LeftButton);
  auto* dialog = child<QFileDialog>("openConfig");
  ASSERT_NE(dialog, nullptr);
  const QString path = config("config.json", kConfig);
  emit dialog->fileSelected(path);
  dialog->close();
  settle();
  EXPECT_EQ(modelName(), "mine_moe");
}

TEST_F(ModelPageTest, FollowsTheBits) {
  open();
  auto* bits = child<QComboBox>("bits");
  QTest::keyClick(bits, Qt::Key_Down);
  settle();
  EXPECT_EQ(selection_.model()->geometry.bits, 3U);
  EXPECT_EQ(expert_bytes(selection_.model()->geometry), 2'064'384U);
}

TEST_F(ModelPageTest, ShowsWhatTheDisksWouldDo) {
  record(1, 500);
  record(2, 1000);
  open();
  auto* table = child<ModelTableView>("forecasts");
  ASSERT_TRUE(table->isVisible());
  ASSERT_EQ(table->rowCount(), 2);
  EXPECT_TRUE(table->item(0, 3)->text().startsWith(text("0.991 ["))) << table->item(0, 3)->text().toStdString();
  EXPECT_TRUE(child<QLabel>("brackets")->isVisible());
  EXPECT_TRUE(child<QLabel>("brackets")->text().contains(text("95 % interval")));
  preferences_.setRateUnit(RateUnit::gigabytes);
  EXPECT_EQ(table->horizontalHeaderItem(2)->text(), text("GB/s"));
}

TEST_F(ModelPageTest, CopiesTheTableByKey) {
  record(1, 500);
  record(2, 1000);
  open();
  auto* table = child<ModelTableView>("forecasts");
  table->clearSelection();
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 3);
  table->selectRow(1);
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 2);
  EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(text("\t505\t")));
}

TEST_F(ModelPageTest, SaysWhatToDoWhereNothingWasMeasured) {
  open();
  EXPECT_FALSE(child<ModelTableView>("forecasts")->isVisible());
  EXPECT_FALSE(child<QLabel>("brackets")->isVisible());
  EXPECT_TRUE(child<QLabel>("words")->text().contains(text("Nothing was measured yet")));
  QSignalSpy wanted(page_.get(), &Page::pageWanted);
  QTest::mouseClick(child<QPushButton>("measureAny"), Qt::LeftButton);
  ASSERT_EQ(wanted.size(), 1);
  EXPECT_EQ(wanted[0][0].toString(), text("measure"));
}

TEST_F(ModelPageTest, SaysThatTheProgramIsMissing) {
  record(1, 500);
  open(text("/nowhere/merops"));
  EXPECT_EQ(modelName(), "none");
  EXPECT_TRUE(child<QLabel>("problem")->isVisible());
  EXPECT_TRUE(child<QLabel>("problem")->text().contains(text("/nowhere/merops")));
}

}  // namespace
}  // namespace merops::gui
