#pragma once

#include "backends/read_progress.h"
#include "core/host/read_at.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <system_error>

namespace merops {

/// The system call below a synchronous read. Another one is only ever given by tests.
using ReadCall = BytesRead (*)(const FileHandle& file, std::uint64_t offset, std::span<std::byte> to);

/// What came of a read of one extent.
struct ReadOutcome {
  std::error_code error{};
  std::uint64_t error_offset = 0;  ///< where in the target the failed call began
  std::uint64_t resubmitted = 0;   ///< calls beyond the first: EAGAIN, EINTR, the rest of short and long reads
};

/// Reads on until the payload is complete or cannot be: resumes short reads, calls again on EAGAIN and EINTR. What is
/// not aligned is not asked of the system. `memory` holds the whole rounded read.
[[nodiscard]] ReadOutcome read_rounded(const FileHandle& file, ReadProgress progress, std::span<std::byte> memory,
                                       ReadCall call = read_at);

}  // namespace merops
