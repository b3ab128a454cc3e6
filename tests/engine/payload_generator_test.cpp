#include "core/engine/payload_generator.h"

#include "core/model/sha256.h"

#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

using Bytes = std::vector<std::byte>;

Bytes generate(std::uint64_t seed, std::uint32_t layer, std::uint32_t expert, std::uint64_t offset, std::size_t count) {
  Bytes bytes(count);
  PayloadGenerator(seed).generate(layer, expert, offset, bytes);
  return bytes;
}

TEST(PayloadGenerator, GivesTheSameBytesHoweverTheyAreCut) {
  const Bytes whole = generate(7, 3, 5, 0, 100'000);
  for (const std::size_t from : {1U, 15U, 16U, 17U, 16384U, 99'999U}) {
    const Bytes tail = generate(7, 3, 5, from, whole.size() - from);
    EXPECT_TRUE(std::equal(tail.begin(), tail.end(), whole.begin() + static_cast<std::ptrdiff_t>(from))) << from;
  }
}

TEST(PayloadGenerator, OneObjectMakesManyExperts) {
  PayloadGenerator generator(7);
  Bytes first(1000), again(1000);
  generator.generate(0, 0, 0, first);
  generator.generate(1, 2, 13, again);
  EXPECT_EQ(again, generate(7, 1, 2, 13, 1000));
  generator.generate(0, 0, 0, again);
  EXPECT_EQ(again, first);
}

TEST(PayloadGenerator, DiffersBySeedLayerAndExpert) {
  const Bytes bytes = generate(1, 1, 1, 0, 64);
  EXPECT_NE(bytes, generate(2, 1, 1, 0, 64));
  EXPECT_NE(bytes, generate(1, 2, 1, 0, 64));
  EXPECT_NE(bytes, generate(1, 1, 2, 0, 64));
  EXPECT_NE(bytes, generate(1, 1, 1, 16, 64));
}

/// A store made today and one made by a later version hold the same bytes: those of "openssl enc -aes-128-ctr".
TEST(PayloadGenerator, NeverChanges) {
  EXPECT_EQ(to_hex(sha256(generate(1, 2, 3, 0, 1'000'000))),
            "402f682337bd36ac1b235bffd058e6568e9c0a2658617022299395852afb8c56");
}

}  // namespace
}  // namespace merops
