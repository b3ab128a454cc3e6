#pragma once

#include "backends/read_progress.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <system_error>

#include <sys/types.h>
#include <unistd.h>

namespace merops {

/// The system call below a synchronous read. Another one is only ever given by tests.
using PreadCall = ssize_t (*)(int fd, void* to, std::size_t bytes, off_t offset);

/// What came of a read of one extent.
struct ReadOutcome {
  std::error_code error{};
  std::uint64_t error_offset = 0;  ///< where in the target the failed call began
  std::uint64_t resubmitted = 0;   ///< calls beyond the first: EAGAIN, EINTR, the rest of short and very long reads
};

/// Reads on until the payload is complete or cannot be: resumes short reads, calls again on EAGAIN and EINTR.
/// `memory` holds the whole rounded read.
[[nodiscard]] ReadOutcome read_rounded(int fd, ReadProgress progress, std::span<std::byte> memory,
                                       PreadCall call = ::pread);

}  // namespace merops
