#include "results/stamps.h"

#include "core/model/error.h"
#include "core/model/random.h"

#include <limits>

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(PackedStamps, ComeBack) {
  Random random(11);
  std::vector<Stamp> stamps;
  std::uint64_t now = 0;
  for (int read = 0; read < 1000; ++read) {
    now += random.below(3000000);
    stamps.push_back({now, now + random.below(40000000)});
  }
  EXPECT_EQ(unpack_stamps(pack_stamps(stamps), stamps.size()), stamps);
}

TEST(PackedStamps, ComeBackAlsoOutOfOrderAndAtTheEnds) {
  constexpr std::uint64_t kLast = std::numeric_limits<std::uint64_t>::max();
  const std::vector<Stamp> stamps = {{kLast, 0}, {0, kLast}, {5, 3}, {4, 4}, {kLast / 2, kLast / 2 + 1}};
  EXPECT_EQ(unpack_stamps(pack_stamps(stamps), stamps.size()), stamps);
}

TEST(PackedStamps, TakeAFewBytesARead) {
  std::vector<Stamp> stamps;
  for (std::uint64_t read = 0; read < 100; ++read) stamps.push_back({read * 1762000, read * 1762000 + 1760000});
  EXPECT_LE(pack_stamps(stamps).size(), 8 * stamps.size());
}

TEST(PackedStamps, OfNothingAreNothing) {
  EXPECT_TRUE(pack_stamps({}).empty());
  EXPECT_TRUE(unpack_stamps({}, 0).empty());
}

TEST(PackedStamps, DamagedOnesAreRefused) {
  const std::vector<Stamp> stamps = {{1000, 2000}, {3000, 4000}};
  std::vector<std::byte> packed = pack_stamps(stamps);
  EXPECT_THROW((void)unpack_stamps(packed, 1), Error);
  EXPECT_THROW((void)unpack_stamps(packed, 3), Error);
  EXPECT_THROW((void)unpack_stamps({}, std::numeric_limits<std::size_t>::max()), Error);
  packed.pop_back();
  EXPECT_THROW((void)unpack_stamps(packed, 2), Error);
  EXPECT_THROW((void)unpack_stamps(std::vector<std::byte>(20, std::byte{0xff}), 1), Error);
}

}  // namespace
}  // namespace merops
