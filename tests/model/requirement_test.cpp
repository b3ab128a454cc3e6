#include "core/model/requirement.h"

#include "core/model/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

CellGroup group(const std::string& reader, std::uint32_t depth, const Estimate& rate) {
  CellGroup row;
  row.cell.reader = reader;
  row.cell.depth = depth;
  row.source_path = "model.picchioflat";
  row.state = CellState::measured;
  row.validity = Validity::valid;
  row.cache_state = CacheState::bypassed;
  row.repetitions = 7;
  row.mb_per_s = rate;
  row.latency.n = 7000;
  row.latency.p50 = Estimate{1'500'000, 1'400'000, 1'600'000};
  row.latency.p99 = Estimate{2'400'000, 2'300'000, 2'600'000};
  return row;
}

Requirement at_least(double threshold, const std::string& reader = "flat-direct") {
  Requirement requirement;
  requirement.rows.reader = reader;
  requirement.threshold = threshold;
  return requirement;
}

Requirement p99_at_most(double threshold_us) {
  Requirement requirement = at_least(threshold_us);
  requirement.metric = RequiredMetric::p99_us;
  requirement.bound = Bound::at_most;
  return requirement;
}

RequirementResult judged(const Requirement& requirement, const std::vector<CellGroup>& rows) {
  static std::vector<CellGroup> kept;  // results point into it
  kept = rows;
  return judge(requirement, kept, std::nullopt);
}

TEST(Requirement, PassesWhereTheWholeIntervalMeetsIt) {
  const auto result = judged(at_least(1400), {group("flat-direct", 1, {1500, 1400, 1600})});
  EXPECT_EQ(result.verdict, RequirementVerdict::pass);
  EXPECT_EQ(result.measured, (Estimate{1500, 1400, 1600}));
  EXPECT_THAT(result.reason, IsEmpty());
}

TEST(Requirement, FailsWhereTheWholeIntervalMisses) {
  EXPECT_EQ(judged(at_least(1601), {group("flat-direct", 1, {1500, 1400, 1600})}).verdict, RequirementVerdict::fail);
}

TEST(Requirement, IsUndecidedInsideTheInterval) {
  const auto result = judged(at_least(1401), {group("flat-direct", 1, {1500, 1400, 1600})});
  EXPECT_EQ(result.verdict, RequirementVerdict::undecided);
  EXPECT_THAT(result.reason, HasSubstr("inside the interval"));
}

TEST(Requirement, IsUndecidedWithoutARow) {
  const auto result = judged(at_least(1, "io_uring"), {group("flat-direct", 1, {1500, 1400, 1600})});
  EXPECT_EQ(result.verdict, RequirementVerdict::undecided);
  EXPECT_EQ(result.row, nullptr);
}

TEST(Requirement, IsUndecidedByFewerRunsThanBoundARate) {
  for (const std::uint32_t runs : {1U, 5U}) {
    CellGroup few = group("flat-direct", 1, {1500, 1490, 1510});
    few.repetitions = runs;
    const auto result = judged(at_least(100), {few});
    EXPECT_EQ(result.verdict, RequirementVerdict::undecided) << runs;
    EXPECT_THAT(result.reason, HasSubstr("of the 6 runs"));
    EXPECT_EQ(result.measured, (Estimate{1500, {}, {}}));
  }
}

TEST(Requirement, TimesAreComparedInMicroseconds) {
  const std::vector<CellGroup> rows{group("flat-direct", 1, {1500, 1400, 1600})};
  EXPECT_EQ(judged(p99_at_most(2600), rows).verdict, RequirementVerdict::pass);
  EXPECT_EQ(judged(p99_at_most(2500), rows).verdict, RequirementVerdict::undecided);
  EXPECT_EQ(judged(p99_at_most(2299), rows).verdict, RequirementVerdict::fail);
}

TEST(Requirement, AQuantileThatTheSampleDoesNotBoundDecidesNothing) {
  CellGroup row = group("flat-direct", 1, {1500, 1400, 1600});
  row.latency.n = 300;
  row.latency.p99.reset();
  row.latency.max = 1;  // far below any threshold, and yet no evidence
  const auto result = judged(p99_at_most(1e9), {row});
  EXPECT_EQ(result.verdict, RequirementVerdict::undecided);
  EXPECT_THAT(result.reason, HasSubstr("300 reads do not bound it"));
}

TEST(Requirement, RowsThatAreNotBelievedAreNoEvidenceEitherWay) {
  for (const Validity validity : {Validity::invalid, Validity::contaminated, Validity::unknown}) {
    CellGroup row = group("flat-direct", 1, {1500, 1400, 1600});
    row.validity = validity;
    row.validity_reason = "somebody else was there";
    for (const double threshold : {1.0, 9999.0}) {
      const auto result = judged(at_least(threshold), {row});
      EXPECT_EQ(result.verdict, RequirementVerdict::undecided) << to_string(validity);
      EXPECT_THAT(result.reason, HasSubstr("somebody else was there"));
    }
  }
}

TEST(Requirement, OfAPlateauWithoutABelievedRowTheReasonIsTold) {
  CellGroup row = group("flat-direct", 1, {1500, 1400, 1600});
  row.validity = Validity::invalid;
  row.validity_reason = "the page cache served it";
  Requirement requirement = at_least(1);
  requirement.rows.depth = DepthChoice::plateau;
  EXPECT_THAT(judged(requirement, {row}).reason, HasSubstr("the page cache served it"));
}

TEST(Requirement, OfSeveralRowsTheWorstDecides) {
  const std::vector<CellGroup> rows{group("flat-direct", 1, {1500, 1400, 1600}),
                                    group("flat-direct", 2, {1300, 1200, 1350}),
                                    group("flat-direct", 4, {1500, 1300, 1600})};
  const auto result = judged(at_least(1400), rows);
  EXPECT_EQ(result.verdict, RequirementVerdict::fail);
  ASSERT_NE(result.row, nullptr);
  EXPECT_EQ(result.row->cell.depth, 2U);
}

TEST(Requirement, PicksRowsByAllItsKeys) {
  CellGroup container = group("direct-inplace", 1, {900, 800, 1000});
  container.source_kind = SourceKind::container;
  CellGroup small = group("direct-inplace", 1, {800, 700, 900});
  small.pages = PageKind::small;
  CellGroup huge = group("direct-inplace", 1, {1500, 1400, 1600});
  huge.pages = PageKind::thp;
  CellGroup blocks = huge;
  blocks.cell.block = 65536;
  CellGroup provisional = huge;
  provisional.cell.tag = "provisional";
  CellGroup sequential = huge;
  sequential.cell.order = Order::sequential;
  const std::vector<CellGroup> rows{container, small, huge, blocks, provisional, sequential};
  RowChoice choice;
  choice.reader = "direct-inplace";
  EXPECT_THAT(rows_of(choice, rows), SizeIs(3));
  choice.source_kind = SourceKind::store;
  EXPECT_THAT(rows_of(choice, rows), SizeIs(2));
  choice.pages = PageKind::thp;
  EXPECT_THAT(rows_of(choice, rows), testing::ElementsAre(&rows[2]));
  choice.block = 65536;
  EXPECT_THAT(rows_of(choice, rows), testing::ElementsAre(&rows[3]));
  choice.block = 0;
  choice.order = Order::sequential;
  EXPECT_THAT(rows_of(choice, rows), testing::ElementsAre(&rows[5]));
  choice.cache_state = CacheState::warm;
  EXPECT_THAT(rows_of(choice, rows), IsEmpty());
}

TEST(Requirement, FindsPlateauAndBestDepth) {
  const std::vector<CellGroup> rows{group("io_uring", 1, {1500, 1400, 1600}), group("io_uring", 2, {1950, 1900, 2000}),
                                    group("io_uring", 4, {2000, 1900, 2100}), group("buffered", 4, {9000, 8900, 9100})};
  RowChoice choice;
  choice.reader = "io_uring";
  choice.depth = DepthChoice::plateau;
  EXPECT_THAT(rows_of(choice, rows), testing::ElementsAre(&rows[1]));
  choice.depth = DepthChoice::best;
  EXPECT_THAT(rows_of(choice, rows), testing::ElementsAre(&rows[2]));
}

TEST(Requirement, TheBestDirectRoadIsOneThatWasProved) {
  std::vector<CellGroup> rows{group("buffered", 1, {9000, 8900, 9100}), group("io_uring", 1, {1500, 1400, 1600}),
                              group("flat-direct", 1, {1700, 1600, 1800})};
  rows[0].cache_state = CacheState::warm;
  RowChoice choice;
  choice.reader = std::string(kBestDirect);
  EXPECT_THAT(rows_of(choice, rows), testing::ElementsAre(&rows[2]));
}

TEST(Requirement, TokensFollowFromRateAndModel) {
  Requirement requirement = at_least(1, std::string(kBestDirect));
  requirement.metric = RequiredMetric::tokens_per_s;
  const auto geometry = geometry_of(*find_preset("qwen3-30b-a3b"));
  const std::vector<CellGroup> rows{group("io_uring", 1, {900, 800, 1000})};
  EXPECT_EQ(judge(requirement, rows, geometry).verdict, RequirementVerdict::fail);
  requirement.hit_rate = 0.25;  // 1.019 GB x 0.75 = 764 MB a token
  EXPECT_EQ(judge(requirement, rows, geometry).verdict, RequirementVerdict::pass);
  EXPECT_THAT(judge(requirement, rows, std::nullopt).reason, HasSubstr("no model"));
}

TEST(Requirement, CountsRowsWithAFailedCell) {
  Requirement requirement = at_least(0, "");
  requirement.metric = RequiredMetric::errors;
  requirement.bound = Bound::equal;
  std::vector<CellGroup> rows{group("io_uring", 1, {900, 800, 1000}), group("raw", 1, {})};
  rows[1].state = CellState::skipped;
  rows[1].reason = "no device";
  EXPECT_EQ(judge(requirement, rows, std::nullopt).verdict, RequirementVerdict::pass);
  rows[0].reason = "expert 3 at offset 4096: Input/output error";  // one of the repetitions
  const auto result = judge(requirement, rows, std::nullopt);
  EXPECT_EQ(result.verdict, RequirementVerdict::fail);
  EXPECT_THAT(result.reason, HasSubstr("expert 3"));
  rows.erase(rows.begin());
  EXPECT_EQ(judge(requirement, rows, std::nullopt).verdict, RequirementVerdict::undecided);
}

TEST(Requirement, ForbidsFlagsOfAKind) {
  Requirement requirement = at_least(0, "");
  requirement.metric = RequiredMetric::flags;
  requirement.flag_kind = "cache";
  std::vector<CellGroup> rows{group("io_uring", 1, {900, 800, 1000})};
  rows[0].flags.push_back({"few-samples", "sample", "", ""});
  EXPECT_EQ(judge(requirement, rows, std::nullopt).verdict, RequirementVerdict::pass);
  rows[0].flags.push_back({"cache-served", "cache", "storage delivered 1 of 2", ""});
  rows[0].validity = Validity::invalid;
  const auto result = judge(requirement, rows, std::nullopt);
  EXPECT_EQ(result.verdict, RequirementVerdict::fail);
  EXPECT_THAT(result.reason, HasSubstr("storage delivered 1 of 2"));
}

TEST(Requirement, SaysWhatItIs) {
  Requirement requirement = at_least(1400);
  requirement.rows.depth = DepthChoice::number;
  requirement.rows.depth_number = 1;
  EXPECT_EQ(describe(requirement), "flat-direct, depth 1: mb_per_s at least 1400");
  requirement.metric = RequiredMetric::tokens_per_s;
  requirement.hit_rate = 0.8;
  EXPECT_EQ(describe(requirement), "flat-direct, depth 1: tokens_per_s at 80 % hits at least 1400");
}

}  // namespace
}  // namespace merops
