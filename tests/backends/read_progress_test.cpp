#include "backends/read_progress.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

using Step = ReadProgress::Step;

ReadProgress reading(const Extent& extent, std::uint64_t alignment) {
  return {round_out(extent, alignment), extent.length, alignment};
}

TEST(ReadProgress, IsFinishedByOneWholeRead) {
  ReadProgress progress = reading({.offset = 100, .length = 5000}, 512);
  EXPECT_EQ(progress.offset(), 0U);
  EXPECT_EQ(progress.length(), 5120U);
  EXPECT_EQ(progress.advance(5120), Step::finished);
}

TEST(ReadProgress, IsFinishedWhenThePayloadIsThereThoughTheBlockIsNot) {
  EXPECT_EQ(reading({.offset = 100, .length = 5000}, 512).advance(5100), Step::finished);
  EXPECT_EQ(reading({.offset = 100, .length = 5000}, 512).advance(5099), Step::again);
}

TEST(ReadProgress, GoesOnFromTheLastWholeBlock) {
  ReadProgress progress = reading({.offset = 1024, .length = 4096}, 512);
  EXPECT_EQ(progress.advance(1500), Step::again);
  EXPECT_EQ(progress.position(), 1024U);
  EXPECT_EQ(progress.offset(), 2048U);
  EXPECT_EQ(progress.length(), 3072U);
  EXPECT_EQ(progress.advance(3072), Step::finished);
}

TEST(ReadProgress, GoesOnFromTheLastByteWhereNothingIsRounded) {
  ReadProgress progress = reading({.offset = 7, .length = 100}, 1);
  EXPECT_EQ(progress.advance(41), Step::again);
  EXPECT_EQ(progress.offset(), 48U);
  EXPECT_EQ(progress.advance(59), Step::finished);
}

TEST(ReadProgress, TakesNoBytesForTheEnd) {
  EXPECT_EQ(reading({.offset = 0, .length = 512}, 512).advance(0), Step::ended_early);
}

TEST(ReadProgress, TakesTheSameBrokenBlockTwiceForTheEnd) {
  ReadProgress progress = reading({.offset = 0, .length = 4096}, 512);
  EXPECT_EQ(progress.advance(1100), Step::again);
  EXPECT_EQ(progress.advance(1100 - 1024), Step::ended_early);
}

TEST(ReadProgress, GoesOnWhileEachAnswerBringsSomethingNew) {
  ReadProgress progress = reading({.offset = 0, .length = 512}, 512);
  EXPECT_EQ(progress.advance(100), Step::again);
  EXPECT_EQ(progress.position(), 0U);
  EXPECT_EQ(progress.advance(200), Step::again);
  EXPECT_EQ(progress.advance(512), Step::finished);
}

TEST(ReadProgress, AsksForNoMoreThanOneCallMoves) {
  const std::uint64_t length = 5'000'000'000;
  ReadProgress progress = reading({.offset = 1, .length = length}, 4096);
  std::uint64_t calls = 1;
  EXPECT_EQ(progress.length(), kMostBytesARead);
  for (; progress.advance(progress.length()) == Step::again; ++calls) {
    EXPECT_EQ(progress.offset() % 4096, 0U);
    EXPECT_LE(progress.length(), kMostBytesARead);
  }
  EXPECT_EQ(calls, 3U);
  EXPECT_TRUE(progress.finished());
}

TEST(ReadProgress, OfAnEmptyExtentIsFinishedBeforeItStarts) {
  EXPECT_TRUE(reading({.offset = 5, .length = 0}, 512).finished());
}

}  // namespace
}  // namespace merops
