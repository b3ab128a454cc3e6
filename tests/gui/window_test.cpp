#include "gui/pages/pages.h"
#include "gui/window/main_window.h"
#include "gui/window/screenshot.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <QAction>
#include <QFile>
#include <QTest>
#include <optional>
#include <sstream>

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

TEST(MainWindow, ShowsEveryPageById) {
  ResultsStore store;
  Program program;
  MainWindow window(store, program);
  for (const PageRow& row : pageRows()) {
    EXPECT_TRUE(window.showPage(QString::fromLatin1(row.id))) << row.id;
    EXPECT_NE(window.currentPage(), nullptr);
  }
  EXPECT_FALSE(window.showPage(QStringLiteral("nowhere")));
}

class MainWindowTest : public testing::Test {
 protected:
  void begin(MainWindow& window, CommandLine line = {}) {
    if (line.database.empty()) line.database = folder_.path() / "results.db";
    window.begin(line);
    window.show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.isSettled(); }, 30'000));
  }
  void makeDatabase() {
    std::ostringstream rescue;
    Database database = Database::open(folder_.path() / "results.db", {.access = DatabaseAccess::write});
    Recorder recorder(database, rescue);
    recorder.campaign_started(test::sample_campaign());
    recorder.cell_ended(test::sample_cell_result(), 0, 1);
    recorder.campaign_ended(CampaignEnd::finished, 0);
  }
  static QAction* action(const MainWindow& window, const char* text) {
    for (QAction* one : window.findChildren<QAction*>()) {
      if (one->text().remove(QLatin1Char('&')) == QLatin1String(text)) return one;
    }
    ADD_FAILURE() << "no action " << text;
    return nullptr;
  }

  test::TemporaryFolder folder_;
  ResultsStore store_;
  Program program_;
};

TEST_F(MainWindowTest, RemembersThePageUntilTheNextTime) {
  {
    MainWindow window(store_, program_);
    begin(window);
    window.showPage(QStringLiteral("latency"));
    EXPECT_TRUE(window.close());
  }
  MainWindow next(store_, program_);
  begin(next);
  EXPECT_EQ(next.currentPage()->objectName().toStdString(), "latency");
}

TEST_F(MainWindowTest, ChoosesTheUnitOnceForAllPages) {
  MainWindow window(store_, program_);
  begin(window);
  action(window, "GB/s")->trigger();
  EXPECT_EQ(window.preferences().display().rateUnit(), RateUnit::gigabytes);
  EXPECT_EQ(Preferences().display().rateUnit(), RateUnit::gigabytes) << "for the next time, too";
  action(window, "MB/s")->trigger();
  EXPECT_FALSE(action(window, "GB/s")->isChecked());
}

TEST_F(MainWindowTest, TakesTheModelOfTheCommandLine) {
  MainWindow window(store_, program_);
  CommandLine line;
  line.select.model = QStringLiteral("gpt-oss-20b");
  begin(window, line);
  ASSERT_TRUE(window.selection().model().has_value());
  EXPECT_EQ(window.selection().model()->geometry.experts, 32U);
}

TEST_F(MainWindowTest, SaysThatADiskOfTheCommandLineIsUnknown) {
  makeDatabase();
  MainWindow window(store_, program_);
  CommandLine line;
  line.select.disks = {"no such disk"};
  begin(window, line);
  const auto* banner = window.findChild<QWidget*>(QStringLiteral("errorBanner"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return banner->isVisible(); }));
}

std::optional<int> ended;

TEST_F(MainWindowTest, TakesNoPictureOfOtherDisksThanThoseAskedFor) {
  makeDatabase();
  const QString file = QString::fromStdString((folder_.path() / "page.png").string());
  for (const bool known : {false, true}) {
    ResultsStore store;
    MainWindow window(store, program_);
    CommandLine line;
    line.screenshot = file;
    line.database = folder_.path() / "results.db";
    line.select.disks = {known ? "nvme0n1" : "no such disk"};
    window.begin(line);
    window.show();
    ended.reset();
    testing::internal::CaptureStderr();
    takeScreenshot(window, file, [](int code) { ended = code; });
    EXPECT_TRUE(QTest::qWaitFor([] { return ended.has_value(); }, 60'000));
    const std::string said = testing::internal::GetCapturedStderr();
    EXPECT_EQ(ended, known ? 0 : 1) << said;
    EXPECT_EQ(said.find("asked for on the command line") != std::string::npos, !known) << said;
    EXPECT_EQ(QFile::exists(file), known);
  }
}

}  // namespace
}  // namespace merops::gui
