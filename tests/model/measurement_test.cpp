#include "core/model/measurement.h"

#include "core/model/campaign.h"
#include "core/model/error.h"
#include "tests/support/sample_results.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

using test::sample_cell_result;

TEST(ResultNames, ComeBackFromTheirText) {
  for (const CellState state : {CellState::measured, CellState::skipped, CellState::failed, CellState::interrupted}) {
    EXPECT_EQ(parse_cell_state(to_string(state)), state);
  }
  for (const Validity validity : {Validity::unknown, Validity::valid, Validity::contaminated, Validity::invalid}) {
    EXPECT_EQ(parse_validity(to_string(validity)), validity);
  }
  for (const CacheState state : {CacheState::unverified, CacheState::cold, CacheState::warm, CacheState::pressed,
                                 CacheState::bypassed, CacheState::memory}) {
    EXPECT_EQ(parse_cache_state(to_string(state)), state);
  }
  for (const SourceKind kind :
       {SourceKind::container, SourceKind::store, SourceKind::device_store, SourceKind::uniform}) {
    EXPECT_EQ(parse_source_kind(to_string(kind)), kind);
  }
  for (const CampaignEnd end : {CampaignEnd::finished, CampaignEnd::interrupted, CampaignEnd::failed}) {
    EXPECT_EQ(parse_campaign_end(to_string(end)), end);
  }
  EXPECT_EQ(to_string(SourceKind::device_store), "store-on-device");
  EXPECT_THROW((void)parse_cell_state("done"), UsageError);
}

TEST(CellKey, HoldsWhatMustBeEqualInAFixedOrder) {
  EXPECT_EQ(cell_key(sample_cell_result()),
            "reader=io_uring pages=hugetlb source=store-on-device expert_bytes=2654208 padded_bytes=2654209 "
            "coverage=0.083 depth=8 cache=bypassed order=sequential loop=7");
}

TEST(CellKey, NamesTheBlockOfUniformSources) {
  CellResult result = sample_cell_result();
  result.source_kind = SourceKind::uniform;
  result.coverage = "uniform";
  result.expert_bytes = 524288;
  EXPECT_EQ(cell_key(result),
            "reader=io_uring pages=hugetlb source=uniform block=524288 coverage=uniform depth=8 cache=bypassed "
            "order=sequential loop=7");
}

TEST(CellKey, TakesTheWishedPagesWhereNoneWereGranted) {
  CellResult result = sample_cell_result();
  result.state = CellState::skipped;
  EXPECT_NE(cell_key(result).find("pages=thp"), std::string::npos);
}

TEST(CellKey, DoesNotDependOnSubjectRepetitionOrSeed) {
  CellResult other = sample_cell_result();
  other.device = "sda";
  other.source_path = "/elsewhere";
  other.cell.repetition = 9;
  other.cell.seed = 1;
  other.cell.tag = "sweep";
  EXPECT_EQ(cell_key(other), cell_key(sample_cell_result()));
}

TEST(CellResult, FindsItsFlags) {
  EXPECT_TRUE(sample_cell_result().has_flag("few-samples"));
  EXPECT_FALSE(sample_cell_result().has_flag("few"));
}

TEST(Costs, AreSecondsPerGigabyteOfEverythingDelivered) {
  Measurement measurement;
  measurement.total_payload_bytes = 2000000000;
  measurement.cost.process_user_ns = 100000000;
  measurement.cost.process_system_ns = 300000000;
  measurement.cost.machine_ns = 1000000000;
  EXPECT_DOUBLE_EQ(*cpu_s_per_gb(measurement), 0.2);
  EXPECT_DOUBLE_EQ(*machine_cpu_s_per_gb(measurement), 0.5);
  EXPECT_EQ(worker_cpu_s_per_gb(measurement), std::nullopt);
}

TEST(Costs, AreAbsentWhereNothingWasDelivered) {
  EXPECT_EQ(cpu_s_per_gb(Measurement{}), std::nullopt);
  EXPECT_EQ(reads_per_s(Measurement{}), std::nullopt);
}

}  // namespace
}  // namespace merops
