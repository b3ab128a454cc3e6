#include "cli/typed_line.h"

#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace merops {
namespace {

constexpr int kLookForStopEvery = 100;  // milliseconds

/// Whether there is something to read before the user asks to stop.
bool wait_for_input(const std::atomic<bool>& stop) {
  while (!stop.load()) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = ::poll(&input, 1, kLookForStopEvery);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
  return false;
}

}  // namespace

bool can_be_asked() { return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDERR_FILENO) == 1; }

std::optional<std::string> typed_line(const std::atomic<bool>& stop) {
  std::string line;
  for (char letter = 0; wait_for_input(stop);) {
    if (::read(STDIN_FILENO, &letter, 1) != 1) return std::nullopt;  // a line that does not end is no answer
    if (letter == '\n') return line;
    line += letter;
  }
  return std::nullopt;
}

}  // namespace merops
