#include "core/model/error.h"
#include "tests/backends/open_reader.h"
#include "tests/backends/reader_pair.h"

namespace merops::test {
namespace {

constexpr KnownKind kLargeSectors[] = {KnownKind::device_4kn, KnownKind::container_4kn};

/// What every direct reader must do about blocks.
class ReaderAlignment : public ReaderPair {
 protected:
  /// Whether it can be opened with memory that starts `shift` bytes off a page.
  [[nodiscard]] bool opens_with_memory_off_by(std::size_t shift) {
    const SlotPages pages = allocate_slots(2, 1 << 20, PageKind::small);
    SlotMemory shifted = pages.memory().part(0, 1);
    shifted.region = pages.memory().region.subspan(shift, shifted.stride);
    try {
      (void)row().open(source().targets(), shifted, {1, source().experts().max_extents(), false});
      return true;
    } catch (const Error&) {
      return false;
    }
  }
};

TEST_P(ReaderAlignment, IsAPowerOfTwoOfAtLeastASector) {
  const std::uint64_t alignment = OpenReader(row(), source()).reader().alignment();
  EXPECT_GE(alignment, 512U);
  EXPECT_EQ(alignment & (alignment - 1), 0U);
}

TEST_P(ReaderAlignment, IsDemandedOfTheMemoryToo) {
  EXPECT_TRUE(opens_with_memory_off_by(0));
  EXPECT_FALSE(opens_with_memory_off_by(64));
}

class ReaderAlignmentToLargeSectors : public ReaderAlignment {};

TEST_P(ReaderAlignmentToLargeSectors, IsTheSectorOfTheDevice) {
  EXPECT_EQ(OpenReader(row(), source()).reader().alignment(), 4096U);
  EXPECT_FALSE(opens_with_memory_off_by(512));
}

INSTANTIATE_TEST_SUITE_P(Rows, ReaderAlignment, testing::ValuesIn(direct_pairs()), name_of);
INSTANTIATE_TEST_SUITE_P(Rows, ReaderAlignmentToLargeSectors, testing::ValuesIn(direct_pairs(kLargeSectors)), name_of);

}  // namespace
}  // namespace merops::test
