#include "core/host/mount.h"
#include "core/host/open_file.h"
#include "core/model/error.h"
#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <functional>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merops {
namespace {

using namespace test;
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

class OpenFileOnLinux : public testing::Test {
 protected:
  TemporaryFolder folder_;
  fs::path path_ = folder_.path() / "file";
};

TEST_F(OpenFileOnLinux, MakesATargetOfAFileAndOfALinkToIt) {
  write_text(path_, "abc");
  fs::create_symlink("file", folder_.path() / "link");
  EXPECT_EQ(make_target(path_), (Target{path_, TargetKind::file, 3}));
  EXPECT_EQ(make_target(folder_.path() / "link").size, 3U);
}

TEST_F(OpenFileOnLinux, NamesWhatIsNeitherFileNorDevice) {
  EXPECT_THAT(fault_of([&] { (void)make_target(folder_.path()); }), HasSubstr("it is a folder"));
  EXPECT_THAT(fault_of([] { (void)make_target("/dev/null"); }), HasSubstr("it is a character device"));
  EXPECT_THAT(fault_of([&] { (void)make_target(path_); }), HasSubstr("No such file"));
  ASSERT_EQ(::mkfifo(path_.c_str(), 0600), 0);
  EXPECT_THAT(fault_of([&] { (void)make_target(path_); }), HasSubstr("it is a pipe")) << "and it was not waited for";
  EXPECT_THAT(fault_of([&] { (void)open_for_reading(path_, Access::buffered); }), HasSubstr("it is a pipe"));
}

TEST_F(OpenFileOnLinux, OpensForReadingOnly) {
  write_text(path_, "abc");
  const FileHandle file = open_for_reading(path_, Access::buffered);
  EXPECT_EQ(::fcntl(file.get(), F_GETFL) & O_ACCMODE, O_RDONLY);
  EXPECT_NE(::fcntl(file.get(), F_GETFD) & FD_CLOEXEC, 0);
}

TEST_F(OpenFileOnLinux, ClosesWhenDestroyedAndWhenReplaced) {
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

TEST_F(OpenFileOnLinux, NamesFileSystemAndMountWhereDirectReadsAreRefused) {
  const Mount mount = mount_of("/proc/self/status");
  if (mount.file_system != "proc") GTEST_SKIP() << "no proc file system at /proc";
  EXPECT_THAT(fault_of([] { (void)open_for_reading("/proc/self/status", Access::direct); }),
              HasSubstr("direct I/O is refused by proc mounted at /proc"));
}

TEST_F(OpenFileOnLinux, FindsTheMountOfAPath) {
  EXPECT_EQ(mount_of("/").point, "/");
  EXPECT_FALSE(mount_of(folder_.path()).file_system.empty());
  EXPECT_THAT(mount_of(folder_.path()).describe(), HasSubstr(" mounted at /"));
}

}  // namespace
}  // namespace merops
