#include "core/model/statistics.h"

#include "core/model/histogram.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

std::vector<std::uint64_t> count_up(std::uint64_t n) {
  std::vector<std::uint64_t> values(n);
  std::iota(values.begin(), values.end(), 1);
  return values;
}

/// Latencies as a disk gives them: a log-normal body between 100 ns and 100 s.
std::vector<std::uint64_t> latencies(std::uint64_t n, double middle_ns) {
  std::mt19937_64 random(n);
  std::lognormal_distribution<double> spread(std::log(middle_ns), 0.8);
  std::vector<std::uint64_t> values(n);
  for (auto& value : values) value = static_cast<std::uint64_t>(std::clamp(spread(random), 100.0, 1e11));
  return values;
}

TEST(Statistics, KnowsTheLeastSampleOfEachQuantile) {
  EXPECT_EQ(least_samples(0.5), 6U);
  EXPECT_EQ(least_samples(0.9), 35U);
  EXPECT_EQ(least_samples(0.99), 367U);
  EXPECT_EQ(least_samples(0.999), 3687U);
}

TEST(Statistics, GivesNoQuantileThatTheSampleCannotBound) {
  const auto values = count_up(367);
  EXPECT_TRUE(quantile(values, 0.99).has_value());
  EXPECT_FALSE(quantile(std::span(values).first(366), 0.99).has_value());
  EXPECT_FALSE(summarise(values).p999.has_value());
  EXPECT_TRUE(summarise(count_up(3687)).p999.has_value());
  EXPECT_FALSE(summarise(count_up(3686)).p999.has_value());
}

TEST(Statistics, TakesTheNearestRank) {
  const auto values = count_up(100);
  EXPECT_EQ(nearest_rank(values, 0.5), 50U);
  EXPECT_EQ(nearest_rank(values, 0.99), 99U);
  EXPECT_EQ(nearest_rank(values, 0.999), 100U);
  EXPECT_EQ(nearest_rank(values, 0.0), 1U);
}

// Ranks from the binomial tables: n = 7 takes all, n = 20 the 6th and 15th.
TEST(Statistics, BoundsTheMedianByOrderStatistics) {
  EXPECT_FALSE(quantile_ranks(5, 0.5).has_value());
  for (const auto& [n, low, high] : {std::array<std::uint64_t, 3>{6, 1, 6}, {7, 1, 7}, {20, 6, 15}, {100, 40, 61}}) {
    const auto ranks = quantile_ranks(n, 0.5);
    ASSERT_TRUE(ranks.has_value()) << n;
    EXPECT_EQ(ranks->low, low) << n;
    EXPECT_EQ(ranks->high, high) << n;
  }
}

TEST(Statistics, HoldsTheTrueQuantileInNineteenOfTwentySamples) {
  std::mt19937_64 random(7);
  std::uniform_int_distribution<std::uint64_t> uniform(0, 999'999);
  for (const double q : {0.5, 0.9, 0.99}) {
    int held = 0;
    constexpr int kTries = 2000;
    for (int i = 0; i < kTries; ++i) {
      std::vector<std::uint64_t> sample(400);
      for (auto& value : sample) value = uniform(random);
      std::sort(sample.begin(), sample.end());
      const auto estimate = quantile(sample, q);
      ASSERT_TRUE(estimate.has_value());
      const double truth = q * 1e6;
      held += *estimate->low <= truth && truth <= *estimate->high ? 1 : 0;
    }
    EXPECT_GE(held, kTries * 94 / 100) << q;
  }
}

TEST(Statistics, PassesFromExactRanksToTheNormalOnesWithoutAStep) {
  const auto exact = quantile_ranks(100'000, 0.99);
  const auto normal = quantile_ranks(100'001, 0.99);
  ASSERT_TRUE(exact && normal);
  EXPECT_NEAR(static_cast<double>(exact->low), static_cast<double>(normal->low), 3);
  EXPECT_NEAR(static_cast<double>(exact->high), static_cast<double>(normal->high), 3);
}

TEST(Statistics, GivesTheMedianAnIntervalFromSixValuesOn) {
  const std::vector<double> five{5, 1, 4, 2, 3};
  EXPECT_EQ(median(five).value, 3);
  EXPECT_FALSE(median(five).low.has_value());
  const std::vector<double> seven{7, 1, 6, 2, 5, 3, 4};
  EXPECT_EQ(median(seven), (Estimate{4, 1, 7}));
  const std::vector<double> six{6, 1, 5, 2, 4, 3};
  EXPECT_EQ(median(six), (Estimate{3.5, 1, 6})) << "the mean of the middle two, between values that were measured";
  EXPECT_EQ(median({}).value, 0);
}

TEST(Statistics, PlacesThePlateauAtTheSmallestDepthThatReachesTheBest) {
  const std::vector<DepthPoint> points{{8, 1969}, {1, 1499}, {2, 1930}, {4, 1968}};
  EXPECT_EQ(plateau(points)->depth, 2U);
  EXPECT_EQ(plateau(points)->best_depth, 8U);
  EXPECT_EQ(plateau(points, 0.001)->depth, 4U);
  EXPECT_FALSE(plateau({}).has_value());
}

TEST(Statistics, FindsNoPlateauInOneLuckyRun) {
  const std::vector<DepthPoint> points{{1, 1500, 7}, {2, 2100, 1}, {4, 1960, 7}, {8, 1990, 4}, {32, 2200, 3}};
  EXPECT_EQ(plateau(points)->depth, 4U);
  EXPECT_EQ(plateau(points)->best_depth, 8U);
}

TEST(Histogram, KeepsEveryValueWithinHalfAPercent) {
  for (std::uint64_t value = 100; value < 100'000'000'000U; value += value / 97 + 1) {
    const auto middle = static_cast<double>(Histogram::middle(Histogram::bucket_of(value)));
    ASSERT_NEAR(middle, static_cast<double>(value), 0.005 * static_cast<double>(value)) << value;
  }
}

TEST(Histogram, HasBucketsWithoutGapsOrOverlaps) {
  for (std::uint32_t bucket = 1; bucket < Histogram::kBuckets; ++bucket) {
    const std::uint64_t bound = Histogram::lower_bound(bucket);
    ASSERT_EQ(Histogram::bucket_of(bound), bucket);
    ASSERT_EQ(Histogram::bucket_of(bound - 1), bucket - 1);
  }
  EXPECT_EQ(Histogram::bucket_of(~std::uint64_t{0}), Histogram::kBuckets - 1);
}

TEST(Histogram, KeepsQuantilesWithinHalfAPercent) {
  auto values = latencies(20'000, 2e6);
  Histogram histogram;
  for (const auto value : values) histogram.record(value);
  std::sort(values.begin(), values.end());
  for (const double q : {0.5, 0.9, 0.99, 0.999}) {
    const auto exact = static_cast<double>(nearest_rank(values, q));
    EXPECT_NEAR(static_cast<double>(histogram.quantile(q)), exact, 0.005 * exact) << q;
  }
}

TEST(Histogram, MergesToTheSameAsOneThatSawEverything) {
  Histogram together;
  Histogram left;
  Histogram right;
  const auto values = latencies(5'000, 5e5);
  for (std::size_t i = 0; i < values.size(); ++i) {
    together.record(values[i]);
    (i % 3 == 0 ? left : right).record(values[i]);
  }
  left.merge(right);
  EXPECT_EQ(left.buckets(), together.buckets());
  EXPECT_EQ(left.count(), values.size());
}

TEST(Histogram, SurvivesTheWayThroughItsBuckets) {
  Histogram histogram;
  for (const auto value : latencies(1'000, 1e7)) histogram.record(value);
  EXPECT_EQ(Histogram::from_buckets(histogram.buckets()).buckets(), histogram.buckets());
}

TEST(Histogram, SaysNothingOfAnEmptySample) {
  const Histogram histogram;
  EXPECT_EQ(histogram.quantile(0.5), 0U);
  EXPECT_EQ(histogram.summarise(), Latency{});
  EXPECT_TRUE(histogram.buckets().empty());
}

}  // namespace
}  // namespace merops
