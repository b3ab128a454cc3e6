#include "core/host/block_map.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

/// Three runs of 100, 50 and 200 bytes.
BlockMap three_runs() {
  BlockMap map;
  map.add(100, 1000);
  map.add(50, 5000);
  map.add(200, 3000);
  return map;
}

TEST(BlockMap, IsEmptyAtFirst) {
  const BlockMap map;
  EXPECT_EQ(map.size(), 0U);
  EXPECT_EQ(map.piece(0, 10).length, 0U);
  EXPECT_EQ(map.most_runs_within(10), 0U);
}

TEST(BlockMap, JoinsRunsThatTouchOnTheDevice) {
  BlockMap map;
  map.add(100, 1000);
  map.add(0, 77);
  map.add(50, 1100);
  ASSERT_EQ(map.runs().size(), 1U);
  EXPECT_EQ(map.runs()[0], (BlockRun{0, 150, 1000}));
  map.add(50, 1000);
  EXPECT_EQ(map.runs().size(), 2U);
}

TEST(BlockMap, GivesWhatLiesInOnePiece) {
  const BlockMap map = three_runs();
  EXPECT_EQ(map.size(), 350U);
  EXPECT_EQ(map.piece(0, 1000), (BlockRun{0, 100, 1000}));
  EXPECT_EQ(map.piece(99, 1000), (BlockRun{99, 1, 1099}));
  EXPECT_EQ(map.piece(100, 1000), (BlockRun{100, 50, 5000}));
  EXPECT_EQ(map.piece(110, 7), (BlockRun{110, 7, 5010}));
  EXPECT_EQ(map.piece(349, 7), (BlockRun{349, 1, 3199}));
  EXPECT_EQ(map.piece(350, 7).length, 0U);
}

TEST(BlockMap, CountsTheRunsThatAnyReadCanMeet) {
  const BlockMap map = three_runs();
  EXPECT_EQ(map.most_runs_within(0), 0U);
  EXPECT_EQ(map.most_runs_within(1), 1U);
  EXPECT_EQ(map.most_runs_within(2), 2U);
  EXPECT_EQ(map.most_runs_within(51), 2U);
  EXPECT_EQ(map.most_runs_within(52), 3U);
  EXPECT_EQ(map.most_runs_within(1000), 3U);
}

}  // namespace
}  // namespace merops
