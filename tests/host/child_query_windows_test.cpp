#include "core/host/child_query.h"
#include "core/host/open_file.h"

#include <array>
#include <future>
#include <memory>
#include <string>

#include <gtest/gtest.h>
#include <windows.h>

namespace merops {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;

/// Both ends of a pipe into which nobody writes.
struct SilentPipe {
  SilentPipe() {
    HANDLE out = nullptr, in = nullptr;
    if (::CreatePipe(&out, &in, nullptr, 0) == 0) throw std::runtime_error("no pipe");
    reading = FileHandle(out);
    writing = FileHandle(in);
  }
  FileHandle reading{}, writing{};
};

TEST(ChildQueryOnWindows, CancelsACallThatHangs) {
  const auto pipe = std::make_shared<SilentPipe>();
  std::promise<unsigned long> error;
  auto ended = error.get_future();
  const auto shared_error = std::make_shared<std::promise<unsigned long>>(std::move(error));
  const ChildAnswer answer = ask_child(
      [pipe, shared_error] {
        char byte = 0;
        DWORD got = 0;
        const bool read = ::ReadFile(pipe->reading.handle(), &byte, 1, &got, nullptr) != 0;
        shared_error->set_value(read ? 0 : ::GetLastError());
        return std::string("read");
      },
      milliseconds(50));
  EXPECT_FALSE(answer.text);
  EXPECT_TRUE(answer.timed_out);
  const bool cancelled = ended.wait_for(std::chrono::seconds(5)) == std::future_status::ready;
  if (!cancelled) pipe->writing = FileHandle();  // the read ends by the pipe's end
  ASSERT_TRUE(cancelled);
  EXPECT_EQ(ended.get(), static_cast<unsigned long>(ERROR_OPERATION_ABORTED));
}

TEST(ChildQueryOnWindows, LeavesAThreadBehindThatDoesNotEnd) {
  const auto go_on = std::make_shared<std::promise<void>>();
  const auto ended = std::make_shared<std::promise<void>>();
  auto end = ended->get_future();
  const ChildAnswer answer = ask_child(
      [ended, wait = go_on->get_future().share()] {
        wait.wait();
        ended->set_value();
        return std::string("late");
      },
      milliseconds(20));
  EXPECT_FALSE(answer.text);
  EXPECT_TRUE(answer.timed_out);
  EXPECT_EQ(ask_child([] { return std::string("next"); }, minutes(1)).text, "next");
  go_on->set_value();
  end.wait();
}

}  // namespace
}  // namespace merops
