#include "core/engine/round_watch.h"

#include "core/model/steady_state.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

constexpr std::uint64_t kTick = 100'000'000, kRound = 1'000'000'000;

/// A disk in virtual time, looked at ten times a second: `rate(t)` in MB/s, t in seconds. Returns the time at which the
/// watch had enough, in seconds, or 1000.
template <class Rate>
double watch_disk(RoundWatch& watch, const Rate& rate) {
  std::uint64_t bytes = 0;
  for (std::uint64_t now = kTick; now < 1000 * kRound; now += kTick) {
    const double t = static_cast<double>(now) / 1e9;
    bytes += static_cast<std::uint64_t>(rate(t) * 1e5);
    if (watch.look(now, bytes)) return t;
  }
  return 1000;
}

TEST(RoundWatch, EndsASteadyDiskAfterFiveRounds) {
  RoundWatch watch(kRound);
  EXPECT_NEAR(watch_disk(watch, [](double) { return 300.0; }), 5.1, 0.15);
  EXPECT_EQ(watch.assessed().state, SteadyState::steady);
  EXPECT_NEAR(watch.assessed().mb_per_s.value(), 300, 0.01);
}

TEST(RoundWatch, FindsTheRateBehindACliff) {
  RoundWatch watch(kRound);
  const double end = watch_disk(watch, [](double t) { return t < 3 ? 900.0 : 300.0; });
  EXPECT_LT(end, 10);
  EXPECT_EQ(watch.assessed().state, SteadyState::steady);
  EXPECT_NEAR(watch.assessed().mb_per_s.value(), 300, 3);
}

TEST(RoundWatch, HasEnoughOfADiskThatNeverSettles) {
  RoundWatch watch(kRound);
  const double end = watch_disk(watch, [](double t) { return static_cast<int>(t) % 2 == 0 ? 900.0 : 300.0; });
  EXPECT_NEAR(end, kMostRounds + 0.1, 0.3);
  EXPECT_EQ(watch.assessed().state, SteadyState::unsteady);
  EXPECT_EQ(watch.assessed().rounds.size(), kMostRounds);
}

TEST(RoundWatch, FollowsADriftUntilItEnds) {
  RoundWatch watch(kRound);
  watch_disk(watch, [](double t) { return t < 12 ? 900 - 50 * t : 300.0; });
  EXPECT_EQ(watch.assessed().state, SteadyState::steady);
  EXPECT_NEAR(watch.assessed().mb_per_s.value(), 300, 15);
}

TEST(RoundWatch, DoesNotCountTheTimeBeforeTheWindow) {
  RoundWatch watch(kRound);
  for (std::uint64_t now = kTick; now < 7 * kRound; now += kTick) EXPECT_FALSE(watch.look(now, 0));
  EXPECT_TRUE(watch.assessed().rounds.empty());
}

}  // namespace
}  // namespace merops
