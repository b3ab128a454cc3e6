#include "cli/terminal.h"

#include <clocale>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace merops {
namespace {

bool pipe_was_ignored = false;  // by the parent's wish

}  // namespace

void secure_standard_streams() {
  for (int descriptor = 0; descriptor <= 2; ++descriptor) {
    if (::fcntl(descriptor, F_GETFD) != -1) continue;
    // Open the wrong way round: reading from the input or writing to the output fails, as it should.
    const int taken = ::open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
    if (taken != descriptor && taken >= 0) ::close(taken);
  }
  pipe_was_ignored = std::signal(SIGPIPE, SIG_IGN) == SIG_IGN;
}

void restore_terminal() {}

int error_of_output(int error) { return error; }

void end_by_broken_pipe() {
  if (pipe_was_ignored) return;
  std::signal(SIGPIPE, SIG_DFL);
  std::raise(SIGPIPE);
}

bool output_is_terminal() { return ::isatty(STDOUT_FILENO) == 1; }
bool log_is_terminal() { return ::isatty(STDERR_FILENO) == 1; }

std::size_t terminal_width() {
  winsize size{};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 80;
}

bool locale_is_utf8() {
  static const bool utf8 = [] {
    std::setlocale(LC_CTYPE, "");  // characters only: numbers keep their decimal point
    return std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
  }();
  return utf8;
}

}  // namespace merops
