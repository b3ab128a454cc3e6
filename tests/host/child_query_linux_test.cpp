#include "core/host/child_query.h"
#include "tests/support/one_file_system.h"
#include "tests/support/temporary_folder.h"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <future>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace merops::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;

[[noreturn]] std::string hang() {
  for (;;) ::pause();
}

bool has_children() {
  siginfo_t which{};
  return ::waitid(P_ALL, 0, &which, WEXITED | WNOHANG | WNOWAIT) == 0;
}

std::ptrdiff_t open_descriptors() {
  return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), std::filesystem::directory_iterator());
}

TEST(ChildQuery, AnAnswerThatIsTooLongIsNone) {
  const ChildAnswer answer = ask_child([] { return std::string(1'000'000, 'x'); }, minutes(1), 999'999);
  EXPECT_FALSE(answer.text);
  EXPECT_FALSE(answer.timed_out);
  EXPECT_FALSE(has_children());
}

TEST(ChildQuery, RunsInAnotherProcess) {
  int touched = 0;
  const ChildAnswer answer = ask_child(
      [&] {
        touched = 1;
        return std::to_string(::getpid());
      },
      minutes(1));
  EXPECT_NE(answer.text, std::to_string(::getpid()));
  EXPECT_EQ(touched, 0);
}

TEST(ChildQuery, AHangingChildIsKilledAtTheTimeOut) {
  const ChildAnswer answer = ask_child(hang, milliseconds(20));
  EXPECT_FALSE(answer.text);
  EXPECT_TRUE(answer.timed_out);
  EXPECT_FALSE(has_children());
}

TEST(ChildQuery, ACrashIsNoAnswerAndNoTimeOut) {
  const ChildAnswer answer = ask_child(
      []() -> std::string {
        ::raise(SIGKILL);
        return "survived";
      },
      minutes(1));
  EXPECT_FALSE(answer.text);
  EXPECT_FALSE(answer.timed_out);
}

TEST(ChildQuery, HoldsNoDescriptorOfItsParent) {
  const FileHandle mine(::open("/dev/null", O_RDONLY | O_CLOEXEC));
  const int number = ::dup2(mine.get(), 77);
  const auto is_open = [number] { return std::string(::fcntl(number, F_GETFD) < 0 ? "closed" : "open"); };
  EXPECT_EQ(is_open(), "open");
  EXPECT_EQ(ask_child(is_open, minutes(1)).text, "closed");
  ::close(number);
}

TEST(ChildQuery, HasTheSystemsSignalHandlersAndNoneOfItsParents) {
  const auto old = std::signal(SIGUSR1, [](int) {});
  const ChildAnswer answer = ask_child(
      []() -> std::string {
        ::raise(SIGUSR1);
        return "handled";
      },
      minutes(1));
  std::signal(SIGUSR1, old);
  EXPECT_FALSE(answer.text);
}

TEST(ChildQuery, LeavesNeitherDescriptorsNorChildren) {
  const auto before = open_descriptors();
  for (int i = 0; i < 10; ++i) {
    (void)ask_child([] { return std::string("x"); }, minutes(1));
    (void)ask_child(hang, milliseconds(1));
    (void)ask_child([]() -> std::string { throw std::runtime_error("no"); }, minutes(1));
  }
  EXPECT_EQ(open_descriptors(), before);
  EXPECT_FALSE(has_children());
}

TEST(ChildQuery, AChildThatCannotDieIsLeftBehindAndCollectedLater) {
  if (const auto why = OneFileSystem::unavailable(); !why.empty()) GTEST_SKIP() << why;
  const TemporaryFolder folder;
  std::promise<FileSystemRead> asked;
  const OneFileSystem disk(folder.path() / "disk", 4096, [&](const FileSystemRead& read) { asked.set_value(read); });
  const auto read_it = [path = disk.file().string()] {
    const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    std::string text(4096, '\0');
    return ::read(file.get(), text.data(), text.size()) > 0 ? text : std::string("failed");
  };
  EXPECT_TRUE(ask_child(read_it, milliseconds(500)).timed_out);
  ASSERT_TRUE(has_children()) << "a read that the file system has taken can be ended by its answer alone";
  const FileSystemRead read = asked.get_future().get();
  disk.answer(read.id, std::vector<std::byte>(read.size));
  siginfo_t which{};
  ASSERT_EQ(::waitid(P_ALL, 0, &which, WEXITED | WNOWAIT), 0);
  EXPECT_EQ(ask_child([] { return std::string("next"); }, minutes(1)).text, "next");
  EXPECT_FALSE(has_children());
}

}  // namespace
}  // namespace merops::test
