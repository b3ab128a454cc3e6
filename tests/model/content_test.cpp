#include "core/model/content.h"

#include "core/model/random.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

using Bytes = std::vector<std::byte>;

Bytes filled(std::size_t bytes, int value) { return Bytes(bytes, static_cast<std::byte>(value)); }

Bytes random(std::size_t bytes, std::uint64_t seed = 1) {
  Bytes made(bytes);
  Random numbers(seed);
  std::generate(made.begin(), made.end(), [&] { return static_cast<std::byte>(numbers.next() & 0xFFU); });
  return made;
}

Bytes operator+(Bytes a, const Bytes& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

ContentSample sample(const Bytes& bytes) { return content_of(bytes).value_or(ContentSample{0, -1, -1}); }

TEST(Content, NothingHasNone) { EXPECT_FALSE(content_of({})); }

TEST(Content, ZerosRepeatAndCarryNoBits) {
  const ContentSample zeros = sample(filled(4 * kContentBlock, 0));
  EXPECT_EQ(zeros.sampled_bytes, 4 * kContentBlock);
  EXPECT_EQ(zeros.repeated_share, 1);
  EXPECT_EQ(zeros.bits_per_byte, 0);
}

TEST(Content, OneBlockOfOneValueIsRepeatedByItself) { EXPECT_EQ(sample(filled(kContentBlock, 7)).repeated_share, 1); }

TEST(Content, RandomBytesCarryNearlyEightBitsAndRepeatNothing) {
  const ContentSample content = sample(random(64 * kContentBlock));
  EXPECT_EQ(content.repeated_share, 0);
  EXPECT_GT(content.bits_per_byte, 7.99);
  EXPECT_LE(content.bits_per_byte, 8);
}

TEST(Content, OfEqualBlocksTheFirstIsNotARepetition) {
  const Bytes once = random(kContentBlock);
  EXPECT_EQ(sample(once + random(kContentBlock, 2) + once + once).repeated_share, 0.5);
}

TEST(Content, EqualBlocksAreFoundOnlyAtBlocksPlaces) {
  const Bytes once = random(kContentBlock);
  EXPECT_EQ(sample(once + filled(1, 3) + once).repeated_share, 0);
}

TEST(Content, ABlockThatDiffersInItsLastByteIsAnother) {
  Bytes other = random(kContentBlock);
  other.back() ^= std::byte{1};
  EXPECT_EQ(sample(random(kContentBlock) + other).repeated_share, 0);
  Bytes nearly = filled(kContentBlock, 0);
  nearly.back() = std::byte{1};
  EXPECT_EQ(sample(nearly).repeated_share, 0);
}

TEST(Content, EntropyIsThatOfTheBytesFrequencies) {
  EXPECT_DOUBLE_EQ(sample(filled(100, 'a') + filled(100, 'b')).bits_per_byte, 1);
  EXPECT_DOUBLE_EQ(sample(filled(128, 'a') + filled(64, 'b') + filled(64, 'c')).bits_per_byte, 1.5);
}

TEST(Content, BytesBehindTheLastWholeBlockRepeatNothing) {
  const ContentSample content = sample(random(kContentBlock) + filled(kContentBlock - 1, 0));
  EXPECT_EQ(content.repeated_share, 0);
  EXPECT_EQ(content.sampled_bytes, 2 * kContentBlock - 1);
}

}  // namespace
}  // namespace merops::test
