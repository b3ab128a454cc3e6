#include "core/host/child_query.h"
#include "core/host/open_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <limits>
#include <mutex>
#include <string_view>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace merops {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kTimeToDie{200};

/// Children that could not be killed so far.
class LeftBehind {
 public:
  void add(pid_t child) {
    const std::lock_guard lock(mutex_);
    children_.push_back(child);
  }
  void collect() {
    const std::lock_guard lock(mutex_);
    const auto is_gone = [](pid_t child) { return ::waitpid(child, nullptr, WNOHANG) != 0; };
    children_.erase(std::remove_if(children_.begin(), children_.end(), is_gone), children_.end());
  }

 private:
  std::mutex mutex_{};
  std::vector<pid_t> children_{};
};

LeftBehind& left_behind() {
  static LeftBehind children;
  return children;
}

/// No signal is handled while this lives: in a new child it would be by the parent's handlers.
class SignalsBlocked {
 public:
  SignalsBlocked() {
    sigset_t all;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  SignalsBlocked(const SignalsBlocked&) = delete;
  SignalsBlocked& operator=(const SignalsBlocked&) = delete;
  ~SignalsBlocked() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

void forget_handlers() {
  for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_DFL);
  sigset_t none;
  ::sigemptyset(&none);
  ::pthread_sigmask(SIG_SETMASK, &none, nullptr);
}

/// Leaves the child the pipe alone, as a descriptor that is returned: whatever else it held open while it hangs would
/// stay open for its parent's readers, mounts and devices.
int keep_only(int pipe) {
  constexpr int kKept = 3;
  if (::dup2(pipe, kKept) < 0) ::_exit(1);
  ::close_range(kKept + 1, std::numeric_limits<unsigned>::max(), 0);
  const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(nowhere, standard);
  return kKept;
}

void write_all(int pipe, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = ::write(pipe, text.data(), text.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) ::_exit(1);
    text.remove_prefix(static_cast<std::size_t>(put));
  }
}

[[noreturn]] void be_child(const std::function<std::string()>& ask, int pipe, pid_t parent) {
  ::setsid();  // the terminal's Ctrl-C is the parent's business
  forget_handlers();
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(1);
  const int out = keep_only(pipe);
  try {
    write_all(out, ask());
  } catch (...) {
    ::_exit(1);
  }
  ::_exit(0);
}

/// The child's exit status by waitpid's rules; absent where it lives on at `end`.
std::optional<int> status_by(pid_t child, Clock::time_point end) {
  for (int status = 0;;) {
    const pid_t ended = ::waitpid(child, &status, WNOHANG);
    if (ended == child) return status;
    if (ended < 0 && errno != EINTR) return -1;  // somebody else collected it: how it ended is not known
    if (Clock::now() >= end) return std::nullopt;
    std::this_thread::sleep_for(milliseconds(1));
  }
}

void kill_child(pid_t child) {
  ::kill(child, SIGKILL);
  if (!status_by(child, Clock::now() + kTimeToDie)) left_behind().add(child);
}

enum class Heard { everything, too_much, nothing_in_time };

/// What comes out of the pipe until its other end is closed.
Heard hear(int pipe, std::string& text, std::size_t most_bytes, Clock::time_point end) {
  std::array<char, 4096> piece{};
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(end - Clock::now()).count();
    pollfd wait{pipe, POLLIN, 0};
    const int ready = ::poll(&wait, 1, static_cast<int>(std::max<std::int64_t>(left, 0)));
    if (ready == 0) return Heard::nothing_in_time;
    if (ready < 0) continue;  // a signal
    const ssize_t got = ::read(pipe, piece.data(), piece.size());
    if (got < 0) continue;
    if (got == 0) return Heard::everything;
    text.append(piece.data(), static_cast<std::size_t>(got));
    if (text.size() > most_bytes) return Heard::too_much;
  }
}

ChildAnswer answer_of(pid_t child, int pipe, std::size_t most_bytes, Clock::time_point end) {
  std::string text;
  const Heard heard = hear(pipe, text, most_bytes, end);
  const auto status = heard == Heard::everything ? status_by(child, end) : std::nullopt;
  if (!status) {
    kill_child(child);
    return {std::nullopt, heard != Heard::too_much};
  }
  const bool well = WIFEXITED(*status) && WEXITSTATUS(*status) == 0;
  return {well ? std::optional(std::move(text)) : std::nullopt, false};
}

}  // namespace

ChildAnswer ask_child(const std::function<std::string()>& ask, std::chrono::milliseconds timeout,
                      std::size_t most_bytes) {
  const auto end = Clock::now() + timeout;
  left_behind().collect();
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  const FileHandle from_child(ends[0]);
  FileHandle to_parent(ends[1]);
  const pid_t parent = ::getpid();
  pid_t child = 0;
  {
    const SignalsBlocked blocked;
    child = ::fork();
    if (child == 0) be_child(ask, to_parent.get(), parent);
  }
  if (child < 0) return {};
  to_parent = FileHandle();
  return answer_of(child, from_child.get(), most_bytes, end);
}

}  // namespace merops
