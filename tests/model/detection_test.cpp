#include "core/model/detection.h"

#include "core/model/comparison.h"
#include "tests/support/noise.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::AllOf;
using testing::Ge;
using testing::Le;

std::vector<double> ratios(std::size_t pairs, double spread, Random& random, double times = 1) {
  std::vector<double> values;
  while (values.size() < pairs) values.push_back(times * std::exp(spread * test::normal(random)));
  return values;
}

TEST(Detection, NeedsNoMoreThanSevenPairsWhereNothingScatters) {
  EXPECT_EQ(repetitions_to_detect(std::vector<double>(7, 1.3), 0.05), 7U);
}

TEST(Detection, NeedsMorePairsForSmallerDifferencesAndForMoreScatter) {
  Random random(3);
  const auto pilot = ratios(7, 0.03, random);
  const auto noisier = ratios(7, 0.12, random);
  EXPECT_LT(repetitions_to_detect(pilot, 0.10).value(), repetitions_to_detect(pilot, 0.02).value());
  EXPECT_LT(repetitions_to_detect(pilot, 0.05).value(), repetitions_to_detect(noisier, 0.05).value());
}

TEST(Detection, DoesNotMindWhereThePilotsMedianLies) {
  const std::vector<double> pilot{0.97, 0.99, 1.0, 1.01, 1.02, 1.03, 0.98};
  std::vector<double> moved = pilot;
  for (double& ratio : moved) ratio *= 0.8;
  EXPECT_EQ(repetitions_to_detect(pilot, 0.03), repetitions_to_detect(moved, 0.03));
}

TEST(Detection, GivesUpWhereAThousandPairsDoNotDo) {
  const std::vector<double> wild{0.1, 0.2, 0.5, 1, 2, 5, 10};
  EXPECT_EQ(repetitions_to_detect(wild, 0.001), std::nullopt);
}

TEST(Detection, HasNoPowerBelowSixPairs) { EXPECT_EQ(power_of_pairs(5, std::vector<double>(7, 1.0), 0.5), 0); }

/// The promise: measured again with as many pairs as proposed, the difference is found four times in five.
TEST(Detection, FindsTheDifferenceAsOftenAsItPromises) {
  constexpr double kSpread = 0.06, kDifference = 0.05;
  constexpr int kTries = 400;
  Random random(11);
  int found = 0;
  for (int i = 0; i < kTries; ++i) {
    const auto pairs = repetitions_to_detect(ratios(7, kSpread, random), kDifference).value();
    const std::vector<double> a(pairs, 1.0);
    const auto comparison = compare_pairs(a, ratios(pairs, kSpread, random, 1 - kDifference));
    found += comparison.verdict == RatioVerdict::slower ? 1 : 0;
  }
  EXPECT_THAT(found, AllOf(Ge(kTries * 75 / 100), Le(kTries * 95 / 100)));
}

TEST(Detection, KnowsThePowerOfTheTestItself) {
  constexpr double kSpread = 0.06, kDifference = 0.05;
  Random random(12);
  const auto pilot = ratios(4000, kSpread, random);  // so many that its spread is known
  int found = 0;
  constexpr int kTries = 1000;
  for (int i = 0; i < kTries; ++i) {
    const std::vector<double> a(15, 1.0);
    const auto comparison = compare_pairs(a, ratios(15, kSpread, random, 1 - kDifference));
    found += comparison.excludes_one() && comparison.ratio.value < 1 ? 1 : 0;
  }
  EXPECT_NEAR(power_of_pairs(15, pilot, kDifference), static_cast<double>(found) / kTries, 0.05);
}

}  // namespace
}  // namespace merops
