#include "tests/support/child_process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

#include <poll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace merops::test {
namespace {

int to_parent = -1;  // in the child only

}  // namespace

Child::Child(const std::function<void()>& work) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
    throw std::system_error(errno, std::generic_category(), "socketpair");
  from_child_ = FileHandle(ends[0]);
  FileHandle childs_end(ends[1]);
  child_ = ::fork();
  if (child_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (child_ > 0) return;
  to_parent = childs_end.get();
  try {
    work();
  } catch (...) {
    ::_exit(1);
  }
  ::_exit(0);
}

void Child::tell_parent(const std::string& text) { (void)!::write(to_parent, text.data(), text.size()); }

void Child::wait_for_end() {
  for (;;) ::pause();
}

std::string Child::hear() const {
  std::array<char, 4096> text{};
  const ssize_t got = ::read(from_child_.get(), text.data(), text.size());
  return got > 0 ? std::string(text.data(), static_cast<std::size_t>(got)) : std::string();
}

bool Child::ends_within(std::chrono::nanoseconds time) const {
  const FileHandle handle(static_cast<int>(::syscall(SYS_pidfd_open, child_, 0)));
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
  const timespec left{seconds.count(), (time - seconds).count()};
  pollfd end{handle.get(), POLLIN, 0};
  return ::ppoll(&end, 1, &left, nullptr) == 1;
}

bool Child::succeeds() {
  int status = 0;
  while (::waitpid(child_, &status, 0) < 0 && errno == EINTR) {
  }
  child_ = -1;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void Child::kill() {
  if (child_ <= 0) return;
  ::kill(child_, SIGKILL);
  ::waitpid(child_, nullptr, 0);
  child_ = -1;
}

}  // namespace merops::test
