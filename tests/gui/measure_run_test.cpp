#include "gui/models/measure_run.h"

#include "tests/gui/support_measure.h"

#include <QCoreApplication>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <csignal>
#include <future>
#include <set>

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using Outcome = MeasureRun::Outcome;
using State = MeasureRun::State;

constexpr int kLongMs = 60'000;
constexpr ChildPatience kShort{50, 50, 50};

MeasurePlan behaving(const char* way) {
  MeasurePlan plan;
  plan.kind = MeasureKind::measure;
  plan.path = QStringLiteral("/behave/") + QString::fromLatin1(way);
  return plan;
}

bool ends(const MeasureRun& run) {
  return QTest::qWaitFor([&] { return run.state() == State::ended; }, kLongMs);
}

bool hasCells(const MeasureRun& run, std::uint32_t cells) {
  return QTest::qWaitFor([&] { return run.course().cellsDone() >= cells; }, kLongMs);
}

class StandIn : public testing::Test {
 protected:
  MeasureRun run_{test::standInProgram(), kShort};

  void runToItsEnd(const char* way) {
    run_.start(behaving(way));
    EXPECT_EQ(run_.state(), State::running);
    ASSERT_TRUE(ends(run_));
    EXPECT_FALSE(run_.outcomeText().isEmpty());
  }
};

TEST_F(StandIn, ExitCodesAreToldInWords) {
  const std::vector<std::pair<const char*, Outcome>> rows{
      {"exit-0", Outcome::done},    {"exit-1", Outcome::refused}, {"exit-2", Outcome::refused},
      {"exit-3", Outcome::faults},  {"exit-4", Outcome::unmet},   {"exit-130", Outcome::interrupted},
      {"exit-77", Outcome::refused}};
  QStringList texts;
  for (const auto& [way, outcome] : rows) {
    runToItsEnd(way);
    EXPECT_EQ(run_.outcome(), outcome) << way;
    texts << run_.outcomeText();
  }
  EXPECT_EQ(texts.removeDuplicates(), 0);
  EXPECT_EQ(run_.exitCode(), 77);
}

TEST_F(StandIn, ACrashKeepsWhatWasSeen) {
  runToItsEnd("crash");
  EXPECT_EQ(run_.outcome(), Outcome::crashed);
  EXPECT_EQ(run_.course().cellsMeasured(), 1U);
  ASSERT_EQ(run_.cells().rowCount(), 2);
  EXPECT_EQ(run_.cells().at(0).state, CellState::measured);
  EXPECT_EQ(run_.cells().at(1).state, CellState::interrupted);
}

TEST_F(StandIn, AnErrorIsKeptWithItsHint) {
  runToItsEnd("error");
  EXPECT_EQ(run_.error().text, QStringLiteral("opening x: it is broken"));
  EXPECT_EQ(run_.error().hint, QStringLiteral("try y"));
}

TEST_F(StandIn, ALineWithoutAnEndIsNotLost) {
  runToItsEnd("unfinished");
  ASSERT_EQ(run_.messages().size(), 1U);
  EXPECT_EQ(run_.messages().front().text, QStringLiteral("a last line without an end"));
}

TEST_F(StandIn, AFloodIsBounded) {
  QSignalSpy progressed(&run_, &MeasureRun::progressed);
  runToItsEnd("flood");
  EXPECT_EQ(run_.messages().size(), MeasureRun::kMostMessages);
  EXPECT_EQ(run_.messagesDropped(), 50'000 - MeasureRun::kMostMessages);
  EXPECT_EQ(run_.cells().rowCount(), static_cast<int>(MeasureCellModel::kMostRows));
  EXPECT_LE(progressed.count(), static_cast<int>(run_.seconds() * 4) + 2);
}

TEST_F(StandIn, CancellingEndsTheChild) {
  run_.start(behaving("wait"));
  ASSERT_TRUE(hasCells(run_, 1));
  const qint64 child = run_.processId();
  run_.cancel();
  EXPECT_EQ(run_.state(), State::cancelling);
  ASSERT_TRUE(ends(run_));
  EXPECT_EQ(run_.outcome(), Outcome::interrupted);
  EXPECT_FALSE(test::isAlive(child));
}

TEST_F(StandIn, AStubbornChildCanBeEndedHard) {
  run_.start(behaving("stubborn"));
  ASSERT_TRUE(hasCells(run_, 1));
  const qint64 child = run_.processId();
  run_.endHard();  // not before it was asked
  EXPECT_EQ(run_.state(), State::running);
  run_.cancel();
  ASSERT_TRUE(QTest::qWaitFor([this] { return run_.mayEndHard(); }, kLongMs));
  EXPECT_TRUE(test::isAlive(child));
  run_.endHard();
  ASSERT_TRUE(ends(run_));
  EXPECT_EQ(run_.outcome(), Outcome::crashed);
  EXPECT_FALSE(test::isAlive(child));
}

TEST(MeasureRun, AsksASecondTimeBeforeItKills) {
  MeasureRun run(test::standInProgram(), {50, kLongMs, 50});
  run.start(behaving("wait-for-two"));
  ASSERT_TRUE(hasCells(run, 1));
  run.cancel();
  ASSERT_TRUE(QTest::qWaitFor([&] { return run.mayEndHard(); }, kLongMs));
  run.endHard();
  ASSERT_TRUE(ends(run));
  EXPECT_EQ(run.outcome(), Outcome::interrupted);
}

TEST_F(StandIn, CanBeStartedAgain) {
  runToItsEnd("crash");
  runToItsEnd("exit-0");
  EXPECT_EQ(run_.outcome(), Outcome::done);
  EXPECT_EQ(run_.cells().rowCount(), 0);
  EXPECT_EQ(run_.course().cellsDone(), 0U);
}

TEST(MeasureRun, EndsAStubbornChildWhenItIsDestroyed) {
  qint64 child = 0;
  {
    MeasureRun run(test::standInProgram(), kShort);
    run.start(behaving("stubborn"));
    ASSERT_TRUE(hasCells(run, 1));
    child = run.processId();
    ASSERT_TRUE(test::isAlive(child));
  }
  EXPECT_FALSE(test::isAlive(child));
}

/// Run by the next test in a process of its own, which it kills.
TEST(MeasureRunVictim, DISABLED_StartsAChild) {
  const std::filesystem::path folder = qEnvironmentVariable("MEROPS_VICTIM_FOLDER").toStdString();
  MeasureRun run(test::meropsProgram());
  run.start(test::quickQualification(folder, folder / "results.db"));
  ASSERT_TRUE(hasCells(run, 1));
  std::printf("child %lld\n", static_cast<long long>(run.processId()));
  std::fflush(stdout);
  EXPECT_TRUE(ends(run));
}

TEST(MeasureRun, TheChildDoesNotOutliveAWindowThatIsKilled) {
  const merops::test::TemporaryFolder folder;
  QProcess window;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("MEROPS_VICTIM_FOLDER"), QString::fromStdString(folder.path().string()));
  window.setProcessEnvironment(environment);
  window.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--gtest_also_run_disabled_tests"),
                                                         QStringLiteral("--gtest_filter=MeasureRunVictim.*")});
  qint64 child = 0;
  ASSERT_TRUE(QTest::qWaitFor(
      [&] {
        while (child == 0 && window.canReadLine()) {
          const QByteArray line = window.readLine();
          if (line.startsWith("child ")) child = line.mid(6).trimmed().toLongLong();
        }
        return child != 0;
      },
      kLongMs));
  EXPECT_TRUE(test::isAlive(child));
  window.kill();
  EXPECT_TRUE(QTest::qWaitFor([&] { return !test::isAlive(child); }, kLongMs));
  EXPECT_EQ(test::workFolders(folder.path()), 0U);
  EXPECT_GE(test::cellsRecorded(folder.path() / "results.db"), 1U);
  window.waitForFinished();
}

TEST(Background, IsSilentAfterItsEnd) {
  std::promise<void> goOn;
  std::shared_future<void> may = goOn.get_future().share();
  auto worked = std::make_shared<std::promise<void>>();
  bool told = false;
  {
    Background background;
    background.ask(
        [may, worked] {
          may.wait();
          worked->set_value();
          return 1;
        },
        [&told](int) { told = true; });
    EXPECT_TRUE(background.isRunning());
  }
  goOn.set_value();
  worked->get_future().wait();
  QCoreApplication::processEvents();
  EXPECT_FALSE(told);
}

TEST(Background, AnswersTheNewestQuestionOnly) {
  Background background;
  std::vector<int> answers;
  for (int question = 0; question < 3; ++question) {
    background.ask([question] { return question; }, [&answers](int answer) { answers.push_back(answer); });
  }
  ASSERT_TRUE(QTest::qWaitFor([&] { return !background.isRunning(); }, kLongMs));
  EXPECT_EQ(answers, std::vector{2});
}

TEST(MeasureRun, SaysThatTheProgramIsMissing) {
  MeasureRun run(QStringLiteral("/nowhere/merops"));
  run.start(behaving("exit-0"));
  ASSERT_TRUE(ends(run));
  EXPECT_EQ(run.outcome(), Outcome::notStarted);
  EXPECT_TRUE(run.error().text.contains(QStringLiteral("/nowhere/merops")));
  EXPECT_FALSE(run.error().hint.isEmpty());
}

class RealProgram : public testing::Test {
 protected:
  merops::test::TemporaryFolder folder_{};
  std::filesystem::path database_ = folder_.path() / "results.db";
};

TEST_F(RealProgram, MeasuresWhatWasPlanned) {
  MeasureRun run(test::meropsProgram());
  run.start(test::quickMeasurement(test::writeStore(folder_.path()), database_));
  ASSERT_TRUE(ends(run));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !run.isReadingDocument(); }, kLongMs));
  EXPECT_EQ(run.outcome(), Outcome::done) << qPrintable(run.error().text);
  EXPECT_EQ(run.course().cellsPlanned(), 4U);
  EXPECT_EQ(run.course().cellsMeasured(), 4U);
  EXPECT_EQ(test::cellsRecorded(database_), 4U);
  EXPECT_EQ(run.document().campaign, run.course().campaign());
  EXPECT_TRUE(run.document().best.has_value());
  std::set<std::pair<QString, std::uint32_t>> cells;
  for (int row = 0; row < run.cells().rowCount(); ++row) {
    const MeasuredCell& cell = run.cells().at(row);
    cells.emplace(cell.asked.reader, cell.asked.depth);
    EXPECT_EQ(cell.state, CellState::measured) << qPrintable(cell.reason);
    EXPECT_GT(cell.mbPerS.value, 0);
  }
  EXPECT_EQ(cells.size(), 4U);
}

TEST_F(RealProgram, CancellingKeepsFinishedCellsAndLeavesNothingBehind) {
  MeasureRun run(test::meropsProgram());
  run.start(test::quickQualification(folder_.path(), database_));
  ASSERT_TRUE(hasCells(run, 3)) << qPrintable(run.error().text);
  EXPECT_EQ(test::workFolders(folder_.path()), 1U);
  const qint64 child = run.processId();
  run.cancel();
  ASSERT_TRUE(ends(run));
  EXPECT_EQ(run.outcome(), Outcome::interrupted);
  EXPECT_GE(run.course().cellsMeasured(), 1U);
  EXPECT_EQ(test::cellsRecorded(database_), run.course().cellsMeasured());
  EXPECT_EQ(test::workFolders(folder_.path()), 0U);
  EXPECT_FALSE(test::isAlive(child));
}

/// A window that a shell started in the background, say.
TEST_F(RealProgram, CanBeCancelledWhereSignalsAreIgnored) {
  const auto before = std::signal(SIGINT, SIG_IGN);
  MeasureRun run(test::meropsProgram());
  run.start(test::quickQualification(folder_.path(), database_));
  std::signal(SIGINT, before);
  ASSERT_TRUE(hasCells(run, 1)) << qPrintable(run.error().text);
  run.cancel();
  ASSERT_TRUE(ends(run));
  EXPECT_EQ(run.outcome(), Outcome::interrupted);
  EXPECT_EQ(test::workFolders(folder_.path()), 0U);
}

TEST_F(RealProgram, IsEndedProperlyWithItsOwner) {
  qint64 child = 0;
  std::uint32_t seen = 0;
  {
    MeasureRun run(test::meropsProgram());
    run.start(test::quickQualification(folder_.path(), database_));
    ASSERT_TRUE(hasCells(run, 2));
    child = run.processId();
    seen = run.course().cellsMeasured();
  }
  EXPECT_FALSE(test::isAlive(child));
  EXPECT_EQ(test::workFolders(folder_.path()), 0U);
  EXPECT_GE(test::cellsRecorded(database_), seen);
}

TEST_F(RealProgram, GivesItsErrorWithWhatToTry) {
  MeasureRun run(test::meropsProgram());
  run.start(test::quickMeasurement(QStringLiteral("/nowhere/at all"), database_));
  ASSERT_TRUE(ends(run));
  EXPECT_EQ(run.outcome(), Outcome::refused);
  EXPECT_EQ(run.exitCode(), 1);
  EXPECT_TRUE(run.error().text.contains(QStringLiteral("/nowhere/at all"))) << qPrintable(run.error().text);
  EXPECT_FALSE(run.error().hint.isEmpty());
}

}  // namespace
}  // namespace merops::gui
