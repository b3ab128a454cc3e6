#include "cli/rerun_plan.h"

#include "core/model/error.h"
#include "core/model/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

std::vector<CellResult> results_of(std::span<const Cell> cells) {
  std::vector<CellResult> results;
  for (const Cell& cell : cells) results.emplace_back().cell = cell;
  return results;
}

Plan sweep() {
  Plan plan;
  plan.sources = {"/a", "/b"};
  plan.readers = {"raw", "io_uring"};
  plan.depths = {1, 4};
  plan.seed = 77;
  plan.repetitions = 3;
  return plan;
}

CampaignInfo campaign_of(const std::string& plan_json) {
  CampaignInfo campaign;
  campaign.plan_json = plan_json;
  campaign.sources.push_back({"/a", SourceKind::store, "d1"});
  SourceRecord blocks{"/b", SourceKind::uniform, "d2"};
  blocks.expert_bytes = 65536;
  campaign.sources.push_back(blocks);
  return campaign;
}

TEST(Rerun, MeasuresTheWholePlanAgainAlsoWhereItWasInterrupted) {
  const auto planned = expand(sweep());
  const auto recorded = results_of(std::span(planned).first(5));
  EXPECT_EQ(cells_again(campaign_of(to_json(sweep())), recorded), planned);
}

TEST(Rerun, ReplaysRecordedCellsWhereThePlanDoesNotTellThem) {
  std::vector<Cell> cells = expand(sweep());
  cells[0].tag = "provisional";
  cells[1].tag = "repeat";
  const std::vector<Cell> wanted(cells.begin() + 1, cells.end());
  for (const std::string& plan : {std::string(R"({"command":"qualify","path":"/x","seed":77})"), std::string(),
                                  std::string("{}"), to_json(sweep())}) {
    EXPECT_EQ(cells_again(campaign_of(plan), results_of(cells)), wanted) << plan;
  }
}

TEST(Rerun, OpensUniformSourcesAsTheBlocksTheyWere) {
  const auto sources = sources_again(campaign_of(""), expand(sweep()));
  ASSERT_EQ(sources.size(), 2U);
  EXPECT_EQ(sources[0].block, 0U);
  EXPECT_EQ(sources[1].block, 65536U);
}

TEST(Rerun, NeedsOnlySourcesThatCellsRead) {
  Cell cell;
  cell.source = 1;
  const auto sources = sources_again(campaign_of(""), std::vector<Cell>{cell});
  EXPECT_THAT(map_sources(sources, std::vector<std::string>{"/new"}), ElementsAre(Pair(1U, "/new")));
  cell.source = 9;
  EXPECT_THROW((void)sources_again(campaign_of(""), std::vector<Cell>{cell}), Error);
}

TEST(Rerun, ListsTheSourcesWhereTheNumberOfPathsIsWrong) {
  const auto sources = sources_again(campaign_of(""), expand(sweep()));
  try {
    (void)map_sources(sources, std::vector<std::string>{"/new"});
    FAIL();
  } catch (const UsageError& error) {
    EXPECT_THAT(error.hint(), HasSubstr("/a (store, digest d1), /b (uniform, digest d2)"));
  }
}

}  // namespace
}  // namespace merops
