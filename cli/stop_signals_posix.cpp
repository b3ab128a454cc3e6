#include "cli/exit_code.h"
#include "cli/stop_signals.h"
#include "core/host/temporary_path.h"

#include <chrono>
#include <csignal>
#include <future>
#include <memory>
#include <string_view>
#include <thread>

#include <unistd.h>

namespace merops {
namespace {

std::atomic<bool> stop_asked{false};
std::atomic<const char*> stop_notice{"\nmerops: stopping after what is in flight; once more to quit at once\n"};
std::atomic<const char*> left_notice{
    "merops: the disk hangs and temporary files are left; the next run there removes them\n"};
constexpr std::chrono::seconds kPatience{5};

bool is_ignored(int signal) {
  struct sigaction now {};
  return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

void say(std::string_view text) {
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text.data(), text.size());
}

/// Temporary files go first, by a thread of their own: the disk that is not waited for any longer may hang on them too.
[[noreturn]] void quit() {
  const auto removed = std::make_shared<std::promise<void>>();
  std::future<void> done = removed->get_future();
  std::thread([removed] {
    remove_temporary_paths();
    removed->set_value();
  }).detach();
  if (done.wait_for(kPatience) != std::future_status::ready) say(left_notice.load());
  ::_exit(kExitInterrupted);
}

void wait_for_signals(sigset_t watched) {
  for (int signal = 0; ::sigwait(&watched, &signal) == 0;) ask_to_stop();
}

}  // namespace

void announce_stop_as(const char* stopping, const char* left) {
  stop_notice = stopping;
  left_notice = left;
}

void ask_to_stop() {
  if (stop_asked.exchange(true)) quit();
  say(stop_notice.load());
}

void ask_to_stop_once() {
  if (!stop_asked.exchange(true)) say(stop_notice.load());
}

const std::atomic<bool>& watch_for_stop_signals() {
  sigset_t watched;
  ::sigemptyset(&watched);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (!is_ignored(signal)) ::sigaddset(&watched, signal);
  }
  ::pthread_sigmask(SIG_BLOCK, &watched, nullptr);
  std::thread(wait_for_signals, watched).detach();
  return stop_asked;
}

}  // namespace merops
