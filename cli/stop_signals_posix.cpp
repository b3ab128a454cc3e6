#include "cli/exit_code.h"
#include "cli/stop_signals.h"
#include "core/host/temporary_path.h"

#include <csignal>
#include <string_view>
#include <thread>

#include <unistd.h>

namespace merops {
namespace {

std::atomic<bool> stop_asked{false};
std::atomic<const char*> stop_notice{"\nmerops: stopping after what is in flight; once more to quit at once\n"};

bool is_ignored(int signal) {
  struct sigaction now {};
  return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

void say(std::string_view text) {
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text.data(), text.size());
}

void wait_for_signals(sigset_t watched) {
  for (int signal = 0; ::sigwait(&watched, &signal) == 0;) {
    if (!stop_asked.exchange(true)) {
      say(stop_notice.load());
      continue;
    }
    remove_temporary_paths();
    ::_exit(kExitInterrupted);
  }
}

}  // namespace

void announce_stop_as(const char* text) { stop_notice = text; }

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
