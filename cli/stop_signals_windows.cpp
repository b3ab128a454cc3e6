#include "cli/exit_code.h"
#include "cli/stop_signals.h"
#include "cli/terminal.h"
#include "core/host/temporary_path.h"

#include <chrono>
#include <future>
#include <memory>
#include <string_view>
#include <thread>

#include <windows.h>

namespace merops {
namespace {

std::atomic<bool> stop_asked{false};
std::atomic<bool> quitting{false};
std::atomic<const char*> stop_notice{"\nmerops: stopping after what is in flight; once more to quit at once\n"};
std::atomic<const char*> left_notice{
    "merops: the disk hangs and temporary files are left; the next run there removes them\n"};
constexpr std::chrono::milliseconds kPatience{5000};
// A window that is closed leaves its programs five seconds: so many to end by themselves, so many to clean up.
constexpr DWORD kClosingMilliseconds = 2500;
constexpr std::chrono::milliseconds kClosingPatience{1500};

/// Not by the streams of C or C++, whose locks the thread that hangs may hold.
void say(std::string_view text) {
  DWORD written = 0;
  ::WriteFile(::GetStdHandle(STD_ERROR_HANDLE), text.data(), static_cast<DWORD>(text.size()), &written, nullptr);
}

[[noreturn]] void wait_for_end() {
  for (;;) ::WaitForSingleObject(::GetCurrentProcess(), INFINITE);
}

/// Temporary files go first, by a thread of their own: the disk that is not waited for any longer may hang on them too.
[[noreturn]] void quit(std::chrono::milliseconds patience) {
  if (quitting.exchange(true)) wait_for_end();
  const auto removed = std::make_shared<std::promise<void>>();
  std::future<void> done = removed->get_future();
  std::thread([removed] {
    remove_temporary_paths();
    removed->set_value();
  }).detach();
  if (done.wait_for(patience) != std::future_status::ready) say(left_notice.load());
  restore_terminal();
  ::TerminateProcess(::GetCurrentProcess(), static_cast<UINT>(kExitInterrupted));
  wait_for_end();
}

/// By a thread of the system's. Once it returns from any but the first two events, Windows ends the process.
BOOL WINAPI on_event(DWORD event) {
  if (event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT) {
    ask_to_stop();
    return TRUE;
  }
  if (!stop_asked.exchange(true)) {
    say(stop_notice.load());
    ::WaitForSingleObject(::GetCurrentProcess(), kClosingMilliseconds);  // whose end ends this thread as well
  }
  quit(kClosingPatience);
}

}  // namespace

void announce_stop_as(const char* stopping, const char* left) {
  stop_notice = stopping;
  left_notice = left;
}

void ask_to_stop() {
  if (stop_asked.exchange(true)) quit(kPatience);
  say(stop_notice.load());
}

void ask_to_stop_once() {
  if (!stop_asked.exchange(true)) say(stop_notice.load());
}

const std::atomic<bool>& watch_for_stop_signals() {
  ::SetConsoleCtrlHandler(on_event, TRUE);
  return stop_asked;
}

}  // namespace merops
