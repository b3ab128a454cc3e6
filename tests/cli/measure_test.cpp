#include "results/connection.h"
#include "results/database.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <chrono>
#include <filesystem>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

/// What the measuring commands take and refuse.
namespace merops {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

class Measure : public testing::Test {
 protected:
  test::Outcome merops(std::vector<std::string> words) {
    test::RunOptions options;
    options.data = folder_.path() / "data";
    return test::run_program(MEROPS_PROGRAM, words, options);
  }
  test::Outcome measure(std::vector<std::string> words) {
    words.insert(words.begin(), {"measure", file_.string(), "--block", "64KiB", "--quiet-wait", "1ms"});
    return merops(std::move(words));
  }
  test::TemporaryFolder folder_;
  std::filesystem::path file_ = [this] {
    const std::filesystem::path file = folder_.path() / "file";
    test::write_random_file(file, 1 << 20);
    return file;
  }();
};

TEST_F(Measure, SynthRefusesSizesBeyondReason) {
  const std::string output = (folder_.path() / "store").string();
  for (const auto& [option, value] : std::vector<std::pair<std::string, std::string>>{
           {"--threads", "257"}, {"--layers", "10001"}, {"--experts", "4294967295"}, {"--size", "1B"}}) {
    const auto run = merops({"synth", "--model", "qwen3-30b-a3b", "-o", output, option, value});
    EXPECT_EQ(run.exit_code, 2) << option;
    EXPECT_THAT(run.err, HasSubstr(option)) << run.err;
  }
  EXPECT_FALSE(std::filesystem::exists(output));
}

TEST_F(Measure, TellsTheTimeLeftOfATimedCell) {
  const auto run = measure({"--reader", "null", "--seconds", "1s", "--progress", "jsonl"});
  std::istringstream lines(run.err);
  std::size_t with_time_left = 0;
  for (std::string line; std::getline(lines, line);) {
    const json event = json::parse(line);
    if (event["event"] != "progress") continue;
    EXPECT_TRUE(event["of"].is_null()) << line;
    EXPECT_LE(event["eta_s"].get<double>(), 1.0) << line;
    if (event["eta_s"].get<double>() > 0) ++with_time_left;
  }
  EXPECT_GT(with_time_left, 0U) << run.err;
}

TEST_F(Measure, TakesAPilotThatIsEnough) {
  // Half as fast or twice as fast is seen in the pilot's seven pairs: no more are measured, and that is no failure.
  const auto run =
      merops({"measure", "--ab", "reader=buffered", "reader=mmap", file_.string(), "--block", "64KiB", "--cache",
              "warm", "--sample", "100", "--with-contaminated", "--detect", "90%", "--quiet-wait", "1ms", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err << run.out;
  const json comparison = json::parse(run.out)["comparison"];
  EXPECT_EQ(comparison["n_a"], comparison["detect"]["pairs"]);
  if (comparison["detect"]["pairs"] != 7) GTEST_SKIP() << "rates vary too much here for the seven pairs of the pilot";
}

TEST_F(Measure, RefusesNumbersThatMeanNothing) {
  for (const auto& [option, value, wanted] :
       std::vector<std::tuple<std::string, std::string, std::string>>{{"--sample", "0", "from 1 to"},
                                                                      {"--sample", "18446744073709551615", "from 1 to"},
                                                                      {"--bytes", "0", "more than 0"},
                                                                      {"--bytes", "18446744073709551615", "goes up to"},
                                                                      {"--seconds", "0", "more than 0"},
                                                                      {"--seconds", "5000000h", "goes up to"},
                                                                      {"--repeat", "0", "from 1 to"},
                                                                      {"--repeat", "100000", "goes up to"},
                                                                      {"--memory", "0", "more than 0"},
                                                                      {"--timeout", "0", "more than 0"},
                                                                      {"--qd", "0", "from 1 to 1024"},
                                                                      {"--qd", "1025", "from 1 to 1024"}}) {
    const auto run = measure({option, value});
    EXPECT_EQ(run.exit_code, 2) << option << " " << value;
    EXPECT_THAT(run.err, HasSubstr(option)) << value;
    EXPECT_THAT(run.err, HasSubstr(wanted)) << option << " " << value;
  }
  EXPECT_EQ(merops({"verify", file_.string(), "--sample", "0"}).exit_code, 2);
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "data")) << "a database was made";
}

TEST_F(Measure, SaysHowDeepAQueueMayBe) { EXPECT_THAT(merops({"measure", "--help"}).out, HasSubstr("1 to 1024")); }

TEST_F(Measure, MeasuresWhatIsGivenTwiceOnceAndSaysSo) {
  const auto link = folder_.path() / "link";
  std::filesystem::create_hard_link(file_, link);
  const auto run = measure({link.string(), (folder_.path() / "." / "file").string(), "--reader", "buffered,buffered",
                            "--qd", "2,1,2,2", "--cache", "warm,warm", "--sample", "4", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(json::parse(run.out).at("cells").size(), 2U);
  for (const char* text : {"link is the same source as", "--reader buffered is given twice", "--qd 2 is given twice",
                           "--cache warm is given twice"}) {
    const auto first = run.err.find(text);
    ASSERT_NE(first, std::string::npos) << text << " in " << run.err;
    EXPECT_EQ(run.err.find(text, first + 1), std::string::npos) << text;
  }
}

TEST_F(Measure, KeepsTheLogOfAProgramAListOfEvents) {
  const auto run = measure({"--reader", "buffered,buffered", "--sample", "4", "--progress", "jsonl"});
  std::istringstream lines(run.err);
  for (std::string line; std::getline(lines, line);) EXPECT_TRUE(json::accept(line)) << line;
}

TEST_F(Measure, NamesACommandThatTakesAnyFile) {
  for (const char* command : {"qualify", "measure", "inspect"}) {
    const auto run = merops({command, file_.string()});
    EXPECT_EQ(run.exit_code, 1) << command;
    EXPECT_THAT(run.err, HasSubstr("merops measure FILE --block SIZE")) << command;
  }
}

TEST_F(Measure, FinishesAndRecordsWhenNobodyReadsTheTable) {
  test::RunOptions options;
  options.output = test::OutputTo::broken_pipe;
  options.data = folder_.path() / "data";
  const auto run = test::run_program(
      MEROPS_PROGRAM,
      {"measure", file_.string(), "--block", "64KiB", "--quiet-wait", "1ms", "--reader", "buffered", "--sample", "4"},
      options);
  EXPECT_EQ(run.exit_code, test::exit_of_broken_pipe());
  EXPECT_EQ(run.err, "");
  const json campaign = json::parse(merops({"results", "list", "--json"}).out).at("campaigns").at(0);
  EXPECT_EQ(campaign.at("measured"), 1);
  EXPECT_EQ(campaign.at("end"), "finished");
}

/// Another program holds the database all the time: it is waited for once, and said, before anything is measured.
TEST_F(Measure, WaitsOnceForALockedDatabase) {
  ASSERT_EQ(merops({"verify", file_.string()}).exit_code, 3);  // makes the database
  Connection other(folder_.path() / "data" / "merops" / "results.db", OpenMode::existing, 0);
  other.execute("BEGIN IMMEDIATE");
  const auto begin = std::chrono::steady_clock::now();
  const auto run = measure({"--sample", "4"});
  const auto alone = std::chrono::steady_clock::now() - begin;
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, StartsWith("note: waiting for another program that uses the results database\nmerops: "));
  EXPECT_THAT(run.err, HasSubstr("another program is using it"));
  EXPECT_LT(alone, 2 * std::chrono::milliseconds(DatabaseOptions{}.busy_wait_ms)) << "waited more than once";
}

TEST_F(Measure, TellsNoRateOfAVerificationThatReadNothing) {
  const auto run = merops({"verify", file_.string()});
  EXPECT_EQ(run.exit_code, 3);
  EXPECT_THAT(run.out, HasSubstr("0 B in "));
  EXPECT_THAT(run.out, testing::Not(HasSubstr("MB/s")));
  EXPECT_TRUE(json::parse(merops({"verify", file_.string(), "--json"}).out).at("work").at("mb_per_s").is_null());
}

}  // namespace
}  // namespace merops
