#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <chrono>
#include <csignal>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

/// What Ctrl-C and SIGTERM do to a program that works.
namespace merops {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class Stop : public testing::Test {
 protected:
  void SetUp() override {
    if (std::filesystem::space(folder_.path()).available < 5'000'000'000)
      GTEST_SKIP() << "less than 5 GB are free here";
  }
  std::vector<std::string> endless_synth() {
    return {"synth",
            "--model",
            "qwen3-30b-a3b",
            "--size",
            "4GB",
            "-o",
            (work_ / "store").string(),
            "--progress",
            "jsonl",
            "--db",
            (folder_.path() / "results.db").string()};
  }
  std::vector<std::string> files_left() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(work_))
      names.push_back(entry.path().lexically_relative(work_).string());
    return names;
  }
  test::TemporaryFolder folder_;
  std::filesystem::path work_ = [this] {
    std::filesystem::create_directory(folder_.path() / "work");
    return folder_.path() / "work";
  }();
};

TEST_F(Stop, EndsWorkAtTheFirstSignalAndLeavesNothingBehind) {
  test::RunningProgram synth(MEROPS_PROGRAM, endless_synth());
  ASSERT_TRUE(synth.says("\"progress\""));
  synth.send(SIGTERM);
  const auto run = synth.wait();
  EXPECT_EQ(run.exit_code, 130) << run.err;
  EXPECT_THAT(files_left(), testing::IsEmpty());
}

TEST_F(Stop, QuitsAtTheSecondSignalAndLeavesNothingBehindEither) {
  test::RunningProgram synth(MEROPS_PROGRAM, endless_synth());
  ASSERT_TRUE(synth.says("\"progress\""));
  synth.send(SIGTERM);
  synth.send(SIGINT);
  EXPECT_EQ(synth.wait().exit_code, 130);
  EXPECT_THAT(files_left(), testing::IsEmpty());
}

/// Signals close to one another, while files are made and while they are removed again.
TEST_F(Stop, LeavesNothingHoweverTheSignalsFollow) {
  auto container = endless_synth();
  container.emplace_back("--container");
  const std::string database = (folder_.path() / "results.db").string();
  const std::vector<std::string> qualify{"qualify", work_.string(), "--quiet-wait", "1ms",  "--size",
                                         "200MB",   "--progress",   "jsonl",        "--db", database};
  int round = 0;
  for (const auto& words : {endless_synth(), container, qualify}) {
    for (const int signals : {2, 3}) {
      for (const auto apart :
           {std::chrono::milliseconds(0), std::chrono::milliseconds(3), std::chrono::milliseconds(20)}) {
        test::RunningProgram program(MEROPS_PROGRAM, words);
        ASSERT_TRUE(program.says(++round % 2 == 0 ? "\"progress\"" : "\"work-start\""));
        for (int i = 0; i < signals; ++i) {
          program.send(i % 2 == 0 ? SIGTERM : SIGINT);
          std::this_thread::sleep_for(apart);
        }
        EXPECT_EQ(program.wait().exit_code, 130) << words.front();
        EXPECT_THAT(files_left(), testing::IsEmpty()) << words.front() << ", " << signals << " signals";
      }
    }
  }
}

TEST_F(Stop, KeepsEveryLineOfTheLogAnEvent) {
  test::RunningProgram synth(MEROPS_PROGRAM, endless_synth());
  ASSERT_TRUE(synth.says("\"progress\""));
  synth.send(SIGINT);
  std::istringstream lines(synth.wait().err);
  for (std::string line; std::getline(lines, line);) EXPECT_TRUE(json::accept(line)) << line;
}

class StopsAMeasurement : public Stop {
 protected:
  void SetUp() override {
    Stop::SetUp();
    if (IsSkipped()) return;
    ASSERT_EQ(test::run_program(MEROPS_PROGRAM, {"synth", "--model", "qwen3-30b-a3b", "--size", "30MB", "-o", store_,
                                                 "--db", database_})
                  .exit_code,
              0);
  }
  [[nodiscard]] std::vector<std::string> measurement(const std::string& seconds) const {
    return {"measure", store_,      "--quiet-wait", "1ms",  "--reader", "buffered",   "--cache",
            "as-is",   "--seconds", seconds,        "--db", database_,  "--progress", "jsonl"};
  }
  json campaign() {
    const auto list = test::run_program(MEROPS_PROGRAM, {"results", "list", "--json", "--db", database_});
    return json::parse(list.out).at("campaigns").at(0);
  }
  std::string store_ = (work_ / "store").string(), database_ = (folder_.path() / "results.db").string();
};

TEST_F(StopsAMeasurement, RecordsAnInterruptedCampaign) {
  test::RunningProgram measure(MEROPS_PROGRAM, measurement("100s"));
  ASSERT_TRUE(measure.says("\"progress\""));
  measure.send(SIGINT);
  EXPECT_EQ(measure.wait().exit_code, 130);
  EXPECT_EQ(campaign().at("end"), "interrupted");
  EXPECT_EQ(campaign().at("exit"), 130);
}

/// Paths of some systems have to be quoted.
std::string typed(const std::vector<std::string>& words) {
  std::string line = "merops";
  for (const std::string& word : words) line += word.find('\\') == std::string::npos ? " " + word : " '" + word + "'";
  return line;
}

std::vector<std::string> by_input(std::vector<std::string> words) {
  words.insert(words.begin(), "--stop-by-input");
  return words;
}

TEST_F(StopsAMeasurement, AtTheEndOfTheInput) {
  test::RunningProgram measure(MEROPS_PROGRAM, by_input(measurement("100s")), {.input = test::InputFrom::pipe});
  ASSERT_TRUE(measure.says("\"progress\""));
  measure.end_input();
  EXPECT_EQ(measure.wait().exit_code, 130);
  EXPECT_EQ(campaign().at("end"), "interrupted");
  EXPECT_EQ(campaign().at("command"), typed(measurement("100s")));
}

TEST_F(StopsAMeasurement, ByALineWhichTheEndOfTheInputDoesNotRepeat) {
  test::RunningProgram measure(MEROPS_PROGRAM, by_input(measurement("100s")), {.input = test::InputFrom::pipe});
  ASSERT_TRUE(measure.says("\"progress\""));
  measure.type("\n");
  ASSERT_TRUE(measure.says("stopping"));
  measure.end_input();
  EXPECT_EQ(measure.wait().exit_code, 130);
  EXPECT_EQ(campaign().at("end"), "interrupted");
}

TEST_F(StopsAMeasurement, NotWhileTheInputIsOpenAndSilent) {
  test::RunningProgram measure(MEROPS_PROGRAM, by_input(measurement("100ms")), {.input = test::InputFrom::pipe});
  measure.type("less than a line");
  const auto run = measure.wait();
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(campaign().at("end"), "finished");
}

TEST_F(StopsAMeasurement, NotByItsInputUnlessAsked) {
  EXPECT_EQ(test::run_program(MEROPS_PROGRAM, measurement("100ms")).exit_code, 0) << "its input was empty";
  EXPECT_EQ(test::run_program(MEROPS_PROGRAM, by_input(measurement("100s"))).exit_code, 130);
}

/// The second one may be of another kind.
TEST_F(Stop, QuitsAtTheSecondRequestBySignalOrInput) {
  for (const bool signal_first : {true, false}) {
    test::RunningProgram synth(MEROPS_PROGRAM, by_input(endless_synth()), {.input = test::InputFrom::pipe});
    ASSERT_TRUE(synth.says("\"progress\""));
    signal_first ? synth.send(SIGINT) : synth.type("\n");
    signal_first ? synth.type("\n") : synth.send(SIGINT);
    EXPECT_EQ(synth.wait().exit_code, 130);
    EXPECT_THAT(files_left(), testing::IsEmpty());
  }
}

}  // namespace
}  // namespace merops
