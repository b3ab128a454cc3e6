#include "backends/read_error.h"
#include "core/model/flat_store.h"
#include "tests/backends/open_reader.h"
#include "tests/backends/reader_rows.h"

#include <vector>

namespace merops::test {
namespace {

/// What flat-direct does beyond the contract of all readers.
class FlatDirect : public testing::Test {
 protected:
  KnownSource source_{KnownKind::store};
  OpenReader open_{*find_backend(backends(), "flat-direct"), source_};
};

TEST_F(FlatDirect, AsksForThePaddingToo) {
  const std::span<const Extent> expert = source_.experts()[3];
  ASSERT_NE(expert[0].length % kStoreBlock, 0U);
  const Completion completion = open_.read(expert);
  EXPECT_EQ(completion.payload, expert[0].length);
  EXPECT_EQ(completion.asked, (expert[0].length + kStoreBlock - 1) / kStoreBlock * kStoreBlock);
}

TEST_F(FlatDirect, RefusesAnExpertThatStartsOffABlock) {
  const std::vector<Extent> off_a_block{{0, 512, 1000}};
  const Completion completion = open_.read(off_a_block);
  EXPECT_EQ(completion.error, ReadError::not_aligned);
  EXPECT_EQ(completion.error_offset, 512U);
}

TEST_F(FlatDirect, RefusesAnExpertInPieces) {
  const std::vector<Extent> in_pieces{{0, 0, 4096}, {0, 8192, 4096}};
  EXPECT_EQ(open_.read(in_pieces).error, ReadError::not_aligned);
}

}  // namespace
}  // namespace merops::test
