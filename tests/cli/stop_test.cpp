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
    for (const auto& entry : std::filesystem::directory_iterator(work_))
      names.push_back(entry.path().filename().string());
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

TEST_F(Stop, RecordsAnInterruptedCampaign) {
  const std::string store = (work_ / "store").string(), database = (folder_.path() / "results.db").string();
  ASSERT_EQ(test::run_program(MEROPS_PROGRAM,
                              {"synth", "--model", "qwen3-30b-a3b", "--size", "30MB", "-o", store, "--db", database})
                .exit_code,
            0);
  test::RunningProgram measure(
      MEROPS_PROGRAM, {"measure", store, "--quiet-wait", "1ms", "--reader", "buffered", "--cache", "as-is", "--seconds",
                       "100s", "--db", database, "--progress", "jsonl"});
  ASSERT_TRUE(measure.says("\"progress\""));
  measure.send(SIGINT);
  EXPECT_EQ(measure.wait().exit_code, 130);
  const auto list = test::run_program(MEROPS_PROGRAM, {"results", "list", "--json", "--db", database});
  const json campaign = json::parse(list.out).at("campaigns").at(0);
  EXPECT_EQ(campaign.at("end"), "interrupted");
  EXPECT_EQ(campaign.at("exit"), 130);
}

}  // namespace
}  // namespace merops
