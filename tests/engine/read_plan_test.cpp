#include "core/engine/read_plan.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(ReadPlan, RoundsAnExtentOutToBlocks) {
  const Extent extent{0, 5000, 3000};
  const ReadPlan plan = plan_reads({&extent, 1}, 0, 3000);
  EXPECT_EQ(plan.reads, (std::vector<PlannedRead>{{0, 4096, 4096, 3904, 0}}));
  EXPECT_EQ(plan.pieces, (std::vector<PlannedPiece>{{904, 3000}}));
}

TEST(ReadPlan, ReadsNeighboursAtOnceInWhateverOrderTheyCome) {
  const std::vector<Extent> extents{{0, 100'000, 50'000}, {0, 60'000, 40'000}};
  const ReadPlan plan = plan_reads(extents, 0, 90'000);
  EXPECT_EQ(plan.reads, (std::vector<PlannedRead>{{0, 57'344, 94'208, 92'656, 0}}));
  EXPECT_EQ(plan.pieces, (std::vector<PlannedPiece>{{42'656, 50'000}, {2'656, 40'000}}));
}

TEST(ReadPlan, KeepsFarExtentsAndOtherFilesApart) {
  const std::vector<Extent> extents{{1, 0, 4096}, {0, 10'000'000, 4096}, {0, 0, 4096}};
  const ReadPlan plan = plan_reads(extents, 0, 12'288);
  EXPECT_EQ(plan.reads, (std::vector<PlannedRead>{
                            {0, 0, 4096, 4096, 0}, {0, 9'998'336, 8192, 5760, 4096}, {1, 0, 4096, 4096, 12'288}}));
  EXPECT_EQ(plan.pieces, (std::vector<PlannedPiece>{{12'288, 4096}, {4096 + 1664, 4096}, {0, 4096}}));
}

TEST(ReadPlan, TakesAPartOfTheExpertOverSeveralExtents) {
  const std::vector<Extent> extents{{0, 0, 1000}, {0, 1'000'000, 1000}, {0, 2'000'000, 1000}};
  const ReadPlan plan = plan_reads(extents, 900, 1200);
  EXPECT_EQ(plan.pieces, (std::vector<PlannedPiece>{{900, 100}, {4096 + 576, 1000}, {8192 + 1152, 100}}));
  ASSERT_EQ(plan.reads.size(), 3U);
  EXPECT_EQ(plan.reads[2].needed, 1152U + 100U);
}

TEST(ReadPlan, FitsTheBufferThatItAsksFor) {
  const std::uint64_t gap = 65'536;
  for (const std::uint64_t distance : {gap - 1, gap, gap + 1, gap + 4096, gap + 8191}) {
    std::vector<Extent> extents;
    for (std::uint64_t i = 0; i < 6; ++i) extents.push_back({0, 4095 + i * (distance + 10'001), 10'001});
    const ReadPlan plan = plan_reads(extents, 0, 60'006);
    EXPECT_LE(plan.reads.back().buffer_at + plan.reads.back().length, plan_buffer_bytes(60'006, 6)) << distance;
  }
}

}  // namespace
}  // namespace merops
