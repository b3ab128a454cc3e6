#pragma once

#include <cstdint>
#include <optional>

namespace merops {

/// Bytes of an open file's first `size` bytes that are in the page cache, by one way each. Absent where the kernel
/// lacks the way or does not tell this user. `size` 0 is 0 bytes.

/// cachestat(2), Linux 6.5 and later.
[[nodiscard]] std::optional<std::uint64_t> cached_by_cachestat(int fd, std::uint64_t size);
/// mincore(2) over a read-only mapping, in bounded pieces. To a user who neither owns the file nor can write it the
/// kernel calls every page resident; absent then.
[[nodiscard]] std::optional<std::uint64_t> cached_by_mincore(int fd, std::uint64_t size);

}  // namespace merops
