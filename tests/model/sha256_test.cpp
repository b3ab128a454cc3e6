#include "core/model/sha256.h"

#include "core/model/random.h"
#include "core/model/sha256_pair.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

std::span<const std::byte> bytes_of(std::string_view text) { return std::as_bytes(std::span(text)); }

TEST(Sha256, KnowsTheStandardsExamples) {
  EXPECT_EQ(to_hex(sha256({})), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256(bytes_of("abc"))), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Sha256, TakesPiecesAndStartsAnew) {
  Sha256 hash;
  hash.update(bytes_of("a"));
  hash.update({});
  hash.update(bytes_of("bc"));
  EXPECT_EQ(hash.finish(), sha256(bytes_of("abc")));
  EXPECT_EQ(hash.finish(), sha256({}));
}

TEST(Sha256, ReadsTheFirstEightBytesLittleEndian) {
  EXPECT_EQ(first_eight(sha256(bytes_of("abc"))), 0xeacf018fbf1678baU);
}

std::vector<std::byte> random_bytes(std::size_t count, std::uint64_t seed) {
  std::vector<std::byte> bytes(count);
  Random random(seed);
  for (std::byte& byte : bytes) byte = static_cast<std::byte>(random.next() & 0xff);
  return bytes;
}

TEST(Sha256Pair, GivesTheDigestsOfBoth) {
  for (const std::size_t length : {0U, 1U, 55U, 56U, 63U, 64U, 65U, 119U, 120U, 128U, 4096U, 5000U}) {
    const std::vector<std::byte> a = random_bytes(length, 1);
    const std::vector<std::byte> b = random_bytes(length, 2);
    Sha256Pair pair;
    pair.update(a, b);
    const auto digests = pair.finish();
    EXPECT_EQ(digests[0], sha256(a)) << length;
    EXPECT_EQ(digests[1], sha256(b)) << length;
  }
}

TEST(Sha256Pair, TakesPiecesOfWholeBlocksAndAnyEnd) {
  const std::vector<std::byte> a = random_bytes(1000, 1);
  const std::vector<std::byte> b = random_bytes(1000, 2);
  Sha256Pair pair;
  for (std::size_t at = 0; at < a.size(); at += 192) {
    const std::size_t count = std::min<std::size_t>(192, a.size() - at);
    pair.update(std::span(a).subspan(at, count), std::span(b).subspan(at, count));
  }
  const auto digests = pair.finish();
  EXPECT_EQ(digests[0], sha256(a));
  EXPECT_EQ(digests[1], sha256(b));
}

}  // namespace
}  // namespace merops
