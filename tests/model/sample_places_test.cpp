#include "core/model/sample_places.h"

#include <algorithm>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::uint64_t kPiece = 100, kBlock = 10;

ExpertMap map_of(const std::vector<std::vector<Extent>>& experts) {
  ExpertMap map;
  for (const auto& extents : experts) map.add(extents);
  return map;
}

/// Experts one after another in one target.
ExpertMap row_of(std::uint32_t experts, std::uint64_t bytes) {
  ExpertMap map;
  for (std::uint32_t i = 0; i < experts; ++i) map.add(std::vector<Extent>{{0, i * bytes, bytes}});
  return map;
}

std::vector<Extent> places(const ExpertMap& map, std::uint32_t count, std::uint64_t seed = 1) {
  return sample_places(map, count, kPiece, kBlock, seed);
}

TEST(SamplePlaces, OneInEachEqualPart) {
  const auto found = places(row_of(8, 1'000), 4);
  ASSERT_THAT(found, SizeIs(4));
  for (std::size_t part = 0; part < 4; ++part) {
    EXPECT_GE(found[part].offset, part * 2'000);
    EXPECT_LE(found[part].offset + found[part].length, (part + 1) * 2'000);
    EXPECT_EQ(found[part].length, kPiece);
  }
}

TEST(SamplePlaces, TheSeedDecides) {
  const ExpertMap map = row_of(8, 100'000);
  EXPECT_EQ(places(map, 16, 5), places(map, 16, 5));
  EXPECT_NE(places(map, 16, 5), places(map, 16, 6));
}

TEST(SamplePlaces, SmallContentIsTakenWhole) {
  EXPECT_THAT(places(row_of(1, 250), 32), ElementsAre(Extent{0, 0, 100}, Extent{0, 100, 100}, Extent{0, 200, 50}));
}

TEST(SamplePlaces, AreWholeBlocksWithinTheExtent) {
  EXPECT_THAT(places(map_of({{{3, 1'004, 62}}}), 1), ElementsAre(Extent{3, 1'010, 50}));
}

TEST(SamplePlaces, ThoseWithoutAWholeBlockAreLeftOut) {
  EXPECT_THAT(places(map_of({{{0, 1, 18}}}), 4), IsEmpty());
  EXPECT_THAT(places(ExpertMap{}, 4), IsEmpty());
}

TEST(SamplePlaces, FollowTheExpertsExtentsOverTargets) {
  const ExpertMap map = map_of({{{0, 500, 100}, {1, 0, 100}}, {{2, 40, 200}}});
  EXPECT_THAT(places(map, 4),
              ElementsAre(Extent{0, 500, 100}, Extent{1, 0, 100}, Extent{2, 40, 100}, Extent{2, 140, 100}));
}

TEST(SamplePlaces, NeverOverlapWhateverTheExtentsAre) {
  ExpertMap map;
  std::uint64_t offset = 3;
  for (std::uint32_t i = 0; i < 200; ++i) {
    map.add(std::vector<Extent>{{0, offset, 37 + i}, {0, offset + 1'000, 11 + 3 * i}});
    offset += 37 + i + (i % 5 == 0 ? 5'000 : 0);
    if (i % 5 != 0) offset += 2'000;
  }
  auto found = places(map, 1'000);
  ASSERT_GT(found.size(), 100U);
  std::sort(found.begin(), found.end(), [](const Extent& a, const Extent& b) { return a.offset < b.offset; });
  for (std::size_t i = 1; i < found.size(); ++i) {
    EXPECT_GE(found[i].offset, found[i - 1].offset + found[i - 1].length) << i;
  }
}

}  // namespace
}  // namespace merops::test
