#include "core/host/file_blocks_linux.h"

#include "core/host/open_file.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <cstdint>
#include <string>

#include <gmock/gmock.h>
#include <linux/fiemap.h>

namespace merops::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::uint64_t kBlock = 4096, kStart = 1 << 20;

fiemap_extent extent(std::uint64_t first, std::uint64_t blocks, std::uint64_t device, std::uint32_t flags = 0) {
  fiemap_extent made{};
  made.fe_logical = first * kBlock;
  made.fe_length = blocks * kBlock;
  made.fe_physical = device * kBlock;
  made.fe_flags = flags;
  return made;
}

FileBlocks blocks_of(std::uint64_t size) { return {"/disk/shard", size, kStart, kBlock}; }

/// What it says where this extent comes first.
std::string refusal(const fiemap_extent& first) {
  FileBlocks blocks = blocks_of(10 * kBlock);
  try {
    blocks.add(first);
    (void)blocks.take();
    return {};
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(FileBlocks, PutTheExtentsOfAFileOntoTheDevice) {
  FileBlocks blocks = blocks_of(6 * kBlock);
  blocks.add(extent(0, 2, 100));
  EXPECT_FALSE(blocks.complete());
  blocks.add(extent(2, 3, 50, FIEMAP_EXTENT_SHARED | FIEMAP_EXTENT_MERGED));
  blocks.add(extent(5, 1, 53, FIEMAP_EXTENT_LAST));
  ASSERT_TRUE(blocks.complete());
  EXPECT_THAT(blocks.take().runs(), ElementsAre(BlockRun{0, 2 * kBlock, kStart + 100 * kBlock},
                                                BlockRun{2 * kBlock, 4 * kBlock, kStart + 50 * kBlock}));
}

TEST(FileBlocks, EndWithTheFilesLastBlock) {
  FileBlocks blocks = blocks_of(2 * kBlock + 1);
  blocks.add(extent(0, 8, 100));
  blocks.add(extent(8, 8, 200, FIEMAP_EXTENT_UNWRITTEN));  // allocated behind the end
  EXPECT_THAT(blocks.take().runs(), ElementsAre(BlockRun{0, 3 * kBlock, kStart + 100 * kBlock}));
}

TEST(FileBlocks, MayEndWithinTheLastPageWhereTheFileSystemsBlocksAreSmaller) {
  FileBlocks blocks("/disk/shard", kBlock + 700, kStart, 512);
  fiemap_extent small = extent(0, 1, 100);
  small.fe_length = kBlock + 1024;
  blocks.add(small);
  EXPECT_TRUE(blocks.complete());
  EXPECT_EQ(blocks.take().size(), kBlock + 1024);
}

TEST(FileBlocks, TakeAnExtentThatIsToldTwiceOnce) {
  FileBlocks blocks = blocks_of(4 * kBlock);
  blocks.add(extent(0, 3, 100));
  blocks.add(extent(0, 3, 100));
  blocks.add(extent(2, 2, 102));  // the next answer begins before what was asked for
  EXPECT_THAT(blocks.take().runs(), ElementsAre(BlockRun{0, 4 * kBlock, kStart + 100 * kBlock}));
}

TEST(FileBlocks, OfAnEmptyFileAreNone) { EXPECT_EQ(blocks_of(0).take().size(), 0U); }

TEST(FileBlocks, RefuseWhatDoesNotLiePlainlyOnTheDevice) {
  EXPECT_THAT(refusal(extent(0, 10, 1, FIEMAP_EXTENT_UNWRITTEN)), HasSubstr("never written"));
  EXPECT_THAT(refusal(extent(0, 10, 1, FIEMAP_EXTENT_UNKNOWN | FIEMAP_EXTENT_DELALLOC)), HasSubstr("no place"));
  EXPECT_THAT(refusal(extent(0, 10, 1, FIEMAP_EXTENT_UNKNOWN)), HasSubstr("does not know"));
  EXPECT_THAT(refusal(extent(0, 10, 1, FIEMAP_EXTENT_ENCODED)), HasSubstr("compresses"));
  EXPECT_THAT(refusal(extent(0, 10, 1, FIEMAP_EXTENT_DATA_ENCRYPTED | FIEMAP_EXTENT_ENCODED)), HasSubstr("encrypts"));
  EXPECT_THAT(refusal(extent(0, 10, 1, FIEMAP_EXTENT_DATA_INLINE | FIEMAP_EXTENT_NOT_ALIGNED)),
              HasSubstr("file system's own data"));
  EXPECT_THAT(refusal(extent(0, 10, 1, FIEMAP_EXTENT_DATA_TAIL | FIEMAP_EXTENT_NOT_ALIGNED)),
              HasSubstr("share a block"));
  EXPECT_THAT(refusal(extent(0, 10, 1, FIEMAP_EXTENT_NOT_ALIGNED)), HasSubstr("begin with a block"));
  fiemap_extent crooked = extent(0, 10, 1);
  crooked.fe_physical += 512;
  EXPECT_THAT(refusal(crooked), HasSubstr("whole blocks of 4096"));
  EXPECT_EQ(refusal(extent(0, 10, 1)), "");
}

TEST(FileBlocks, RefuseHolesWithFileAndOffset) {
  EXPECT_THAT(refusal(extent(1, 9, 1)),
              testing::AllOf(HasSubstr("/disk/shard"), HasSubstr("offset 0: "), HasSubstr("hole")));
  EXPECT_THAT(refusal(extent(0, 9, 1)), HasSubstr("offset 36864: there is a hole"));
}

TEST(FileBlocks, AskTheFileSystemForAFilesOwn) {
  const TemporaryFolder folder;
  const std::filesystem::path file = folder.path() / "file";
  write_text(file, "");
  std::filesystem::resize_file(file, 16 * kBlock);  // nothing is written: all of it is a hole
  const FileHandle open = open_for_reading(file, Access::buffered);
  try {
    (void)blocks_of_file(open.get(), file, 16 * kBlock, 0, 512);
    FAIL() << "mapped a hole";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr(file.string()));
  }
}

}  // namespace
}  // namespace merops::test
