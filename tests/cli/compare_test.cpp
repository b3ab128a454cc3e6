#include "results/recorder.h"
#include "tests/support/run_program.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <iostream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

/// Measuring and comparing, by the program as a whole. What is compared was recorded by the test: no disk decides.
namespace merops {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class Compare : public testing::Test {
 protected:
  test::Outcome merops(std::vector<std::string> words) {
    test::RunOptions options;
    options.data = folder_.path() / "data";
    return test::run_program(MEROPS_PROGRAM, words, options);
  }
  json merops_json(std::vector<std::string> words, int exit_code = 0) {
    words.emplace_back("--json");
    const auto run = merops(words);
    EXPECT_EQ(run.exit_code, exit_code) << run.err;
    return json::parse(run.out);
  }
  std::string measure(std::vector<std::string> more) {
    std::vector<std::string> words{"measure", file_.string(), "--block", "64KiB", "--sample", "8"};
    words.insert(words.end(), more.begin(), more.end());
    return merops_json(words).at("campaign");
  }
  /// A campaign of valid cells at these depths, as if it had been measured; its id.
  std::string record(const std::string& id, const std::vector<std::uint32_t>& depths, double rate,
                     std::uint64_t expert_bytes = 2654208) {
    const std::filesystem::path data = folder_.path() / "data" / "merops";
    std::filesystem::create_directories(data);
    Database database = Database::open(data / "results.db", {.access = DatabaseAccess::write});
    Recorder recorder(database, std::cerr);
    CampaignInfo campaign = test::sample_campaign();
    campaign.id = id;
    recorder.campaign_started(campaign);
    std::uint32_t index = 0;
    for (const std::uint32_t depth : depths) {
      for (std::uint32_t i = 0; i < 3; ++i, ++index) {
        CellResult cell = test::sample_cell_result();
        cell.state = CellState::measured;
        cell.validity = Validity::valid;
        cell.cell.check_bytes = false;
        cell.cell.depth = depth;
        cell.cell.repetition = i;
        cell.source_kind = SourceKind::store;
        cell.expert_bytes = expert_bytes;
        cell.measurement.mb_per_s = {rate + i, {}, {}};
        recorder.cell_ended(cell, index, 9);
      }
    }
    recorder.campaign_ended(CampaignEnd::finished, 0);
    return "campaign:" + id;
  }
  test::TemporaryFolder folder_;
  std::filesystem::path file_ = [this] {
    const std::filesystem::path file = folder_.path() / "file";
    test::write_random_file(file, 1 << 20);
    return file;
  }();
};

TEST_F(Compare, ComparesTwoCampaignsKeyByKey) {
  const std::string a = record("00000000000000aa", {1, 4}, 100);
  const std::string b = record("00000000000000bb", {4, 8}, 200);
  const json document = merops_json({"compare", a, b});
  ASSERT_EQ(document.at("rows").size(), 1U);
  const json& row = document.at("rows").at(0);
  EXPECT_THAT(row.at("key").get<std::string>(), HasSubstr("depth=4"));
  EXPECT_EQ(row.at("n_a"), 3);
  EXPECT_TRUE(row.at("few_repetitions"));
  EXPECT_EQ(row.at("verdict"), "faster");
  EXPECT_DOUBLE_EQ(row.at("ratio"), 201.0 / 101);
  EXPECT_EQ(document.at("not_comparable").size(), 2U);
  EXPECT_EQ(document.at("not_comparable").at(0).at("differs").at(0).at("name"), "depth");
  const auto run = merops({"compare", a, b});
  EXPECT_THAT(run.out, HasSubstr("Fewer than 7 repetitions"));
  EXPECT_THAT(run.out, HasSubstr("B 99 % faster"));
  EXPECT_THAT(run.out, HasSubstr("depth (1 in A, 4 in B)"));
}

TEST_F(Compare, ComparesWithAResultSetAsWithTheCampaignItself) {
  const std::string a = record("00000000000000aa", {1, 4}, 100);
  const std::string b = record("00000000000000bb", {4}, 200);
  const std::string set = (folder_.path() / "set.json").string();
  ASSERT_EQ(merops({"export", "00000000000000aa", "-o", set}).exit_code, 0);
  const json of_set = merops_json({"compare", "file:" + set, b});
  EXPECT_EQ(of_set.at("rows").at(0).at("ratio"), merops_json({"compare", a, b}).at("rows").at(0).at("ratio"));
  EXPECT_EQ(of_set.at("a").at("cells"), 6);
  test::write_text(set, "{}");
  EXPECT_EQ(merops({"compare", "file:" + set, b}).exit_code, 1);
  EXPECT_EQ(merops({"compare", "file:/nowhere", b}).exit_code, 1);
}

TEST_F(Compare, MeasuresAResultSetAgain) {
  const std::string first = measure({"--reader", "null", "--seed", "9"});
  const std::string set = (folder_.path() / "set.json").string();
  ASSERT_EQ(merops({"export", first, "-o", set}).exit_code, 0);
  const json again = merops_json({"rerun", set, "--on", file_.string()});
  const json before = merops_json({"results", "show", first});
  EXPECT_EQ(again.at("cells").at(0).at("cell"), before.at("cells").at(0).at("result").at("cell"));
  EXPECT_EQ(again.at("cells").at(0).at("sequence_digest"), before.at("cells").at(0).at("result").at("sequence_digest"));
}

TEST_F(Compare, RefusesCellsOfOtherSizesByName) {
  const std::string a = record("00000000000000aa", {1}, 100);
  const std::string b = record("00000000000000bb", {1}, 100, 1000);
  const auto run = merops({"compare", a, b});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("expert_bytes (2654208 and 1000)"));
}

TEST_F(Compare, RefusesSidesThatAreWrong) {
  const std::string a = record("00000000000000aa", {1}, 100);
  EXPECT_EQ(merops({"compare", a, a}).exit_code, 2);
  EXPECT_EQ(merops({"compare", "reader:null"}).exit_code, 2);
  EXPECT_EQ(merops({"compare", "reader:null", "vda"}).exit_code, 2);
  EXPECT_EQ(merops({"compare", "reader:null", "device:nothing"}).exit_code, 1);
  EXPECT_EQ(merops({"compare", "reader:null", "reader:x", "--band", "7"}).exit_code, 2);
}

TEST_F(Compare, MeasuresAlternatingPairsAndRecordsThem) {
  const json document = merops_json({"measure", file_.string(), "--block", "64KiB", "--sample", "8", "--ab",
                                     "reader=null", "reader=null,qd=2", "--repeat", "2"});
  const json& comparison = document.at("comparison");
  EXPECT_EQ(comparison.at("pairs_planned"), 2);
  EXPECT_EQ(document.at("cells").size(), 4U);
  EXPECT_EQ(document.at("cells").at(0).at("cell").at("tag"), "ab");
  const json recorded = merops_json({"results", "show", document.at("campaign").get<std::string>()});
  EXPECT_EQ(recorded.at("cells").size(), 4U);
}

TEST_F(Compare, SaysWhereThePilotCannotBeUsed) {
  // Reading nothing is no disk's rate: such cells are invalid.
  const json document = merops_json({"measure", file_.string(), "--block", "64KiB", "--sample", "8", "--ab",
                                     "reader=null", "reader=null", "--detect", "50%"});
  EXPECT_EQ(document.at("comparison").at("detect").at("pairs"), 0);
  EXPECT_TRUE(document.at("comparison").at("detect").at("pairs_wanted").is_null());
  EXPECT_EQ(document.at("cells").size(), 14U);
}

TEST_F(Compare, RefusesOptionsThatDoNotGoTogether) {
  const std::string file = file_.string();
  EXPECT_EQ(merops({"measure"}).exit_code, 2);
  EXPECT_EQ(merops({"measure", file, "--block", "64KiB", "--detect", "5%"}).exit_code, 2);
  EXPECT_EQ(merops({"measure", file, "--ab", "reader=null"}).exit_code, 2);
  EXPECT_EQ(merops({"measure", file, "--ab", "reader=null", "qd=2", "--qd", "1,2"}).exit_code, 2);
  EXPECT_EQ(merops({"measure", "--ab", "reader=null", "qd=2"}).exit_code, 2);
}

TEST_F(Compare, MeasuresACampaignAgain) {
  const std::string first = measure({"--reader", "null", "--qd", "1,2", "--repeat", "3", "--seed", "9"});
  const json again = merops_json({"rerun", first, "--on", file_.string()});
  const json before = merops_json({"results", "show", first});
  ASSERT_EQ(again.at("cells").size(), before.at("cells").size());
  for (std::size_t i = 0; i < again.at("cells").size(); ++i) {
    const json& now = again.at("cells").at(i);
    const json& then = before.at("cells").at(i).at("result");
    EXPECT_EQ(now.at("cell"), then.at("cell"));
    EXPECT_EQ(now.at("sequence_digest"), then.at("sequence_digest"));
  }
  EXPECT_TRUE(again.at("comparison").at("rows").is_array());
}

TEST_F(Compare, SaysWhereTheSourceIsLaidOutOtherwise) {
  const std::string first = measure({"--reader", "null"});
  const std::filesystem::path other = folder_.path() / "other";
  test::write_random_file(other, 2 << 20);
  const auto run = merops({"rerun", first, "--on", other.string()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.err, HasSubstr("laid out otherwise"));
  EXPECT_EQ(merops({"rerun", first, "--on", other.string(), "--on", other.string()}).exit_code, 2);
}

}  // namespace
}  // namespace merops
