#include "results/report/scale.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::report {
namespace {

using testing::ElementsAre;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::vector<double> labels(const Scale& scale) { return round_values(scale, 7); }

TEST(Scale, BeginsAtZeroAndEndsAtARoundValueAboveTheGreatest) {
  const std::vector<double> rates{1748, 607, 1613};
  const Scale scale = linear_from_zero(rates);
  EXPECT_EQ(scale.low, 0);
  EXPECT_EQ(scale.high, 2000);
  EXPECT_THAT(labels(scale), ElementsAre(0, 500, 1000, 1500, 2000));
}

TEST(Scale, EndsAtAValueThatIsRoundAlready) {
  const std::vector<double> rates{500};
  EXPECT_EQ(linear_from_zero(rates).high, 500);
}

TEST(Scale, LabelsSmallValuesRoundlyToo) {
  const std::vector<double> tokens{0.0321};
  EXPECT_THAT(labels(linear_from_zero(tokens)), ElementsAre(0, testing::DoubleEq(0.01), testing::DoubleEq(0.02),
                                                            testing::DoubleEq(0.03), testing::DoubleEq(0.04)));
}

TEST(Scale, DoublesBetweenPowersOfTwo) {
  const std::vector<double> depths{1, 3, 24};
  const Scale scale = by_doublings(depths);
  EXPECT_THAT(labels(scale), ElementsAre(1, 2, 4, 8, 16, 32));
  EXPECT_DOUBLE_EQ(*scale.position(1), 0);
  EXPECT_DOUBLE_EQ(*scale.position(32), 1);
  EXPECT_DOUBLE_EQ(*scale.position(4), 0.4);
}

TEST(Scale, KeepsRoomAroundASingleDepth) {
  const std::vector<double> depths{8};
  const Scale scale = by_doublings(depths);
  EXPECT_LT(scale.low, scale.high);
  EXPECT_TRUE(scale.position(8));
}

TEST(Scale, LabelsOneTwoFiveWhereItSpansFewDecades) {
  const std::vector<double> milliseconds{1.9, 34.5};
  EXPECT_THAT(labels(by_decades(milliseconds)), ElementsAre(1, 2, 5, 10, 20, 50));
}

TEST(Scale, LabelsDecadesWhereItSpansMany) {
  const std::vector<double> milliseconds{0.002, 4000};
  for (const double label : labels(by_decades(milliseconds))) {
    EXPECT_NEAR(std::log10(label), std::round(std::log10(label)), 1e-9) << label;
  }
  EXPECT_GE(labels(by_decades(milliseconds)).size(), 3U);
}

TEST(Scale, HoldsEveryValueItWasMadeFor) {
  for (double exponent = -9; exponent < 9; exponent += 0.07) {
    const double value = std::pow(10, exponent);
    const std::vector<double> values{value, 3.3 * value};
    for (const Scale& scale : {linear_from_zero(values), by_doublings(values), by_decades(values)}) {
      EXPECT_TRUE(scale.position(values[0])) << value;
      EXPECT_TRUE(scale.position(values[1])) << value;
      EXPECT_GE(labels(scale).size(), 2U) << value;
      EXPECT_LE(labels(scale).size(), 7U) << value;
    }
  }
}

TEST(Scale, IsSomeScaleWithoutValues) {
  const std::vector<double> nothing;
  const std::vector<double> no_numbers{kNaN, kInfinity, -kInfinity};
  for (const auto& values : {nothing, no_numbers}) {
    for (const Scale& scale : {linear_from_zero(values), by_doublings(values), by_decades(values)}) {
      EXPECT_LT(scale.low, scale.high);
      EXPECT_GE(labels(scale).size(), 2U);
    }
  }
}

TEST(Scale, HasNoPlaceForWhatIsNoNumberOrOutside) {
  const Scale scale{Spacing::decimal, 1, 100};
  for (const double value : {kNaN, kInfinity, 0.0, -1.0, 0.5, 101.0}) EXPECT_FALSE(scale.position(value)) << value;
  EXPECT_DOUBLE_EQ(*scale.position(10), 0.5);
}

}  // namespace
}  // namespace merops::report
