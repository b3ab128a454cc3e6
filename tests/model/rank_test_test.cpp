#include "core/model/rank_test.h"

#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

std::vector<double> run(std::size_t n, double first, double step) {
  std::vector<double> values(n);
  for (std::size_t i = 0; i < n; ++i) values[i] = first + step * static_cast<double>(i);
  return values;
}

TEST(MannWhitney, IsTwoOverTheNumberOfChoicesWhereTheSamplesLieApart) {
  EXPECT_NEAR(mann_whitney_p(run(3, 1, 1), run(3, 10, 1)), 2.0 / 20, 1e-12);
  EXPECT_NEAR(mann_whitney_p(run(7, 1, 1), run(7, 10, 1)), 2.0 / 3432, 1e-12);
  EXPECT_NEAR(mann_whitney_p(run(7, 10, 1), run(7, 1, 1)), 2.0 / 3432, 1e-12);
}

TEST(MannWhitney, CountsAllChoicesOfRanks) {
  // Ranks of a: 1, 2, 4 (sum 7). Sums up to 7 of three of 1..6: 1+2+3, 1+2+4; of 20 choices.
  EXPECT_NEAR(mann_whitney_p(std::vector<double>{1, 2, 4}, std::vector<double>{3, 5, 6}), 2 * 2.0 / 20, 1e-12);
}

TEST(MannWhitney, SharesRanksAmongEqualValues) {
  // Ranks 1.5, 1.5 of a; 3, 4 of b: one choice in six is as low.
  EXPECT_NEAR(mann_whitney_p(std::vector<double>{1, 1}, std::vector<double>{2, 3}), 2.0 / 6, 1e-12);
  EXPECT_EQ(mann_whitney_p(std::vector<double>{5, 5, 5}, std::vector<double>{5, 5, 5}), 1);
}

TEST(MannWhitney, HasNothingToSayOfAnEmptySample) { EXPECT_EQ(mann_whitney_p({}, std::vector<double>{1, 2}), 1); }

TEST(MannWhitney, GoesOnAsANormalOneBeyondSixtyValues) {
  std::vector<double> a = run(30, 0, 2);
  std::vector<double> b = run(30, 9, 2);
  const double exact = mann_whitney_p(a, b);
  a.push_back(30.5);  // in the middle of both
  b.push_back(37.5);
  EXPECT_NEAR(mann_whitney_p(a, b), exact, 0.15 * exact);
}

TEST(SignedRank, IsTwoOverTheSignsWhereAllDifferencesAgree) {
  EXPECT_NEAR(signed_rank_p(run(7, 1, 1)), 2.0 / 128, 1e-12);
  EXPECT_NEAR(signed_rank_p(run(5, -9, 1)), 2.0 / 32, 1e-12);
}

TEST(SignedRank, CountsAllSigns) {
  // Positive ranks 2 and 3 (sum 5), of 1..3: sums of 5 and more are {2,3} and {1,2,3}, of 8.
  EXPECT_NEAR(signed_rank_p(std::vector<double>{-1, 2, 3}), 2 * 2.0 / 8, 1e-12);
}

TEST(SignedRank, LeavesOutZerosAndSharesRanksAmongEqualMagnitudes) {
  EXPECT_NEAR(signed_rank_p(std::vector<double>{0, 2, 2, 2, 0}), 2.0 / 8, 1e-12);
  EXPECT_EQ(signed_rank_p(std::vector<double>{0, 0}), 1);
  EXPECT_EQ(signed_rank_p(std::vector<double>{1, -1}), 1);
}

TEST(SignedRank, GoesOnAsANormalOneBeyondSixtyDifferences) {
  std::vector<double> differences;
  for (int i = 1; i <= 60; ++i) differences.push_back(i % 3 == 0 ? -i : i);
  const double exact = signed_rank_p(differences);
  differences.push_back(30.5);
  differences.push_back(-29.5);
  EXPECT_NEAR(signed_rank_p(differences), exact, 0.2 * exact);
}

}  // namespace
}  // namespace merops
