#include "results/report/report.h"

#include "core/model/geometry.h"
#include "results/reference.h"
#include "results/report/writers.h"
#include "tests/results/report/sample_disks.h"
#include "tests/results/report/well_formed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::report {
namespace {

using test::SampleCampaign;
using testing::HasSubstr;
using testing::Not;

Document report_of(const std::vector<SampleCampaign>& campaigns) {
  std::vector<LoadedCampaign> loaded;
  for (const SampleCampaign& campaign : campaigns) loaded.push_back(campaign.loaded);
  return make_report(loaded, std::nullopt, reference_catalogue());
}

std::string page_of(const std::vector<SampleCampaign>& campaigns) {
  std::string page = to_html(report_of(campaigns));
  EXPECT_EQ(merops::test::xml_fault(page), "");
  return page;
}

SampleCampaign swept(std::uint32_t number, double mb_per_s) {
  SampleCampaign campaign(number);
  for (const std::uint32_t depth : {1U, 2U, 4U}) campaign.add_runs("io_uring", depth, mb_per_s * (1 + 0.1 * depth));
  campaign.add("flat-direct", 1, mb_per_s);
  return campaign;
}

/// The first verdict of a page.
std::string verdict_in(const std::string& page) {
  const auto begin = page.find("class=\"verdict\">");
  return page.substr(begin, page.find("</p>", begin) - begin);
}

TEST(Report, LeadsWithTheDiskToUseAndWhy) {
  const std::string page = page_of({swept(1, 300), swept(2, 1500)});
  const std::string verdict = verdict_in(page);
  EXPECT_THAT(verdict, HasSubstr("Use nvme2n1 (nvme)"));
  EXPECT_THAT(verdict, HasSubstr("5.00 times as fast as nvme1n1 (nvme)"));
  EXPECT_THAT(page,
              HasSubstr("<p class=\"plain\">For qwen3-30b-a3b that allows at most 2.06 [2.06..2.06] tokens/s against"));
  EXPECT_LT(page.find("class=\"verdict\">"), page.find("<svg"));
}

TEST(Report, SaysWhenNoDifferenceIsShown) {
  EXPECT_THAT(verdict_in(page_of({swept(1, 300), swept(2, 300.5)})), HasSubstr("No difference is shown"));
}

TEST(Report, IsWholeWithoutAnyCell) {
  const std::string page = page_of({SampleCampaign(1)});
  EXPECT_THAT(page, HasSubstr("No disk can be judged"));
  EXPECT_THAT(page_of({}), HasSubstr("No disk can be judged"));
}

TEST(Report, IsWholeWithASingleCell) {
  SampleCampaign campaign(1);
  campaign.add("flat-direct", 1, 300);
  EXPECT_THAT(verdict_in(page_of({campaign})), HasSubstr("nvme1n1 (nvme) streams experts at 300 [294..306] MB/s"));
}

TEST(Report, IsWholeWithFortyReadersAndWithFortyDisks) {
  SampleCampaign readers(1);
  for (int i = 10; i < 50; ++i) readers.add("reader-" + std::to_string(i), 1, 100.0 + i);
  const std::string of_readers = page_of({readers});
  EXPECT_THAT(of_readers, HasSubstr("(5 of 5)")) << "eight lines a chart";
  std::vector<SampleCampaign> disks;
  for (std::uint32_t i = 0; i < 40; ++i) disks.push_back(swept(i, 100.0 + 10 * i));
  const std::string of_disks = page_of(disks);
  EXPECT_THAT(verdict_in(of_disks), HasSubstr("Use nvme39n1"));
}

TEST(Report, IsWholeWhereValuesAreMissing) {
  SampleCampaign campaign(1);
  for (const std::uint32_t depth : {1U, 2U}) {
    Measurement& measured = campaign.add("flat-direct", depth, 300).result.measurement;
    measured.latency = {};
    measured.intervals = {};
    measured.mb_per_s = {300, std::nullopt, std::nullopt};
  }
  const std::string page = page_of({campaign});
  EXPECT_THAT(page, HasSubstr("No p99"));
  EXPECT_THAT(page, Not(HasSubstr("nan")));
  EXPECT_THAT(page, Not(HasSubstr("inf")));
}

TEST(Report, ListsInvalidAndRetractedCellsAndNeverShowsTheirRates) {
  SampleCampaign campaign = swept(1, 300);
  CellResult& invalid = campaign.add("io_uring", 8, 7777).result;
  invalid.validity = Validity::invalid;
  invalid.validity_reason = "faster than the link";
  Standing& standing = campaign.add("io_uring", 16, 8888).standing;
  standing.retracted_utc = "2026-02-01T00:00:00.000Z";
  standing.retracted_reason = "a backup ran";
  for (const std::string& text : {page_of({campaign}), to_markdown(report_of({campaign}))}) {
    EXPECT_THAT(text, HasSubstr("invalid: faster than the link"));
    EXPECT_THAT(text, HasSubstr("retracted: a backup ran"));
    EXPECT_THAT(text, Not(HasSubstr("7,777")));
    EXPECT_THAT(text, Not(HasSubstr("8,888")));
  }
}

TEST(Report, ShowsNothingOfARetractedCampaign) {
  SampleCampaign campaign = swept(1, 300);
  campaign.loaded.campaign.row.standing.retracted_utc = "2026-02-01T00:00:00.000Z";
  campaign.loaded.campaign.row.standing.retracted_reason = "the wrong cable";
  const std::string page = page_of({campaign});
  EXPECT_THAT(page, HasSubstr("its campaign was retracted: the wrong cable"));
  EXPECT_THAT(verdict_in(page), HasSubstr("No disk can be judged"));
}

TEST(Report, IsSafeWhateverADiskIsCalled) {
  const std::string hostile = "<script>alert(1)</script>\x1b]0;x\x07\xff" + std::string(80, 'm');
  SampleCampaign campaign(1, hostile);
  campaign.add(hostile, 1, 300).result.flags = {{hostile, hostile, hostile, hostile}};
  campaign.loaded.campaign.info.command = hostile;
  const std::string page = page_of({campaign});
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("\x1b")));
}

TEST(Report, GivesTheSameBytesForTheSameResults) {
  const std::vector<SampleCampaign> campaigns{swept(1, 300), swept(2, 1500)};
  EXPECT_EQ(page_of(campaigns), page_of(campaigns));
}

TEST(Report, HoldsTheDocumentedRowsOfTheRegimeAndNoWithdrawnOne) {
  const std::string page = page_of({swept(1, 1500)});
  EXPECT_THAT(page, HasSubstr("A4-qwen-qd2"));
  EXPECT_THAT(page, HasSubstr("documented</text>"));
  for (const ReferenceRow& row : reference_catalogue().rows) {
    if (row.withdrawn.empty()) continue;
    EXPECT_THAT(page, Not(HasSubstr(row.id + ":")));
    EXPECT_THAT(page, Not(HasSubstr(">" + row.id + "<")));
  }
}

TEST(Report, MarksChangesOfTheRateAndShowsTemperatures) {
  SampleCampaign campaign(1);
  Measurement& measured = campaign.add("flat-direct", 1, 300).result.measurement;
  measured.steadiness.changes = {{500'000'000, 400, 200, 0.001}};
  measured.surroundings.temperatures = {{0, 41}, {900'000'000, 67}};
  const std::string page = page_of({campaign});
  EXPECT_THAT(page, HasSubstr("400 to 200 MB/s</text>"));
  EXPECT_THAT(page, HasSubstr("41 to 67"));
  EXPECT_THAT(page, HasSubstr("Temperature of the disk"));
}

TEST(Report, ForecastsTheModelThatIsAskedFor) {
  const Geometry geometry = geometry_of(*find_preset("gpt-oss-20b"));
  const Document document = make_report({swept(1, 300).loaded}, geometry, reference_catalogue());
  const std::string page = to_html(document);
  EXPECT_THAT(document.title, HasSubstr("gpt-oss-20b"));
  EXPECT_THAT(page, HasSubstr("The tokens/s rest on rates measured with experts of 2.65 MB"));
}

TEST(Report, TellsHowToMeasureAgain) {
  EXPECT_THAT(page_of({swept(1, 300)}), HasSubstr("merops rerun 0000000000001001 --on PATH"));
}

TEST(Report, KeepsIdentitiesToItself) {
  SampleCampaign campaign = swept(1, 300);
  campaign.loaded.campaign.info.machine.host_name = "HOSTNAME";
  campaign.loaded.campaign.info.machine.machine_id = "MACHINE";
  campaign.loaded.campaign.info.sources.front().storage.chain.front().serial = "SERIAL";
  const std::string page = page_of({campaign});
  for (const char* identity : {"HOSTNAME", "MACHINE", "SERIAL"}) EXPECT_THAT(page, Not(HasSubstr(identity)));
}

}  // namespace
}  // namespace merops::report
