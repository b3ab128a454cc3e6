#include "core/model/comparison.h"

#include "tests/support/noise.h"
#include "tests/support/optimised.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using test::Noise;

constexpr double kTrue = 1.25;

std::vector<double> repetitions(const Noise& noise, std::size_t n, double times, Random& random) {
  std::vector<double> values;
  while (values.size() < n) values.push_back(times * noise.draw(random) / noise.median);
  return values;
}

TEST(Comparison, GivesTheRatioOfTheMedians) {
  const auto c = compare_samples(std::vector<double>{100, 104, 102}, std::vector<double>{153, 150, 156});
  EXPECT_EQ(c.a, 102);
  EXPECT_EQ(c.b, 153);
  EXPECT_EQ(c.ratio.value, 1.5);
  EXPECT_EQ(c.n_a, 3U);
  EXPECT_FALSE(c.paired);
}

TEST(Comparison, SaysFasterWhereTheWholeIntervalIsAboveOne) {
  const auto c = compare_samples(std::vector<double>{100, 101, 102, 103, 104, 105, 106},
                                 std::vector<double>{110, 111, 112, 113, 114, 115, 116});
  EXPECT_EQ(c.verdict, RatioVerdict::faster);
  EXPECT_TRUE(c.excludes_one());
  EXPECT_FALSE(c.few());
  EXPECT_NEAR(c.p_value.value(), 2.0 / 3432, 1e-9);
}

TEST(Comparison, SaysSlowerWhereTheWholeIntervalIsBelowOne) {
  const auto c = compare_samples(std::vector<double>{110, 111, 112, 113, 114, 115, 116},
                                 std::vector<double>{100, 101, 102, 103, 104, 105, 106});
  EXPECT_EQ(c.verdict, RatioVerdict::slower);
}

TEST(Comparison, SaysEquivalentInsideTheBand) {
  const std::vector<double> a{1000, 1001, 1002, 1003, 1004, 1005, 1006};
  const auto same = compare_samples(a, a);
  EXPECT_EQ(same.verdict, RatioVerdict::equivalent);
  EXPECT_FALSE(same.excludes_one());
}

TEST(Comparison, SaysEquivalentAlsoOfASureDifferenceInsideTheBand) {
  const auto c = compare_samples(std::vector<double>{1000, 1001, 1002, 1003, 1004, 1005, 1006},
                                 std::vector<double>{1010, 1011, 1012, 1013, 1014, 1015, 1016});
  EXPECT_EQ(c.verdict, RatioVerdict::equivalent);
  EXPECT_TRUE(c.excludes_one());
}

TEST(Comparison, ShowsNoDifferenceWhereTheSampleIsTooWide) {
  const auto c = compare_samples(std::vector<double>{80, 90, 100, 110, 120, 130, 140},
                                 std::vector<double>{85, 95, 105, 115, 125, 135, 145});
  EXPECT_EQ(c.verdict, RatioVerdict::no_difference_shown);
  EXPECT_GT(c.p_value.value(), 0.5);
}

TEST(Comparison, HasNoIntervalBelowThreeRepetitions) {
  const auto c = compare_samples(std::vector<double>{100, 101}, std::vector<double>{200, 201, 202, 203});
  EXPECT_FALSE(c.ratio.low.has_value());
  EXPECT_FALSE(c.p_value.has_value());
  EXPECT_EQ(c.verdict, RatioVerdict::no_difference_shown);
  EXPECT_TRUE(c.few());
}

TEST(Comparison, OfPairsIsTheMedianOfTheirRatios) {
  // A machine that doubles its speed half way: pairs do not mind.
  const auto c = compare_pairs(std::vector<double>{100, 100, 100, 200, 200, 200, 200},
                               std::vector<double>{111, 110, 112, 220, 222, 218, 224});
  EXPECT_TRUE(c.paired);
  EXPECT_DOUBLE_EQ(c.ratio.value, 1.11);
  EXPECT_DOUBLE_EQ(c.ratio.low.value(), 1.09);
  EXPECT_DOUBLE_EQ(c.ratio.high.value(), 1.12);
  EXPECT_EQ(c.verdict, RatioVerdict::faster);
  EXPECT_NEAR(c.p_value.value(), 2.0 / 128, 1e-12);
}

TEST(Comparison, HasNoIntervalBelowSixPairs) {
  const std::vector<double> a{1, 2, 3, 4, 5};
  EXPECT_FALSE(compare_pairs(a, a).ratio.low.has_value());
}

TEST(RatioVerdict, ChangesAtTheBandsEnds) {
  EXPECT_EQ(judge_ratio({1, 0.98, 1.02}, 0.03), RatioVerdict::equivalent);
  EXPECT_EQ(judge_ratio({1.02, 1.01, 1.04}, 0.03), RatioVerdict::faster);
  EXPECT_EQ(judge_ratio({0.98, 0.96, 0.99}, 0.03), RatioVerdict::slower);
  EXPECT_EQ(judge_ratio({1, 0.96, 1.02}, 0.03), RatioVerdict::no_difference_shown);
  EXPECT_EQ(judge_ratio({1, {}, {}}, 0.03), RatioVerdict::no_difference_shown);
  EXPECT_EQ(judge_ratio({1, 1, 1}, 0), RatioVerdict::equivalent);
}

/// Share of simulated comparisons whose interval holds the true ratio.
template <class Compare>
double coverage(const Noise& noise, std::size_t n_a, std::size_t n_b, const Compare& compare) {
  constexpr int kTries = 1000;
  Random random(n_a * 1000 + n_b);
  int held = 0;
  for (int i = 0; i < kTries; ++i) {
    const std::vector<double> a = repetitions(noise, n_a, 1, random);
    const Estimate ratio = compare(a, repetitions(noise, n_b, kTrue, random)).ratio;
    held += *ratio.low <= kTrue * (1 + 1e-9) && kTrue <= *ratio.high * (1 + 1e-9) ? 1 : 0;
  }
  return static_cast<double>(held) / kTries;
}

/// 1,000 tries scatter by 0.7 % about a true coverage of 95 %.
constexpr double kHonest = 0.93;

TEST(ComparisonCoverage, OfSamplesIsHonestFromSevenToFifteen) {
  MEROPS_NEEDS_OPTIMISED();
  const auto compare = [](const auto& a, const auto& b) { return compare_samples(a, b); };
  for (const Noise& noise : test::noises()) {
    for (const std::size_t n : {7U, 8U, 9U, 11U, 13U, 15U}) {
      const double held = coverage(noise, n, n, compare);
      RecordProperty(noise.name + " " + std::to_string(n), std::to_string(held));
      EXPECT_GE(held, kHonest) << noise.name << ", " << n << " repetitions";
      EXPECT_LT(held, 0.995) << "too wide to be of use: " << noise.name << ", " << n;
    }
    EXPECT_GE(coverage(noise, 7, 15, compare), kHonest) << noise.name;
  }
}

TEST(ComparisonCoverage, OfPairsIsHonestFromSevenToFifteen) {
  MEROPS_NEEDS_OPTIMISED();
  const auto compare = [](const auto& a, const auto& b) { return compare_pairs(a, b); };
  for (const Noise& noise : test::noises()) {
    for (const std::size_t n : {7U, 8U, 11U, 13U, 15U}) {
      EXPECT_GE(coverage(noise, n, n, compare), kHonest) << noise.name << ", " << n << " pairs";
    }
  }
}

TEST(ComparisonCoverage, CallsEqualSidesDifferentAtMostOneTimeInTwenty) {
  Random random(5);
  const Noise noise = test::noises()[1];
  int wrong = 0;
  for (int i = 0; i < 1000; ++i) {
    const auto a = repetitions(noise, 7, 1, random);
    const auto b = repetitions(noise, 7, 1, random);
    const RatioVerdict verdict = compare_samples(a, b).verdict;
    wrong += verdict == RatioVerdict::faster || verdict == RatioVerdict::slower ? 1 : 0;
  }
  EXPECT_LE(wrong, 60);
}

}  // namespace
}  // namespace merops
