#include "backends/part_table.h"

#include <array>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

constexpr std::uint64_t kBlock = 512;
constexpr std::size_t kStride = 8 * kBlock;
constexpr std::uint32_t kSlots = 3, kExtents = 4;

/// Three slots of eight blocks, and experts in up to four pieces.
class PartTableTest : public testing::Test {
 protected:
  PartTable::Range lay_out(std::uint32_t slot, std::span<const Extent> extents) {
    return table_.lay_out({extents, slot});
  }
  /// Answers a part with as many bytes as it asks for.
  bool fill(std::uint32_t part) { return table_.goes_on_after(part, table_[part].progress.length()); }
  std::vector<Completion> take(std::size_t most = kSlots) {
    std::vector<Completion> out(most);
    out.resize(table_.take_ready(out));
    return out;
  }
  [[nodiscard]] PartTable& table() { return table_; }
  [[nodiscard]] const std::byte* slot(std::uint32_t number) const { return memory_.data() + number * kStride; }

 private:
  alignas(kBlock) std::array<std::byte, kSlots * kStride> memory_{};
  PartTable table_{SlotMemory{memory_, kStride, kSlots, PageKind::small}, ReaderOptions{kSlots, kExtents, false},
                   kBlock};
};

const std::vector<Extent> kOne{{0, 700, 600}};
const std::vector<Extent> kTwo{{0, 512, 512}, {1, 100, 300}};

TEST_F(PartTableTest, LaysEachExtentIntoAPieceOfItsSlot) {
  const PartTable::Range range = lay_out(1, kTwo);
  ASSERT_EQ(range.count, 2U);
  EXPECT_EQ(table()[range.first].next_memory(), slot(1));
  EXPECT_EQ(table()[range.first + 1].next_memory(), slot(1) + kBlock);
  EXPECT_EQ(table()[range.first + 1].target, 1U);
  EXPECT_EQ(table().slot_of(range.first + 1), 1U);
  EXPECT_EQ(table().in_flight(), 2U);
  EXPECT_EQ(table().pieces(1)[1].data(), slot(1) + kBlock + 100);
  EXPECT_EQ(table().pieces(1)[1].size(), 300U);
}

TEST_F(PartTableTest, IsReadyWhenTheLastPartIsOver) {
  const PartTable::Range range = lay_out(2, kTwo);
  EXPECT_FALSE(fill(range.first + 1));
  EXPECT_EQ(table().ready(), 0U);
  EXPECT_FALSE(fill(range.first));
  const std::vector<Completion> done = take();
  ASSERT_EQ(done.size(), 1U);
  EXPECT_EQ(done[0].slot, 2U);
  EXPECT_EQ(done[0].payload, 812U);
  EXPECT_EQ(done[0].asked, 1024U);
  EXPECT_EQ(table().in_flight(), 0U);
}

TEST_F(PartTableTest, GoesOnAfterAPartOfThePart) {
  const PartTable::Range range = lay_out(0, kOne);
  EXPECT_TRUE(table().goes_on_after(range.first, 600));
  EXPECT_EQ(table()[range.first].next_memory(), slot(0) + kBlock);
  EXPECT_EQ(table()[range.first].progress.offset(), 1024U);
  EXPECT_FALSE(fill(range.first));
  EXPECT_EQ(take().size(), 1U);
}

TEST_F(PartTableTest, TellsTheFirstErrorOfASlotAndNoPayload) {
  const PartTable::Range range = lay_out(0, kTwo);
  table().fail(range.first + 1, std::make_error_code(std::errc::io_error));
  EXPECT_FALSE(table().goes_on_after(range.first, 0));
  const std::vector<Completion> done = take();
  ASSERT_EQ(done.size(), 1U);
  EXPECT_EQ(done[0].error, std::errc::io_error);
  EXPECT_EQ(done[0].error_offset, 0U);
  EXPECT_EQ(done[0].payload, 0U);
}

TEST_F(PartTableTest, FailsAtOnceWhatDoesNotFit) {
  const std::vector<Extent> large{{0, 0, kBlock}, {0, 4096, 8 * kBlock}};
  EXPECT_EQ(lay_out(1, large).count, 0U);
  EXPECT_EQ(table().in_flight(), 0U);
  const std::vector<Completion> done = take();
  ASSERT_EQ(done.size(), 1U);
  EXPECT_EQ(done[0].error, ReadError::slot_too_small);
  EXPECT_EQ(done[0].error_offset, 4096U);
}

TEST_F(PartTableTest, HandsOutTheOldestFirstAndNoMoreThanThereIsRoomFor) {
  for (int round = 0; round < 5; ++round) {  // round the ring
    for (const std::uint32_t number : {2U, 0U, 1U}) EXPECT_FALSE(fill(lay_out(number, kOne).first));
    EXPECT_EQ(table().ready(), 3U);
    const std::vector<Completion> first = take(2), rest = take(2);
    ASSERT_EQ(first.size(), 2U);
    ASSERT_EQ(rest.size(), 1U);
    EXPECT_EQ(first[0].slot, 2U);
    EXPECT_EQ(first[1].slot, 0U);
    EXPECT_EQ(rest[0].slot, 1U);
  }
}

TEST_F(PartTableTest, CountsThePartsThatACompletionNeedsAtLeast) {
  const std::vector<Extent> three{{0, 0, 1}, {0, 512, 1}, {0, 1024, 1}};
  const PartTable::Range range = lay_out(0, three);
  EXPECT_EQ(table().fewest_parts_to_a_completion(), 3U);
  EXPECT_FALSE(fill(range.first));
  EXPECT_EQ(table().fewest_parts_to_a_completion(), 2U);
  (void)lay_out(1, kOne);
  EXPECT_EQ(table().fewest_parts_to_a_completion(), 1U);
}

}  // namespace
}  // namespace merops
