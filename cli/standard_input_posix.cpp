#include "cli/standard_input.h"

#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace merops {

std::size_t read_standard_input(std::span<char> bytes) {
  for (;;) {
    pollfd input{STDIN_FILENO, POLLIN, 0};  // who gave us the input may have made it non-blocking
    if (::poll(&input, 1, -1) < 0 && errno != EINTR) return 0;
    const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR && errno != EAGAIN) return 0;
  }
}

}  // namespace merops
