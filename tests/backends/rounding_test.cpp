#include "backends/rounding.h"

#include <array>

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(Rounding, LeavesAlignedExtentsAsTheyAre) {
  EXPECT_EQ(round_out({.offset = 8192, .length = 4096}, 4096), (Rounded{8192, 4096, 0}));
}

TEST(Rounding, TakesTheBlocksThatHoldBothEnds) {
  EXPECT_EQ(round_out({.offset = 4095, .length = 2}, 4096), (Rounded{0, 8192, 4095}));
  EXPECT_EQ(round_out({.offset = 513, .length = 511}, 512), (Rounded{512, 512, 1}));
  EXPECT_EQ(round_out({.offset = 8192, .length = 1}, 4096), (Rounded{8192, 4096, 0}));
}

TEST(Rounding, ToOneByteIsNoRounding) { EXPECT_EQ(round_out({.offset = 7, .length = 13}, 1), (Rounded{7, 13, 0})); }

TEST(Rounding, HoldsTheExtentWhereverItLies) {
  for (std::uint64_t offset = 0; offset < 40; ++offset) {
    for (std::uint64_t length = 1; length < 40; ++length) {
      const Rounded read = round_out({.offset = offset, .length = length}, 16);
      EXPECT_EQ(read.offset % 16, 0U);
      EXPECT_EQ(read.length % 16, 0U);
      EXPECT_EQ(read.offset + read.lead, offset);
      EXPECT_GE(read.offset + read.length, offset + length);
      EXPECT_LT(read.length, length + 32);
    }
  }
}

TEST(SlotLayout, GivesEachReadItsOwnPartOneBehindTheOther) {
  std::array<std::byte, 64> slot{};
  SlotLayout layout(slot);
  EXPECT_EQ(layout.take({.length = 16}).data(), slot.data());
  const std::span<std::byte> second = layout.take({.length = 48});
  EXPECT_EQ(second.data(), slot.data() + 16);
  EXPECT_EQ(second.size(), 48U);
}

TEST(SlotLayout, RefusesWhatDoesNotFit) {
  std::array<std::byte, 64> slot{};
  SlotLayout layout(slot);
  EXPECT_TRUE(layout.take({.length = 65}).empty());
  EXPECT_EQ(layout.take({.length = 64}).size(), 64U);
  EXPECT_TRUE(layout.take({.length = 1}).empty());
}

TEST(SlotLayout, FindsThePayloadInsideTheRoundedRead) {
  std::array<std::byte, 64> slot{};
  const Extent extent{.offset = 19, .length = 20};
  const Rounded read = round_out(extent, 16);
  const std::span<const std::byte> payload = payload_of(SlotLayout(slot).take(read), read, extent);
  EXPECT_EQ(payload.data(), slot.data() + 3);
  EXPECT_EQ(payload.size(), 20U);
}

}  // namespace
}  // namespace merops
