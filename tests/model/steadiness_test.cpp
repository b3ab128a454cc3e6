#include "core/model/change_point.h"
#include "core/model/random.h"
#include "core/model/steady_state.h"

#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

constexpr std::uint64_t kStep = 100'000'000;

/// A series of steps of 100 ms with so many bytes (10^6) and reads each.
class Series {
 public:
  Series& add(std::size_t steps, std::uint64_t megabytes, std::uint64_t reads = 20) {
    for (std::size_t i = 0; i < steps; ++i) add_step(megabytes * 1'000'000, reads);
    return *this;
  }
  /// Evenly distributed around a mean, so wide to either side.
  Series& add_noise(std::size_t steps, std::uint64_t megabytes, std::uint64_t width, std::uint64_t seed) {
    Random random(seed);
    for (std::size_t i = 0; i < steps; ++i) add_step((megabytes - width + random.below(2 * width)) * 1'000'000, 20);
    return *this;
  }
  std::vector<Interval> intervals{};

 private:
  void add_step(std::uint64_t bytes, std::uint64_t reads) {
    intervals.push_back({intervals.size() * kStep, kStep, reads, bytes});
  }
};

TEST(ChangePoint, IsNamedAndDated) {
  const auto changes = find_changes(Series().add(15, 60).add(25, 30).intervals);
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].at_ns, 15 * kStep);
  EXPECT_DOUBLE_EQ(changes[0].before_mb_per_s, 600);
  EXPECT_DOUBLE_EQ(changes[0].after_mb_per_s, 300);
  EXPECT_LE(changes[0].p_value, 0.001);
}

TEST(ChangePoint, SeveralStandInOrderOfTime) {
  const auto changes = find_changes(Series().add(40, 60).add(40, 30).add(40, 90).intervals);
  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(changes[0].at_ns, 40 * kStep);
  EXPECT_EQ(changes[1].at_ns, 80 * kStep);
}

TEST(ChangePoint, IsNotSeenInNoise) {
  std::size_t found = 0;
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    found += find_changes(Series().add_noise(60, 50, 30, seed).intervals).size();
  }
  EXPECT_LE(found, 2U);  // p of 0.001 each
}

TEST(ChangePoint, IsSeenThroughNoise) {
  std::size_t found = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto changes =
        find_changes(Series().add_noise(30, 60, 20, seed).add_noise(30, 30, 20, seed + 1000).intervals);
    if (!changes.empty()) ++found;
  }
  EXPECT_GE(found, 99U);
}

TEST(ChangePoint, IsNoSmallStepAndNoShortSeries) {
  EXPECT_TRUE(find_changes(Series().add(30, 60).add(30, 50).intervals).empty());
  EXPECT_TRUE(find_changes(Series().add(9, 60).add(9, 30).intervals).empty());
  EXPECT_TRUE(find_changes({}).empty());
}

TEST(ChangePoint, IsNoOutlier) {
  EXPECT_TRUE(find_changes(Series().add(30, 60).add(2, 1).add(30, 60).intervals).empty());
}

TEST(ChangePoint, JoinsStepsThatHoldFewReads) {
  // One read a step or none: the steps' rates alternate between twice the rate and nothing.
  Series series;
  for (int i = 0; i < 200; ++i) series.add(1, i % 2 == 0 ? 20 : 0, i % 2 == 0 ? 1 : 0);
  for (int i = 0; i < 400; ++i) series.add(1, i % 4 == 0 ? 20 : 0, i % 4 == 0 ? 1 : 0);
  const auto changes = find_changes(series.intervals);
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_NEAR(static_cast<double>(changes[0].at_ns), 200.0 * kStep, 25.0 * kStep);
  EXPECT_NEAR(changes[0].before_mb_per_s / changes[0].after_mb_per_s, 2, 0.2);
}

TEST(ChangePoint, LeavesOutACutLastStep) {
  Series series;
  series.add(40, 60);
  series.intervals.push_back({40 * kStep, kStep / 10, 1, 100});
  EXPECT_TRUE(find_changes(series.intervals).empty());
}

TEST(SteadyState, NeedsFiveRounds) {
  const std::vector<double> four{100, 100, 100, 100};
  EXPECT_EQ(assess_rounds(four).state, SteadyState::not_assessed);
  EXPECT_EQ(assess_rounds(four).rounds, four);
}

TEST(SteadyState, IsReachedWhereRoundsAgree) {
  const Steadiness steadiness = assess_rounds(std::vector<double>{400, 300, 100, 105, 95, 100, 100});
  EXPECT_EQ(steadiness.state, SteadyState::steady);
  EXPECT_EQ(steadiness.first_round, 2U);
  EXPECT_DOUBLE_EQ(steadiness.mb_per_s.value(), 100);
  EXPECT_DOUBLE_EQ(steadiness.excursion.value(), 0.1);
}

TEST(SteadyState, IsNotReachedBeyondTheExcursion) {
  EXPECT_EQ(assess_rounds(std::vector<double>{110, 100, 90, 100, 100}).state, SteadyState::steady);    // 20 %
  EXPECT_EQ(assess_rounds(std::vector<double>{111, 100, 89, 100, 100}).state, SteadyState::unsteady);  // 22 %
}

TEST(SteadyState, IsNotReachedWhileTheRateDrifts) {
  // A line through these changes by 12 % of the mean although all lie within 12 % of one another.
  const Steadiness steadiness = assess_rounds(std::vector<double>{106, 103, 100, 97, 94});
  EXPECT_NEAR(steadiness.slope.value(), -0.12, 1e-12);
  EXPECT_NEAR(steadiness.excursion.value(), 0.12, 1e-12);
  EXPECT_EQ(steadiness.state, SteadyState::unsteady);
  EXPECT_EQ(assess_rounds(std::vector<double>{104, 102, 100, 98, 96}).state, SteadyState::steady);  // 8 %
}

TEST(SteadyState, OfADiskThatGivesNothingIsNotAssessed) {
  EXPECT_EQ(assess_rounds(std::vector<double>{0, 0, 0, 0, 0}).state, SteadyState::not_assessed);
}

}  // namespace
}  // namespace merops
