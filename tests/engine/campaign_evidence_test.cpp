#include "backends/registry.h"
#include "core/engine/campaign.h"
#include "core/engine/pack.h"
#include "tests/support/temporary_folder.h"

#include <atomic>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

/// What a campaign gathers beside its cells' figures.
namespace merops {
namespace {

struct CampaignEvidence : testing::Test {
  test::TemporaryFolder folder{};
  CampaignListener ears{};
  std::atomic<bool> stop{false};

  std::string store() {
    SynthRequest request;
    request.geometry.name = "small";
    request.geometry.hidden = 128;
    request.geometry.width = 64;
    request.geometry.layers = 4;
    request.geometry.experts = 16;
    request.geometry.topk = 2;
    request.output = folder.path() / "store.picchioflat";
    static_cast<void>(synthesise(request));
    return request.output.string();
  }
};

TEST_F(CampaignEvidence, AsksTheDrivesBeforeAndAfter) {
  struct Doctor final : CampaignListener {
    std::vector<std::pair<std::vector<DeviceHealth>, bool>> seen{};
    void health_seen(const std::vector<DeviceHealth>& drives, bool after) override { seen.emplace_back(drives, after); }
  } doctor;
  Campaign campaign{{}, backends(), {&doctor}, &stop};
  campaign.add_source(store());
  campaign.add_source(campaign.source(0).path);
  const std::size_t drives = campaign.storage(0).leaves.size();
  campaign.start();
  campaign.end(CampaignEnd::finished, 0);
  if (drives == 0) GTEST_SKIP() << "the temporary folder lies on no block device";
  ASSERT_EQ(doctor.seen.size(), 2U);
  EXPECT_EQ(doctor.seen[0].first.size(), drives);  // each once
  EXPECT_FALSE(doctor.seen[0].second);
  EXPECT_TRUE(doctor.seen[1].second);
}

TEST_F(CampaignEvidence, KnowsHowItsSourceLiesOnItsDisk) {
  Campaign campaign{{}, backends(), {&ears}, &stop};
  campaign.add_source(store());
  const ContentFacts content = campaign.info().sources.at(0).content;
  EXPECT_GT(content.sampled_bytes.value_or(0), 0U);
  EXPECT_GT(content.bits_per_byte.value_or(0), 7.5);
}

TEST_F(CampaignEvidence, MeasuresAThoroughCellUntilItIsSteady) {
  Campaign campaign{{}, backends(), {&ears}, &stop};
  campaign.add_source(store());
  campaign.start();
  Cell rounds;
  rounds.reader = "null";
  rounds.limits.nanoseconds = 200'000'000;
  rounds.thorough = true;
  const CellResult result = campaign.measure(rounds);
  EXPECT_EQ(result.state, CellState::measured);
  const Steadiness& steadiness = result.measurement.steadiness;
  EXPECT_NE(steadiness.state, SteadyState::not_assessed);
  EXPECT_GE(steadiness.rounds.size(), 5U);
  EXPECT_LE(steadiness.rounds.size(), 25U);
}

}  // namespace
}  // namespace merops
