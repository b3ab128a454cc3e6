#include "results/recorder.h"
#include "tests/support/run_program.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iostream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class Results : public testing::Test {
 protected:
  test::Outcome results(std::vector<std::string> words, bool named = true) {
    words.insert(words.begin(), "results");
    if (named) words.insert(words.end(), {"--db", database_.string()});
    test::RunOptions options;
    options.data = folder_.path() / "data";
    return test::run_program(MEROPS_PROGRAM, words, options);
  }
  json results_json(std::vector<std::string> words) {
    words.emplace_back("--json");
    const auto run = results(words);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return json::parse(run.out);
  }
  /// A campaign of two cells and a pack, recorded; its id.
  std::string record(int number = 0) {
    Database database = Database::open(database_, {DatabaseAccess::write});
    Recorder recorder(database, std::cerr);
    CampaignInfo campaign = test::sample_campaign();
    if (number != 0) campaign.id = std::to_string(number) + campaign.id.substr(2);
    recorder.campaign_started(campaign);
    recorder.work_ended(test::sample_work());
    CellResult cell = test::sample_cell_result();
    cell.state = CellState::measured;
    recorder.cell_ended(cell, 0, 2);
    cell.state = CellState::failed;
    cell.reason = "Input/output error at 4096";
    recorder.cell_ended(cell, 1, 2);
    recorder.campaign_ended(CampaignEnd::finished, 3);
    return campaign.id;
  }
  test::TemporaryFolder folder_;
  std::filesystem::path database_ = folder_.path() / "results.db";
};

TEST_F(Results, AreListedWithTheirCells) {
  const std::string id = record();
  const json row = results_json({"list"}).at("campaigns").at(0);
  EXPECT_EQ(row.at("id"), id);
  EXPECT_EQ(row.at("measured"), 1);
  EXPECT_EQ(row.at("failed"), 1);
  EXPECT_EQ(row.at("end"), "finished");
  EXPECT_EQ(row.at("exit"), 3);
  EXPECT_THAT(results({"list"}).out, HasSubstr(id));
}

TEST_F(Results, AreAnEmptyListWhereNothingWasRecorded) {
  const auto run = results({"list"}, false);
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("No results are recorded yet"));
  EXPECT_TRUE(json::parse(results({"list", "--json"}, false).out).at("campaigns").empty());
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "data")) << "reading made files";
}

TEST_F(Results, AreAnErrorWhereTheNamedDatabaseIsMissing) {
  const auto run = results({"list"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("there is no such file"));
}

TEST_F(Results, LeaveAFileOfSomebodyElseAlone) {
  test::write_text(database_, "no database");
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"list"}, {"show", "ab"}, {"delete", "cell:1"}, {"note", "cell:1", "text"}}) {
    const auto run = results(words);
    EXPECT_EQ(run.exit_code, 1) << words.front();
    EXPECT_THAT(run.err, HasSubstr(database_.string())) << words.front();
  }
  EXPECT_EQ(std::filesystem::file_size(database_), 11U);
}

TEST_F(Results, ShowACampaignByTheBeginningOfItsId) {
  const std::string id = record();
  const auto run = results({"show", id.substr(0, 6)});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(id));
  EXPECT_THAT(run.out, HasSubstr("fits-in-memory"));
  const json document = results_json({"show", id});
  EXPECT_EQ(document.at("cells").size(), 2U);
  EXPECT_EQ(document.at("work").size(), 1U);
  EXPECT_EQ(document.at("campaign").at("id"), id);
  EXPECT_TRUE(document.at("info").contains("machine"));
  EXPECT_EQ(document.at("health_before").size(), document.at("health_after").size());
}

TEST_F(Results, ShowEachCellWithTheNumberThatNamesIt) {
  const std::string id = record();
  const json document = results_json({"show", id});
  const std::string name = "cell:" + std::to_string(document.at("cells").at(0).at("cell").get<int>());
  EXPECT_THAT(results({"show", id, "--each"}).out, HasSubstr(name));
  const auto run = results({"show", name});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(test::sample_cell_result().cell.reader));
  EXPECT_EQ(results_json({"show", name}).at("campaign"), id);
}

TEST_F(Results, ShowWork) {
  record();
  const auto run = results({"show", "work:1"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(test::sample_work().kind));
  EXPECT_EQ(results({"show", "work:99"}).exit_code, 1);
}

TEST_F(Results, ListWorkThatWasNoPartOfACampaign) {
  const std::string store = (folder_.path() / "store").string();
  const auto synth = test::run_program(
      MEROPS_PROGRAM, {"synth", "--model", "qwen3-30b-a3b", "--size", "8MB", "-o", store, "--db", database_.string()});
  ASSERT_EQ(synth.exit_code, 0) << synth.err;
  EXPECT_THAT(synth.out, HasSubstr("Recorded as work:1 in " + database_.string()));
  record();  // its work:2 stands with its campaign
  const auto verify = test::run_program(MEROPS_PROGRAM, {"verify", store, "--json", "--db", database_.string()});
  EXPECT_EQ(json::parse(verify.out).at("row"), "work:3");
  const auto run = results({"list"});
  EXPECT_THAT(run.out, HasSubstr("work:1"));
  EXPECT_THAT(run.out, HasSubstr("work:3"));
  EXPECT_THAT(run.out, testing::Not(HasSubstr("work:2")));
  const json work = results_json({"list"}).at("work");
  ASSERT_EQ(work.size(), 2U);
  EXPECT_EQ(work.at(0).at("work"), 3);
  EXPECT_EQ(work.at(0).at("result").at("kind"), "verify");
  EXPECT_THAT(results({"show", json::parse(verify.out).at("row")}).out, HasSubstr(store));
  EXPECT_EQ(results({"note", "work:1", "a new cable"}).exit_code, 0);
  EXPECT_THAT(results({"show", "work:1"}).out, HasSubstr("a new cable"));
  EXPECT_EQ(results_json({"show", "work:1"}).at("notes").at(0).at("text"), "a new cable");
}

TEST_F(Results, SayWhenTheListIsCut) {
  for (int i = 10; i < 62; ++i) record(i);
  EXPECT_EQ(results_json({"list"}).at("campaigns").size(), 52U);
  EXPECT_EQ(results_json({"list"}).at("complete"), true);
  EXPECT_EQ(results_json({"list", "--limit", "51"}).at("campaigns").size(), 51U);
  EXPECT_EQ(results_json({"list", "--limit", "51"}).at("complete"), false);
  EXPECT_EQ(results_json({"list", "--limit", "52"}).at("complete"), true);
  EXPECT_THAT(results({"list"}).err, HasSubstr("--all"));
  EXPECT_EQ(results({"list", "--all"}).err, "");
}

TEST_F(Results, RefuseRowsThatAreNone) {
  record();
  EXPECT_EQ(results({"show", "ffffffff"}).exit_code, 1);
  EXPECT_EQ(results({"show", "cell:999"}).exit_code, 1);
  EXPECT_EQ(results({"show", "cell:"}).exit_code, 2);
  EXPECT_EQ(results({"show", "cell:1x"}).exit_code, 2);
}

TEST_F(Results, AreHiddenWhenDeletedAndCanBeBroughtBack) {
  const std::string id = record();
  EXPECT_EQ(results({"delete", id}).exit_code, 0);
  EXPECT_TRUE(results_json({"list"}).at("campaigns").empty());
  EXPECT_EQ(results_json({"list", "--deleted"}).at("campaigns").size(), 1U);
  EXPECT_EQ(results({"delete", "--undo", id}).exit_code, 0);
  EXPECT_EQ(results_json({"list"}).at("campaigns").size(), 1U);
}

TEST_F(Results, ChangeNothingWhenOneOfTheRowsIsMistyped) {
  const std::string id = record();
  EXPECT_EQ(results({"delete", id, "cell:999"}).exit_code, 1);
  EXPECT_EQ(results_json({"list"}).at("campaigns").size(), 1U);
}

TEST_F(Results, KeepTheReasonOfARetraction) {
  const std::string id = record();
  EXPECT_EQ(results({"retract", id}).exit_code, 2) << "a reason is needed";
  EXPECT_EQ(results({"retract", id, "--reason", "a backup ran; see \"log\""}).exit_code, 0);
  EXPECT_EQ(results_json({"list"}).at("campaigns").at(0).at("retracted_reason"), "a backup ran; see \"log\"");
  EXPECT_EQ(results({"retract", "--undo", id}).exit_code, 0);
  EXPECT_TRUE(results_json({"list"}).at("campaigns").at(0).at("retracted_reason").is_null());
}

TEST_F(Results, KeepNotesAsTheyWereWritten) {
  const std::string id = record();
  EXPECT_EQ(results({"note", id, "nach dem Umbau \u2013 \u00fcber USB"}).exit_code, 0);
  EXPECT_EQ(results_json({"show", id}).at("notes").at(0).at("text"), "nach dem Umbau \u2013 \u00fcber USB");
  EXPECT_THAT(results({"show", id}).out, HasSubstr("\u00fcber USB"));
}

TEST_F(Results, AreRemovedForGoodOnlyWhenToldTwice) {
  const std::string id = record();
  EXPECT_THAT(results({"prune"}).out, HasSubstr("nothing to remove"));
  results({"delete", id});
  const auto unsure = results({"prune"});
  EXPECT_EQ(unsure.exit_code, 2);
  EXPECT_THAT(unsure.out, HasSubstr("1 campaign, 2 cells and 1 row of work would be removed"));
  EXPECT_THAT(unsure.err, HasSubstr("--yes"));
  EXPECT_EQ(results_json({"prune", "--dry-run"}).at("removed"), false);
  EXPECT_EQ(results_json({"list", "--deleted"}).at("campaigns").size(), 1U);
  EXPECT_EQ(results_json({"prune", "--yes"}).at("cells"), 2);
  EXPECT_TRUE(results_json({"list", "--deleted"}).at("campaigns").empty());
  EXPECT_EQ(results({"prune", "--yes", "--dry-run"}).exit_code, 2);
  EXPECT_GT(results_json({"vacuum"}).at("bytes_after"), 0);
}

TEST_F(Results, AreNeverReplacedByAnOutput) {
  const std::string id = record();
  const auto run = [](std::vector<std::string> words) { return test::run_program(MEROPS_PROGRAM, words); };
  for (const std::string beside : {"", "-wal", "-shm", "-journal"}) {
    const std::string output = database_.string() + beside;
    for (const std::string command : {"export", "report"}) {
      const auto done = run({command, id, "--force", "-o", output, "--db", database_.string()});
      EXPECT_EQ(done.exit_code, 1) << output;
      EXPECT_THAT(done.err, HasSubstr("results database")) << output;
    }
  }
  EXPECT_EQ(run({"synth", "--model", "qwen3-30b-a3b", "--size", "16MB", "--force", "-o", database_.string()}).exit_code,
            1);
  EXPECT_EQ(run({"results", "show", id, "--db", database_.string()}).exit_code, 0);
}

TEST_F(Results, ThatWereRetractedDoNotCountInTheTable) {
  const std::string id = record();
  const auto run = [](std::vector<std::string> words) { return test::run_program(MEROPS_PROGRAM, words); };
  ASSERT_EQ(run({"results", "retract", "cell:1", "--reason", "a backup", "--db", database_.string()}).exit_code, 0);
  EXPECT_THAT(run({"results", "show", id, "--db", database_.string()}).out, HasSubstr("1 of 2 cells were retracted"));
}

TEST_F(Results, AreHandedOnAndTakenIn) {
  const std::string id = record(), set = (folder_.path() / "set.json").string();
  const auto run = [](std::vector<std::string> words) { return test::run_program(MEROPS_PROGRAM, words); };
  const auto written = run({"export", id.substr(0, 8), "-o", set, "--db", database_.string()});
  EXPECT_EQ(written.exit_code, 0) << written.err;
  EXPECT_THAT(written.err, HasSubstr("1 campaign with 2 cells"));
  EXPECT_EQ(run({"export", "-o", set, "--db", database_.string()}).exit_code, 1) << "it is there already";
  const std::string other = (folder_.path() / "other.db").string();
  EXPECT_THAT(run({"import", set, "--dry-run", "--db", other}).out, HasSubstr("would be added with 2 cells"));
  const json report = json::parse(run({"import", set, "--db", other, "--json"}).out);
  EXPECT_EQ(report.at("files").at(0).at("campaigns").at(0).at("cells_added"), 2);
  EXPECT_EQ(run({"export", id, "--db", other}).out, run({"export", id, "--db", database_.string()}).out);
  EXPECT_EQ(run({"export", "work:1", "--db", other}).exit_code, 2);
  EXPECT_EQ(run({"export", "--format", "xml", "--db", other}).exit_code, 2);
  EXPECT_THAT(run({"import", folder_.path().string(), "--db", other}).err, HasSubstr("it is a folder"));
  EXPECT_THAT(run({"import", MEROPS_PROGRAM, "--db", other}).err, HasSubstr("neither a result set"));
}

test::Outcome reference(std::vector<std::string> words) {
  words.insert(words.begin(), "reference");
  return test::run_program(MEROPS_PROGRAM, words);
}

TEST(Reference, ListsTheDocumentedRowsWithTheirSources) {
  const json document = json::parse(reference({"list", "--json"}).out);
  EXPECT_GT(document.at("rows").size(), 30U);
  for (const json& row : document.at("rows")) EXPECT_FALSE(row.at("source").get<std::string>().empty()) << row;
  const json over_usb = json::parse(reference({"list", "--json", "--transport", "usb"}).out);
  for (const json& row : over_usb.at("rows")) EXPECT_EQ(row.at("transport"), "usb");
}

TEST(Reference, ShowsARowAndRefusesAnUnknownOne) {
  const auto run = reference({"show", "A4-qwen-qd2"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("1,969"));
  EXPECT_EQ(reference({"show", "nothing"}).exit_code, 1);
}

TEST(Reference, TakesACatalogueOfTheUsersOwn) {
  const test::TemporaryFolder folder;
  const auto write = [&](const std::string& id) {
    const std::string file = (folder.path() / "mine.json").string();
    std::ofstream(file) << R"({"rows":[{"id":")" << id << R"(","source":"my bench","machine":"m","disk":"d",
      "transport":"nvme","os":"Linux","regime":"direct","kinds":["store"],"expert_bytes":2654208,"queue_depth":1,
      "mb_per_s":1234,"flags":[]}],"claims":[]})";
    return file;
  };
  const json listed = json::parse(reference({"list", "--json", "--reference", write("mine")}).out);
  EXPECT_EQ(listed.at("rows").back().at("id"), "mine");
  EXPECT_THAT(reference({"show", "mine", "--reference", write("mine")}).out, HasSubstr("1,234"));
  const auto taken = reference({"list", "--reference", write("A2")});
  EXPECT_EQ(taken.exit_code, 1);
  EXPECT_THAT(taken.err, HasSubstr("\"A2\" is taken"));
  EXPECT_EQ(reference({"list", "--reference", (folder.path() / "nowhere").string()}).exit_code, 1);
}

TEST(Claims, ThatWereNotMeasuredTellWhatToRun) {
  const test::TemporaryFolder folder;  // without results
  test::RunOptions options;
  options.data = folder.path();
  const auto merops = [&](const std::vector<std::string>& words) {
    return test::run_program(MEROPS_PROGRAM, words, options);
  };
  const auto run = merops({"claims"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("Not measured; what to run:"));
  const json document = json::parse(merops({"claims", "--json"}).out);
  for (const json& claim : document.at("claims")) {
    EXPECT_EQ(claim.at("verdict"), "not-measured");
    EXPECT_THAT(claim.at("reason").get<std::string>(), HasSubstr("merops"));
  }
}

TEST(Reference, TellsWhyARowWasWithdrawn) {
  EXPECT_THAT(reference({"list"}).out, HasSubstr("Withdrawn, and never compared with:"));
  EXPECT_THAT(reference({"show", "W1"}).out, HasSubstr("page cache"));
}

}  // namespace
}  // namespace merops
