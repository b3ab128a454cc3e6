#include "core/engine/aligned_writer.h"

#include "core/engine/cold_file.h"
#include "core/host/slot_memory.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

namespace merops {
namespace {

constexpr std::uint64_t kBlock = AlignedWriter::kBlock;

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Aligned blocks, each full of one letter.
class Letters {
 public:
  explicit Letters(const std::string& letters) : pages_(allocate_slots(1, letters.size() * kBlock, PageKind::small)) {
    bytes_ = pages_.memory().slot(0).first(letters.size() * kBlock);
    for (std::size_t i = 0; i < letters.size(); ++i) std::memset(bytes_.data() + i * kBlock, letters[i], kBlock);
  }
  [[nodiscard]] std::span<std::byte> bytes() const { return bytes_; }

 private:
  SlotPages pages_;
  std::span<std::byte> bytes_;
};

std::string spelled(const std::string& letters, std::size_t last = kBlock) {
  std::string text;
  for (const char letter : letters) text += std::string(kBlock, letter);
  return text.substr(0, text.size() - kBlock + last);
}

TEST(AlignedWriter, WritesBlocksAndEndsTheFileAnywhere) {
  const test::TemporaryFolder folder;
  AlignedWriter writer(folder.path() / "file", 3 * kBlock);
  writer.write(kBlock, Letters("bc").bytes());
  writer.write(0, Letters("a").bytes());
  writer.finish(2 * kBlock + 5);
  EXPECT_EQ(text_of(folder.path() / "file"), spelled("abc", 5));
}

TEST(AlignedWriter, SaysWhyItIsNotDirect) {
  const test::TemporaryFolder folder;
  const AlignedWriter writer(folder.path() / "file", kBlock);
  EXPECT_EQ(writer.direct(), writer.why_buffered().empty());
}

/// On a file system that can take blocks out of a file, and on one (tmpfs) where they must be copied.
TEST(AlignedWriter, TakesBlocksOut) {
  for (const std::filesystem::path& place : {std::filesystem::current_path(), std::filesystem::path("/dev/shm")}) {
    if (!std::filesystem::is_directory(place)) continue;
    const test::TemporaryFolder folder(place);
    AlignedWriter writer(folder.path() / "file", 9 * kBlock);
    writer.write(0, Letters("abcdef").bytes());
    (void)writer.removes_cheaply();
    writer.cut(6 * kBlock);
    writer.remove_blocks(kBlock, 2);
    writer.finish(4 * kBlock);
    EXPECT_EQ(text_of(folder.path() / "file"), spelled("adef")) << place;
  }
}

TEST(AlignedWriter, NamesTheFileThatItCannotWrite) {
  const test::TemporaryFolder folder;
  try {
    const AlignedWriter writer(folder.path() / "no" / "file", kBlock);
    FAIL() << "opened a file in a folder that is not there";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find((std::filesystem::path("no") / "file").string()), std::string::npos)
        << error.what();
  }
}

TEST(ColdFile, ReadsToTheEndOfAFileThatEndsInsideABlock) {
  const test::TemporaryFolder folder;
  const std::string text = spelled("abc", 100);
  test::write_text(folder.path() / "file", text);
  const Letters room("....");
  const ColdFile file(folder.path() / "file");
  file.read(kBlock, room.bytes().first(2 * kBlock), kBlock + 100);
  EXPECT_EQ(std::memcmp(room.bytes().data(), text.data() + kBlock, kBlock + 100), 0);
  EXPECT_THROW(file.read(kBlock, room.bytes().first(2 * kBlock), kBlock + 101), Error);
  EXPECT_THROW(file.read(4 * kBlock, room.bytes().first(kBlock), 1), Error);
}

}  // namespace
}  // namespace merops
