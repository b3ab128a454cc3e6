#include "backends/page_touch.h"

#include <atomic>
#include <csetjmp>
#include <csignal>
#include <cstdint>

#include <unistd.h>

namespace merops {
namespace {

/// Where the running touch_pages of this thread wants to be taken back to.
struct Touch {
  sigjmp_buf back{};
  const std::byte* volatile failed = nullptr;
};
thread_local Touch* running = nullptr;

struct sigaction handled_before {};

void on_bus_error(int signal, siginfo_t* fault, void* /*context*/) {
  if (running == nullptr) {
    sigaction(signal, &handled_before, nullptr);  // the access is repeated, and theirs
    return;
  }
  running->failed = static_cast<const std::byte*>(fault->si_addr);
  siglongjmp(running->back, 1);
}

bool install_handler() {
  struct sigaction action {};
  action.sa_sigaction = on_bus_error;
  // NODEFER: the jump leaves the handler, so the signal must not stay blocked; saving and restoring the mask instead
  // would cost a system call a read.
  action.sa_flags = SA_SIGINFO | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  return sigaction(SIGBUS, &action, &handled_before) == 0;
}

/// A function of its own, so that the jump can spoil none of its caller's registers.
[[gnu::noinline]] void touch_each(const volatile std::byte* at, const volatile std::byte* last, std::size_t page_size) {
  for (; at < last; at += page_size) static_cast<void>(*at);
  static_cast<void>(*last);
}

}  // namespace

std::size_t page_bytes() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

void guard_against_page_errors() {
  static const bool installed = install_handler();
  static_cast<void>(installed);
}

const std::byte* touch_pages(std::span<const std::byte> bytes, std::size_t page_size) {
  if (bytes.empty()) return nullptr;
  Touch touch;
  running = &touch;
  if (sigsetjmp(touch.back, 0) == 0) {
    std::atomic_signal_fence(std::memory_order_seq_cst);  // the handler finds `running` as it was written
    touch_each(bytes.data(), bytes.data() + bytes.size() - 1, page_size);
  }
  std::atomic_signal_fence(std::memory_order_seq_cst);
  running = nullptr;
  return touch.failed;
}

}  // namespace merops
