#include "results/recorder.h"
#include "tests/support/run_program.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iostream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Report : public testing::Test {
 protected:
  test::Outcome report(std::vector<std::string> words) {
    words.insert(words.begin(), "report");
    words.insert(words.end(), {"--db", database_.string()});
    return test::run_program(MEROPS_PROGRAM, words);
  }
  /// A campaign of one cell; its id.
  std::string record(const std::string& digits = "01", const std::string& disk = "nvme0n1") {
    Database database = Database::open(database_, {DatabaseAccess::write});
    Recorder recorder(database, std::cerr);
    CampaignInfo campaign = test::sample_campaign();
    campaign.id = digits + campaign.id.substr(2);
    for (SourceRecord& source : campaign.sources) {
      source.storage.chain.front().name = disk;
      source.storage.leaves = {disk};
    }
    recorder.campaign_started(campaign);
    CellResult cell = test::sample_cell_result();
    cell.source_path = campaign.sources.front().path;
    cell.cell.check_bytes = false;
    cell.cell.order = Order::random;
    cell.cell.block = 0;
    recorder.cell_ended(cell, 0, 1);
    recorder.campaign_ended(CampaignEnd::finished, 0);
    return campaign.id;
  }
  [[nodiscard]] static std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  test::TemporaryFolder folder_;
  std::filesystem::path database_ = folder_.path() / "results.db";
  std::filesystem::path page_ = folder_.path() / "report.html";
};

TEST_F(Report, IsOneHtmlFile) {
  record();
  const auto run = report({"-o", page_.string()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(read(page_), StartsWith("<!DOCTYPE html>"));
  EXPECT_THAT(read(page_), HasSubstr("class=\"verdict\""));
}

TEST_F(Report, GoesToTheOutputWithoutAFile) {
  record();
  EXPECT_THAT(report({}).out, StartsWith("<!DOCTYPE html>"));
  EXPECT_THAT(report({"--format", "md"}).out, StartsWith("# "));
  EXPECT_THAT(report({"--format", "txt"}).out, HasSubstr("\n======"));
}

TEST_F(Report, IsWrittenAsTheEndingSays) {
  record();
  const auto markdown = folder_.path() / "report.md";
  EXPECT_EQ(report({"-o", markdown.string()}).exit_code, 0);
  EXPECT_THAT(read(markdown), StartsWith("# "));
}

TEST_F(Report, NeverReplacesAFileUnasked) {
  record();
  test::write_text(page_, "mine");
  const auto refused = report({"-o", page_.string()});
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_THAT(refused.err, HasSubstr("--force"));
  EXPECT_EQ(read(page_), "mine");
  EXPECT_EQ(report({"-o", page_.string(), "--force"}).exit_code, 0);
  EXPECT_THAT(read(page_), StartsWith("<!DOCTYPE html>"));
}

TEST_F(Report, IsTheSameForTheSameDatabase) {
  record();
  EXPECT_EQ(report({}).out, report({}).out);
}

TEST_F(Report, TakesTheNewestCampaignOfEachDisk) {
  const std::string old = record("01");
  const std::string other = record("02", "sda");
  const std::string newest = record("03");
  const std::string page = report({}).out;
  EXPECT_THAT(page, HasSubstr(newest));
  EXPECT_THAT(page, HasSubstr(other));
  EXPECT_THAT(page, Not(HasSubstr(old)));
  EXPECT_THAT(report({old}).out, HasSubstr(old));
}

TEST_F(Report, RefusesWhatItCannotReport) {
  EXPECT_EQ(report({}).exit_code, 1) << "no database";
  const std::string id = record();
  EXPECT_EQ(report({"ffff"}).exit_code, 1);
  EXPECT_EQ(report({"--format", "pdf"}).exit_code, 2);
  EXPECT_EQ(report({"--model", "no-such-model"}).exit_code, 2);
  const auto deleted = test::run_program(MEROPS_PROGRAM, {"results", "delete", id, "--db", database_.string()});
  ASSERT_EQ(deleted.exit_code, 0) << deleted.err;
  EXPECT_THAT(report({}).err, HasSubstr("nothing is measured there yet"));
  EXPECT_THAT(report({id}).err, HasSubstr("--undo"));
  EXPECT_FALSE(std::filesystem::exists(page_));
}

}  // namespace
}  // namespace merops
