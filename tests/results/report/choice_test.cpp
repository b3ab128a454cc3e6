#include "results/report/choice.h"

#include "results/report/doubts.h"
#include "tests/results/report/sample_disks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::report {
namespace {

using test::SampleCampaign;
using testing::Contains;
using testing::HasSubstr;

Material material_of(const std::vector<SampleCampaign>& campaigns) {
  std::vector<LoadedCampaign> loaded;
  for (const SampleCampaign& campaign : campaigns) loaded.push_back(campaign.loaded);
  return {disks_of(loaded), Geometry{"", 2048, 768, 48, 128, 8, 4}, &reference_catalogue()};
}

SampleCampaign disk(std::uint32_t number, double mb_per_s, std::uint32_t runs = 7) {
  SampleCampaign campaign(number);
  campaign.add_runs("io_uring", 4, mb_per_s, runs);
  return campaign;
}

TEST(Choice, TakesTheFasterWhereTheSpreadsDoNotMeet) {
  const Material material = material_of({disk(1, 300), disk(2, 1500)});
  const Choice choice = choose(material);
  ASSERT_NE(choice.best, nullptr);
  EXPECT_EQ(choice.best->name, "nvme2n1 (nvme)");
  ASSERT_EQ(choice.slower.size(), 1U);
  EXPECT_EQ(choice.slower.front()->name, "nvme1n1 (nvme)");
  EXPECT_TRUE(choice.equals.empty());
}

TEST(Choice, TellsNothingApartWhereTheSpreadsMeet) {
  const Material material = material_of({disk(1, 300), disk(2, 302)});
  const Choice choice = choose(material);
  ASSERT_EQ(choice.equals.size(), 1U);
  EXPECT_EQ(choice.equals.front()->name, "nvme1n1 (nvme)");
}

TEST(Choice, IsTheOnlyDisk) {
  const Material material = material_of({disk(1, 300)});
  const Choice choice = choose(material);
  EXPECT_EQ(choice.best, &material.disks.front());
  EXPECT_TRUE(choice.slower.empty() && choice.equals.empty() && choice.others.empty());
}

TEST(Choice, IsNoneWithoutADisk) { EXPECT_EQ(choose(material_of({})).best, nullptr); }

TEST(Choice, ComparesExpertsOfOneSizeAndPrefersTheModels) {
  SampleCampaign larger = disk(1, 9000);
  for (StoredCell& cell : larger.loaded.cells) cell.result.expert_bytes = 19'000'000;
  const Material material = material_of({larger, disk(2, 300)});
  const Choice choice = choose(material);
  EXPECT_EQ(choice.best->name, "nvme2n1 (nvme)");
  ASSERT_EQ(choice.others.size(), 1U);
  EXPECT_THAT(doubts(material, choice), Contains(HasSubstr("measured with experts of 19.0 MB")));
}

TEST(Choice, RestsOnNothingThatIsInvalidRetractedOrUnproved) {
  SampleCampaign campaign = disk(1, 300, 1);
  campaign.add("io_uring", 8, 9000).result.validity = Validity::invalid;
  campaign.add("io_uring", 16, 9100).standing.retracted_utc = "2026-02-01T00:00:00.000Z";
  campaign.add("io_uring", 32, 9200).result.cache_state = CacheState::unverified;
  campaign.add("flat-direct", 1, 9300).result.cell.tag = "provisional";
  campaign.add("flat-direct", 2, 9400).result.cell.check_bytes = true;
  campaign.add("flat-direct", 4, 9500).result.state = CellState::failed;
  const Material material = material_of({campaign});
  EXPECT_EQ(material.disks.front().best->at_best_depth.value, 300);
  EXPECT_EQ(material.disks.front().left_out.size(), 6U);
}

TEST(Choice, BoundsTheRatioByBothSpreads) {
  const Material material = material_of({disk(1, 300, 1), disk(2, 600, 1)});
  const Spread ratio = ratio_spread(*deciding_group(material.disks[0]), *deciding_group(material.disks[1]));
  EXPECT_DOUBLE_EQ(ratio.low, 2 * 0.98 / 1.02);
  EXPECT_DOUBLE_EQ(ratio.high, 2 * 1.02 / 0.98);
}

TEST(Doubts, TellHowManyRunsThereWere) {
  const Material once = material_of({disk(1, 300, 1)});
  EXPECT_THAT(doubts(once, choose(once)), Contains(HasSubstr("measured once")));
  SampleCampaign short_run = disk(1, 300, 1);
  short_run.loaded.cells.front().result.measurement.mb_per_s = {300, {}, {}};
  const Material unbounded = material_of({short_run});
  EXPECT_THAT(doubts(unbounded, choose(unbounded)), Contains(HasSubstr("too few reads for an interval")));
  const Material thrice = material_of({disk(1, 300, 3)});
  EXPECT_THAT(doubts(thrice, choose(thrice)), Contains(HasSubstr("3 runs bound no interval")));
  const Material enough = material_of({disk(1, 300)});
  EXPECT_THAT(doubts(enough, choose(enough)), testing::ElementsAre("None was found."));
}

TEST(Doubts, RepeatTheFlagsOfTheDecidingRow) {
  SampleCampaign campaign = disk(1, 300);
  campaign.loaded.cells.front().result.flags = {{"freshly-written", "plausibility", "written 3 min before", "wait"}};
  const Material material = material_of({campaign});
  EXPECT_THAT(doubts(material, choose(material)),
              testing::ElementsAre("nvme1n1 (nvme): freshly-written: written 3 min before; wait."));
}

TEST(Doubts, SayWhenTheMachinesDiffer) {
  SampleCampaign other = disk(2, 900);
  other.loaded.campaign.info.machine.machine_id = "another";
  const Material material = material_of({disk(1, 300), other});
  EXPECT_THAT(doubts(material, choose(material)), Contains(HasSubstr("different machines")));
}

}  // namespace
}  // namespace merops::report
