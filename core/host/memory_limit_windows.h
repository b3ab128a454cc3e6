#pragma once

#include <cstdint>
#include <optional>

namespace merops {

/// Bytes that a job's limits leave a process that uses `used` of them: a limit for each process, and one for all of the
/// job together, whose use by others is not known. Absent without limits.
[[nodiscard]] std::optional<std::uint64_t> room_below(std::optional<std::uint64_t> process_limit,
                                                      std::optional<std::uint64_t> job_limit, std::uint64_t used);

}  // namespace merops
