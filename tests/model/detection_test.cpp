#include "core/model/detection.h"

#include "core/model/comparison.h"
#include "tests/support/noise.h"
#include "tests/support/optimised.h"

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

/// What `measure --ab --detect` does: as many pairs as those that are there say are needed, until they are enough.
RatioComparison detect(double spread, double true_ratio, Random& random, std::size_t& pairs) {
  constexpr double kDifference = 0.05;
  std::vector<double> seen;
  for (std::size_t wanted = 7; seen.size() < wanted; wanted = repetitions_to_detect(seen, kDifference).value_or(1000)) {
    for (const double ratio : ratios(wanted - seen.size(), spread, random, true_ratio)) seen.push_back(ratio);
  }
  pairs += seen.size();
  return compare_pairs(std::vector<double>(seen.size(), 1.0), seen);
}

/// The promise: what is proposed finds the difference nine times in ten, and finds none where there is none.
TEST(Detection, FindsTheDifferenceAsOftenAsItPromises) {
  MEROPS_NEEDS_OPTIMISED();
  constexpr int kTries = 400;
  for (const double spread : {0.03, 0.06, 0.12}) {
    Random random(11);
    int found = 0, made_up = 0;
    std::size_t pairs = 0, ignored = 0;
    for (int i = 0; i < kTries; ++i) {
      found += detect(spread, 0.95, random, pairs).verdict == RatioVerdict::slower ? 1 : 0;
      made_up += detect(spread, 1, random, ignored).excludes_one() ? 1 : 0;
    }
    SCOPED_TRACE(testing::Message() << "spread " << spread << ": found " << found << ", made up " << made_up << " of "
                                    << kTries << ", pairs " << pairs / kTries);
    EXPECT_GE(found, kTries * 85 / 100);
    EXPECT_LE(made_up, kTries * 8 / 100);
    RecordProperty(std::to_string(spread),
                   std::to_string(found) + " " + std::to_string(made_up) + " " + std::to_string(pairs / kTries));
  }
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
