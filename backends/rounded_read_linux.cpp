#include "backends/rounded_read_linux.h"

#include "backends/read_error.h"

#include <cerrno>

namespace merops {
namespace {

bool asks_for_another_call(int error) { return error == EINTR || error == EAGAIN; }

}  // namespace

ReadOutcome read_rounded(int fd, ReadProgress progress, std::span<std::byte> memory, PreadCall call) {
  ReadOutcome outcome;
  for (bool first = true; !progress.finished(); first = false) {
    if (!first) ++outcome.resubmitted;
    const ssize_t got = call(fd, memory.data() + progress.position(), static_cast<std::size_t>(progress.length()),
                             static_cast<off_t>(progress.offset()));
    if (got < 0 && asks_for_another_call(errno)) continue;
    outcome.error_offset = progress.offset();
    if (got < 0) {
      outcome.error.assign(errno, std::generic_category());
      return outcome;
    }
    if (progress.advance(static_cast<std::uint64_t>(got)) == ReadProgress::Step::ended_early) {
      outcome.error = ReadError::ended_early;
      return outcome;
    }
  }
  outcome.error_offset = 0;
  return outcome;
}

}  // namespace merops
