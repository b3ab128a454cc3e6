#include "core/model/expert_map.h"

#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

ExpertMap map_of(const std::vector<std::vector<Extent>>& experts) {
  ExpertMap map;
  for (const auto& extents : experts) map.add(extents);
  return map;
}

std::vector<Extent> extents_of(const ExpertMap& map, std::uint32_t expert) {
  return {map[expert].begin(), map[expert].end()};
}

TEST(ExpertMap, JoinsExtentsThatTouch) {
  const ExpertMap map = map_of({{{0, 100, 10}, {0, 110, 5}, {0, 200, 7}}});
  EXPECT_EQ(extents_of(map, 0), (std::vector<Extent>{{0, 100, 15}, {0, 200, 7}}));
}

TEST(ExpertMap, KeepsExtentsOfOtherTargetsAndOtherExpertsApart) {
  const ExpertMap map = map_of({{{0, 0, 10}, {1, 10, 5}}, {{1, 15, 5}}});
  EXPECT_EQ(extents_of(map, 0), (std::vector<Extent>{{0, 0, 10}, {1, 10, 5}}));
  EXPECT_EQ(extents_of(map, 1), (std::vector<Extent>{{1, 15, 5}}));
}

TEST(ExpertMap, KeepsThePayloadOrderWhenTheFileHasAnother) {
  const ExpertMap map = map_of({{{0, 50, 10}, {0, 40, 10}}});
  EXPECT_EQ(extents_of(map, 0), (std::vector<Extent>{{0, 50, 10}, {0, 40, 10}}));
}

TEST(ExpertMap, CountsPiecesTargetsAndBytes) {
  const ExpertMap map = map_of({{{0, 0, 10}}, {{0, 10, 5}, {0, 20, 5}, {0, 30, 1}}, {{0, 60, 1}, {1, 0, 2}}});
  EXPECT_EQ(map.size(), 3U);
  EXPECT_EQ(map.payload_bytes(1), 11U);
  EXPECT_EQ(map.total_payload_bytes(), 24U);
  EXPECT_EQ(map.largest_payload(), 11U);
  EXPECT_EQ(map.max_extents(), 3U);
  EXPECT_EQ(map.experts_in_pieces(), 2U);
  EXPECT_EQ(map.experts_over_targets(), 1U);
}

TEST(ExpertMap, RoundsEachExtentOut) {
  const ExpertMap map = map_of({{{0, 4095, 2}, {0, 8192, 4096}}, {{0, 0, 1}}});
  EXPECT_EQ(map.largest_rounded(4096), 3U * 4096);
  EXPECT_EQ(map.largest_rounded(512), 1024U + 4096);
  EXPECT_EQ(map.largest_rounded(1), 4098U);
}

TEST(ExpertMap, IsEmptyAtFirst) {
  const ExpertMap map;
  EXPECT_EQ(map.size(), 0U);
  EXPECT_EQ(map.total_payload_bytes() + map.largest_payload() + map.largest_rounded(4096) + map.max_extents(), 0U);
}

}  // namespace
}  // namespace merops
