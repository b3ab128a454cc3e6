#include "core/model/resampled_median.h"

#include "core/model/random.h"

#include <algorithm>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

double weight_of(const std::vector<WeightedValue>& medians, double value) {
  double weight = 0;
  for (const WeightedValue& median : medians) weight += median.value == value ? median.weight : 0;
  return weight;
}

double total(const std::vector<WeightedValue>& medians) {
  return std::accumulate(medians.begin(), medians.end(), 0.0,
                         [](double sum, const WeightedValue& median) { return sum + median.weight; });
}

/// All resamples of `values`, counted one by one.
double counted_weight(const std::vector<double>& values, double value) {
  std::size_t resamples = 1;
  for (std::size_t i = 0; i < values.size(); ++i) resamples *= values.size();
  std::size_t hits = 0;
  for (std::size_t number = 0; number < resamples; ++number) {
    std::vector<double> drawn;
    for (std::size_t rest = number; drawn.size() < values.size(); rest /= values.size()) {
      drawn.push_back(values[rest % values.size()]);
    }
    if (middle(drawn) == value) ++hits;
  }
  return static_cast<double>(hits) / static_cast<double>(resamples);
}

TEST(ResampledMedian, HasTheProbabilitiesThatCountingAllResamplesGives) {
  for (const std::vector<double>& values :
       {std::vector<double>{8, 1, 2, 4}, {16, 8, 1, 2, 4}, {32, 16, 8, 1, 2, 4}, {5, 5, 7, 1}}) {
    const auto medians = resampled_medians(values);
    EXPECT_NEAR(total(medians), 1, 1e-12);
    for (const WeightedValue& median : medians) {
      EXPECT_NEAR(weight_of(medians, median.value), counted_weight(values, median.value), 1e-12) << median.value;
    }
  }
}

TEST(ResampledMedian, StaysWholeForManyValues) {
  for (const std::size_t n : {100U, 101U, 1000U, 1001U}) {
    std::vector<double> values(n);
    std::iota(values.begin(), values.end(), 1.0);
    EXPECT_NEAR(total(resampled_medians(values)), 1, 1e-9) << n;
  }
}

TEST(ResampledMedian, IsTheValueItselfWhereThereIsOne) {
  const auto medians = resampled_medians(std::vector<double>{3});
  ASSERT_EQ(medians.size(), 1U);
  EXPECT_EQ(medians[0].value, 3);
  EXPECT_DOUBLE_EQ(medians[0].weight, 1);
}

TEST(RatioQuantile, FindsThePlaceInTheProductOfBoth) {
  const std::vector<WeightedValue> a{{1, 0.5}, {2, 0.5}};
  const std::vector<WeightedValue> b{{4, 0.25}, {6, 0.75}};
  // Ratios 2 (0.125), 3 (0.375), 4 (0.125), 6 (0.375).
  EXPECT_NEAR(ratio_quantile(a, b, 0.1), 2, 1e-12);
  EXPECT_NEAR(ratio_quantile(a, b, 0.3), 3, 1e-12);
  EXPECT_NEAR(ratio_quantile(a, b, 0.6), 4, 1e-12);
  EXPECT_NEAR(ratio_quantile(a, b, 0.9), 6, 1e-12);
}

TEST(Middle, IsTheMeanOfTheMiddleTwoOfAnEvenNumber) {
  EXPECT_EQ(middle(std::vector<double>{4, 1, 2}), 2);
  EXPECT_EQ(middle(std::vector<double>{4, 1, 2, 10}), 3);
}

}  // namespace
}  // namespace merops
