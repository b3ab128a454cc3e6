#include "core/model/sha256.h"

#include <string_view>

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

}  // namespace
}  // namespace merops
