#include "cli/ab_plan.h"
#include "cli/ab_print.h"
#include "cli/comparison_text.h"
#include "core/model/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

Plan plan_of_one() {
  Plan plan;
  plan.sources = {"/a"};
  plan.pages = PageKind::small;
  plan.limits.reads = 9;
  return plan;
}

TEST(AbSide, ChangesThePlansCell) {
  const AbSide side = parse_ab_side("reader=flat-direct,qd=4,pages=thp,cache=warm", plan_of_one());
  EXPECT_EQ(side.source, "/a");
  EXPECT_EQ(side.cell.reader, "flat-direct");
  EXPECT_EQ(side.cell.depth, 4U);
  EXPECT_EQ(side.cell.pages, PageKind::thp);
  EXPECT_EQ(side.cell.cache, CacheMode::warm);
  EXPECT_EQ(side.cell.limits.reads, 9U);
  EXPECT_EQ(side.cell.tag, "ab");
  EXPECT_EQ(parse_ab_side("source=/b", plan_of_one()).source, "/b");
}

TEST(AbSide, RefusesWhatItCannotMeasure) {
  for (const char* text : {"reader=nobody", "qd=0", "qd=x", "pages=9k", "size=3", "reader"}) {
    EXPECT_THROW((void)parse_ab_side(text, plan_of_one()), UsageError) << text;
  }
  Plan several = plan_of_one();
  several.depths = {1, 2};
  EXPECT_THROW((void)parse_ab_side("reader=buffered", several), UsageError);
  Plan none = plan_of_one();
  none.sources.clear();
  EXPECT_THROW((void)parse_ab_side("qd=2", none), UsageError);
}

class AbPairs : public testing::Test {
 protected:
  const AbSide a_ = parse_ab_side("qd=1", plan_of_one()), b_ = parse_ab_side("qd=8", plan_of_one());
};

TEST_F(AbPairs, HoldBothSidesOnceWithOneSeed) {
  const auto cells = ab_pairs(a_, b_, 5, 0, 20);
  ASSERT_EQ(cells.size(), 40U);
  int a_first = 0;
  for (std::size_t i = 0; i < cells.size(); i += 2) {
    EXPECT_NE(cells[i].of_a, cells[i + 1].of_a);
    EXPECT_EQ(cells[i].cell.seed, 5 + i / 2);
    EXPECT_EQ(cells[i].cell.seed, cells[i + 1].cell.seed);
    EXPECT_EQ(cells[i].cell.repetition, i / 2);
    EXPECT_EQ(cells[i].cell.depth, cells[i].of_a ? 1U : 8U);
    a_first += cells[i].of_a ? 1 : 0;
  }
  EXPECT_THAT(a_first, testing::AllOf(testing::Gt(3), testing::Lt(17))) << "the order is drawn";
}

TEST_F(AbPairs, AreTheSameHoweverTheyAreCut) {
  const auto whole = ab_pairs(a_, b_, 5, 0, 12);
  const auto rest = ab_pairs(a_, b_, 5, 7, 12);
  ASSERT_EQ(rest.size(), 10U);
  for (std::size_t i = 0; i < rest.size(); ++i) {
    EXPECT_EQ(rest[i].of_a, whole[14 + i].of_a);
    EXPECT_EQ(rest[i].cell, whole[14 + i].cell);
  }
}

CellResult result_of(const AbCell& cell, double rate_of_a, double rate_of_b) {
  CellResult result;
  result.cell = cell.cell;
  result.state = CellState::measured;
  result.validity = Validity::valid;
  result.measurement.mb_per_s.value = cell.of_a ? rate_of_a : rate_of_b;
  return result;
}

TEST_F(AbPairs, AreComparedPairByPair) {
  const auto cells = ab_pairs(a_, b_, 5, 0, 7);
  std::vector<CellResult> results;
  for (const AbCell& cell : cells) results.push_back(result_of(cell, 100, 110));
  AbOutcome outcome;
  compare(outcome, cells, results);
  EXPECT_DOUBLE_EQ(outcome.mb_per_s.value().ratio.value, 1.1);
  EXPECT_EQ(outcome.mb_per_s.value().verdict, RatioVerdict::faster);
  EXPECT_TRUE(outcome.mb_per_s.value().paired);
  EXPECT_FALSE(outcome.p50_ns.has_value());
}

TEST_F(AbPairs, CountOnlyWhereBothCellsDo) {
  const auto cells = ab_pairs(a_, b_, 5, 0, 4);
  std::vector<CellResult> results;
  for (const AbCell& cell : cells) results.push_back(result_of(cell, 100, 110));
  results[1].validity = Validity::invalid;
  results[2].validity = Validity::contaminated;
  results[5].state = CellState::failed;
  AbOutcome outcome;
  compare(outcome, cells, results);
  EXPECT_EQ(outcome.mb_per_s.value().n_a, 1U);
  outcome.with_contaminated = true;
  compare(outcome, cells, results);
  EXPECT_EQ(outcome.mb_per_s.value().n_a, 2U);
  results.resize(6);  // stopped by the user
  AbOutcome none;
  compare(none, cells, results);
  EXPECT_FALSE(none.mb_per_s.has_value());
}

TEST(AbDetection, SaysWhatTheBudgetCutOff) {
  EXPECT_EQ(describe(AbDetection{0.05, 23, 23, 0.81}), "23 pairs find a difference of 5 % nine times in ten");
  EXPECT_THAT(describe(AbDetection{0.05, 230, 40, 0.3}), HasSubstr("the budget holds 40"));
  EXPECT_THAT(describe(AbDetection{0.05, {}, 0, 0}), StartsWith("too few pairs"));
}

TEST(ComparisonText, ShowsRatiosVerdictsAndShares) {
  EXPECT_EQ(show_ratio({1.0123, 0.98, 1.04}), "1.012 [0.980..1.040]");
  EXPECT_EQ(show_ratio({1.6, 1.2, 2.2}), "1.60 [1.20..2.20]");
  EXPECT_EQ(show_ratio({1.6, {}, {}}), "1.60");
  RatioComparison comparison;
  comparison.ratio = {0.9, 0.88, 0.93};
  comparison.verdict = RatioVerdict::slower;
  EXPECT_EQ(show_verdict(comparison, 0.03), "B 10 % slower");
  comparison.ratio = {1.01, 1.005, 1.02};
  comparison.verdict = RatioVerdict::equivalent;
  EXPECT_EQ(show_verdict(comparison, 0.03), "equivalent (B 1 % faster, within 3 %)");
  comparison.ratio = {1.01, 0.99, 1.02};
  EXPECT_EQ(show_verdict(comparison, 0.03), "equivalent (within 3 %)");
  comparison.verdict = RatioVerdict::no_difference_shown;
  EXPECT_EQ(show_verdict(comparison, 0.03), "no difference shown at this sample");
  comparison.ratio = {1.01, {}, {}};
  EXPECT_EQ(show_verdict(comparison, 0.03), "too few repetitions");
  EXPECT_EQ(show_p_value(0.0004), "< 0.001");
}

TEST(ComparisonText, ReadsShares) {
  EXPECT_DOUBLE_EQ(parse_share("5%"), 0.05);
  EXPECT_DOUBLE_EQ(parse_share("2.5 %"), 0.025);
  EXPECT_DOUBLE_EQ(parse_share("0.05"), 0.05);
  for (const char* text : {"", "%", "5", "0", "-3%", "100%", "x", "5%%", "nan"}) {
    EXPECT_THROW((void)parse_share(text), UsageError) << text;
  }
}

}  // namespace
}  // namespace merops
