#include "core/host/open_file.h"

#include "core/host/mount.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <functional>
#include <limits>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

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

TEST_F(OpenFile, MakesATargetOfAFileAndOfALinkToIt) {
  write_text(path_, "abc");
  fs::create_symlink("file", folder_.path() / "link");
  EXPECT_EQ(make_target(path_), (Target{path_, TargetKind::file, 3}));
  EXPECT_EQ(make_target(folder_.path() / "link").size, 3U);
}

TEST_F(OpenFile, NamesWhatIsNeitherFileNorDevice) {
  EXPECT_THAT(fault_of([&] { (void)make_target(folder_.path()); }), HasSubstr("it is a folder"));
  EXPECT_THAT(fault_of([] { (void)make_target("/dev/null"); }), HasSubstr("it is a character device"));
  EXPECT_THAT(fault_of([&] { (void)make_target(path_); }), HasSubstr("No such file"));
  ASSERT_EQ(::mkfifo(path_.c_str(), 0600), 0);
  EXPECT_THAT(fault_of([&] { (void)make_target(path_); }), HasSubstr("it is a pipe")) << "and it was not waited for";
  EXPECT_THAT(fault_of([&] { (void)open_for_reading(path_, Access::buffered); }), HasSubstr("it is a pipe"));
}

TEST_F(OpenFile, OpensForReadingOnly) {
  write_text(path_, "abc");
  const FileHandle file = open_for_reading(path_, Access::buffered);
  EXPECT_EQ(::fcntl(file.get(), F_GETFL) & O_ACCMODE, O_RDONLY);
  EXPECT_NE(::fcntl(file.get(), F_GETFD) & FD_CLOEXEC, 0);
}

TEST_F(OpenFile, ClosesWhenDestroyedAndWhenReplaced) {
  write_text(path_, "abc");
  int first = -1;
  {
    FileHandle file = open_for_reading(path_, Access::buffered);
    first = file.get();
    FileHandle other = std::move(file);
    EXPECT_FALSE(file);  // NOLINT(bugprone-use-after-move): a moved-from handle is empty
    EXPECT_EQ(other.get(), first);
    other = FileHandle();
    EXPECT_FALSE(other);
    EXPECT_EQ(::fcntl(first, F_GETFD), -1);
  }
  EXPECT_EQ(::fcntl(first, F_GETFD), -1);
}

TEST_F(OpenFile, NamesFileSystemAndMountWhereDirectReadsAreRefused) {
  const Mount mount = mount_of("/proc/self/status");
  if (mount.file_system != "proc") GTEST_SKIP() << "no proc file system at /proc";
  EXPECT_THAT(fault_of([] { (void)open_for_reading("/proc/self/status", Access::direct); }),
              HasSubstr("direct I/O is refused by proc mounted at /proc"));
}

TEST_F(OpenFile, KnowsAnAlignmentThatDirectReadsKeep) {
  write_random_file(path_, 1 << 16);
  const std::uint64_t alignment = direct_alignment(path_);
  EXPECT_GE(alignment, 512U);
  EXPECT_EQ(alignment & (alignment - 1), 0U) << alignment;
  FileHandle file;
  if (const std::string fault = fault_of([&] { file = open_for_reading(path_, Access::direct); }); !fault.empty())
    GTEST_SKIP() << fault;
  void* memory = nullptr;
  ASSERT_EQ(::posix_memalign(&memory, alignment, alignment), 0);
  EXPECT_EQ(::pread(file.get(), memory, alignment, static_cast<off_t>(alignment)), static_cast<ssize_t>(alignment));
  ::free(memory);  // NOLINT: posix_memalign's
}

TEST_F(OpenFile, FindsTheMountOfAPath) {
  EXPECT_EQ(mount_of("/").point, "/");
  EXPECT_FALSE(mount_of(folder_.path()).file_system.empty());
  EXPECT_THAT(mount_of(folder_.path()).describe(), HasSubstr(" mounted at /"));
}

}  // namespace
}  // namespace merops
