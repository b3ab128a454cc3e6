#include "core/host/slot_memory.h"

#include "core/host/available_memory.h"
#include "core/model/error.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::HasSubstr;

std::string fault_of(std::uint32_t slots, std::uint64_t bytes, PageKind kind) {
  try {
    (void)allocate_slots(slots, bytes, kind);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(SlotMemory, OfSmallPagesHasAlignedSlotsThatCanBeWritten) {
  const SlotPages pages = allocate_slots(3, 5'000, PageKind::small);
  const SlotMemory& memory = pages.memory();
  EXPECT_EQ(memory.pages, PageKind::small);
  EXPECT_EQ(memory.stride, 8'192U);
  ASSERT_EQ(memory.region.size(), 3 * 8'192U);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory.region.data()) % 4'096, 0U);
  for (std::uint32_t slot = 0; slot < 3; ++slot) std::fill_n(memory.slot(slot).begin(), 8'192, std::byte{0xA5});
  EXPECT_EQ(std::count(memory.region.begin(), memory.region.end(), std::byte{0xA5}), 3 * 8'192);
}

TEST(SlotMemory, OfAnyKindSaysWhichItGot) {
  const SlotPages pages = allocate_slots(2, 3U << 20U, PageKind::any);
  EXPECT_NE(pages.memory().pages, PageKind::any);
  EXPECT_EQ(pages.memory().stride, slot_stride(3U << 20U, pages.memory().pages));
  EXPECT_GE(pages.memory().stride, std::size_t{3U << 20U});
}

TEST(SlotMemory, OfAKindThatCannotBeHadIsRefusedInWords) {
  for (const PageKind kind : {PageKind::thp, PageKind::hugetlb}) {
    const std::string fault = fault_of(1, 2U << 20U, kind);
    if (!fault.empty())
      EXPECT_THAT(fault, HasSubstr(std::string(to_string(kind)) + " pages"));
    else
      EXPECT_EQ(allocate_slots(1, 2U << 20U, kind).memory().pages, kind);
  }
}

TEST(SlotMemory, LargerThanWhatIsAvailableIsRefused) {
  const auto available = available_memory();
  ASSERT_TRUE(available);
  EXPECT_GT(*available, 0U);
  EXPECT_THAT(fault_of(2, *available, PageKind::small), HasSubstr("of memory are available"));
}

TEST(SlotMemory, IsHandedOnWhenMoved) {
  SlotPages pages = allocate_slots(1, 4'096, PageKind::small);
  const std::byte* const begin = pages.memory().region.data();
  SlotPages other = std::move(pages);
  EXPECT_EQ(other.memory().region.data(), begin);
  EXPECT_TRUE(pages.memory().region.empty());  // NOLINT(bugprone-use-after-move): a moved-from one is empty
  pages = std::move(other);
  EXPECT_EQ(pages.memory().region.data(), begin);
}

}  // namespace
}  // namespace merops
