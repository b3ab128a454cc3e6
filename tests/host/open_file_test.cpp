#include "core/host/open_file.h"

#include "core/host/mount.h"
#include "core/host/read_at.h"
#include "core/host/slot_memory.h"
#include "core/model/error.h"
#include "tests/support/missing_file.h"
#include "tests/support/temporary_folder.h"

#include <array>
#include <filesystem>
#include <functional>
#include <limits>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using namespace test;
using testing::AllOf;
using testing::HasSubstr;
namespace fs = std::filesystem;

std::string fault_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

class OpenFile : public testing::Test {
 protected:
  TemporaryFolder folder_;
  fs::path path_ = folder_.path() / "file";
};

TEST_F(OpenFile, ReadsBytesAtOffsets) {
  write_text(path_, "0123456789");
  const std::unique_ptr<ByteSource> source = open_byte_source(path_);
  EXPECT_EQ(source->size(), 10U);
  EXPECT_EQ(source->name(), path_.string());
  EXPECT_FALSE(source->is_device());
  std::string out(4, ' ');
  source->read(3, std::as_writable_bytes(std::span(out)));
  EXPECT_EQ(out, "3456");
  EXPECT_NO_THROW(source->read(10, {}));
}

TEST_F(OpenFile, NamesSourceAndOffsetOfMissingBytes) {
  write_text(path_, "0123456789");
  const std::unique_ptr<ByteSource> source = open_byte_source(path_);
  std::vector<std::byte> out(4);
  EXPECT_THAT(fault_of([&] { source->read(8, out); }),
              AllOf(HasSubstr(path_.string()), HasSubstr("at byte 8"), HasSubstr("ends at byte 10")));
  EXPECT_THAT(fault_of([&] { source->read(std::numeric_limits<std::uint64_t>::max() - 1, out); }),
              HasSubstr("ends at"));
  fs::resize_file(path_, 9);
  EXPECT_THAT(fault_of([&] { source->read(6, out); }), HasSubstr("it had 10 bytes when it was opened"));
}

TEST_F(OpenFile, IsReadByManyThreadsAtOnce) {
  write_random_file(path_, 1 << 20);
  const std::unique_ptr<ByteSource> source = open_byte_source(path_);
  std::vector<std::byte> whole(1 << 20);
  source->read(0, whole);
  std::vector<std::vector<std::byte>> parts(4, std::vector<std::byte>(1 << 18));
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < parts.size(); ++i) threads.emplace_back([&, i] { source->read(i << 18, parts[i]); });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < parts.size(); ++i)
    EXPECT_TRUE(std::equal(parts[i].begin(), parts[i].end(), whole.begin() + static_cast<std::ptrdiff_t>(i << 18)));
}

TEST_F(OpenFile, KnowsAnAlignmentThatDirectReadsKeep) {
  write_random_file(path_, 1 << 16);
  const std::uint64_t alignment = direct_alignment(path_);
  EXPECT_GE(alignment, 512U);
  EXPECT_EQ(alignment & (alignment - 1), 0U) << alignment;
  FileHandle file;
  if (const std::string fault = fault_of([&] { file = open_for_reading(path_, Access::direct); }); !fault.empty())
    GTEST_SKIP() << fault;
  const SlotPages pages = allocate_slots(1, alignment, PageKind::small);
  EXPECT_EQ(read_at(file, alignment, pages.memory().slot(0).first(alignment)).bytes, alignment);
}

TEST_F(OpenFile, SaysWhatIsMissingAndThatAFolderIsNoFile) {
  EXPECT_THAT(fault_of([&] { (void)make_target(path_); }), AllOf(HasSubstr(path_.string()), says_it_is_missing()));
  EXPECT_THAT(fault_of([&] { (void)make_target(folder_.path()); }), HasSubstr("it is a folder"));
  EXPECT_THAT(fault_of([&] { (void)open_for_reading(folder_.path(), Access::buffered); }), HasSubstr("it is a folder"));
}

TEST_F(OpenFile, KnowsTheSizeOfAFile) {
  write_text(path_, "abc");
  EXPECT_EQ(make_target(path_), (Target{path_, TargetKind::file, 3}));
}

TEST_F(OpenFile, HandsItsFileOnWhenMoved) {
  write_text(path_, "abc");
  FileHandle file = open_for_reading(path_, Access::buffered);
  FileHandle other = std::move(file);
  EXPECT_FALSE(file);  // NOLINT(bugprone-use-after-move): a moved-from handle is empty
  std::array<std::byte, 3> bytes{};
  EXPECT_EQ(read_at(other, 0, bytes).bytes, 3U);
  other = FileHandle();
  EXPECT_FALSE(other);
}

TEST_F(OpenFile, ReadsUpToTheEndWithoutAnError) {
  write_text(path_, "0123456789");
  const FileHandle file = open_for_reading(path_, Access::buffered);
  std::array<std::byte, 8> bytes{};
  for (const auto& read : {read_at, read_whole_at}) {
    EXPECT_EQ(read(file, 2, bytes).bytes, 8U);
    EXPECT_EQ(read(file, 7, bytes).bytes, 3U);
    for (const std::uint64_t offset : {10U, 11U}) {
      const BytesRead behind = read(file, offset, bytes);
      EXPECT_EQ(behind.bytes, 0U);
      EXPECT_FALSE(behind.error) << behind.error.message();
    }
  }
}

TEST_F(OpenFile, TellsWhyAReadFailed) {
  std::array<std::byte, 8> bytes{};
  const BytesRead none = read_at(FileHandle(), 0, bytes);
  EXPECT_EQ(none.bytes, 0U);
  EXPECT_TRUE(none.error);
}

TEST_F(OpenFile, NamesTheFileSystemOfAPath) {
  const Mount mount = mount_of(folder_.path());
  EXPECT_FALSE(mount.point.empty());
  EXPECT_FALSE(mount.file_system.empty());
  EXPECT_THAT(mount.describe(), HasSubstr(mount.file_system + " mounted at " + mount.point));
  EXPECT_TRUE(mount_of(folder_.path() / "none").point.empty());
}

}  // namespace
}  // namespace merops
