#include "backends/misalignment.h"

#include <cstdint>

#include <gtest/gtest.h>

namespace merops {
namespace {

const std::byte* memory_at(std::uintptr_t address) { return reinterpret_cast<const std::byte*>(address); }

TEST(Misalignment, IsNoneOfWhatLiesOnBlocks) {
  EXPECT_TRUE(is_aligned(8192, 4096, memory_at(0x7000), 4096));
  EXPECT_FALSE(misalignment(8192, 4096, memory_at(0x7000), 4096));
  EXPECT_TRUE(is_aligned(7, 13, memory_at(0x7001), 1));
  EXPECT_FALSE(misalignment(7, 13, memory_at(0x7001), 1));
}

TEST(Misalignment, IsNoticedInOffsetLengthAndMemory) {
  EXPECT_FALSE(is_aligned(512, 4096, memory_at(0x7000), 4096));
  EXPECT_FALSE(is_aligned(8192, 512, memory_at(0x7000), 4096));
  EXPECT_FALSE(is_aligned(8192, 4096, memory_at(0x7200), 4096));
}

TEST(Misalignment, SaysTheNumbers) {
  EXPECT_EQ(misalignment(8704, 4096, memory_at(0x7000), 4096).message(),
            "the read's offset is 512 bytes off a multiple of 4096");
  EXPECT_EQ(misalignment(8192, 100, memory_at(0x7000), 512).message(),
            "the read's length is 100 bytes off a multiple of 512");
  EXPECT_EQ(misalignment(8192, 4096, memory_at(0x7040), 4096).message(),
            "the read's memory is 64 bytes off a multiple of 4096");
  EXPECT_EQ(misalignment((1U << 20U) - 1, 0, nullptr, 1U << 20U).message(),
            "the read's offset is 1048575 bytes off a multiple of 1048576");
}

TEST(Misalignment, IsAnErrorOfItsOwn) {
  EXPECT_STREQ(misalignment(1, 512, nullptr, 512).category().name(), "merops alignment");
}

}  // namespace
}  // namespace merops
