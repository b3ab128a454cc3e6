#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace merops {

/// Bytes of an open file's first `size` bytes that are in the page cache, by one way each. Absent where the kernel
/// lacks the way or does not tell this user. `size` 0 is 0 bytes.

/// cachestat(2), Linux 6.5 and later.
[[nodiscard]] std::optional<std::uint64_t> cached_by_cachestat(int fd, std::uint64_t size);
/// mincore(2) over a read-only mapping, in bounded pieces. To a user who neither owns the file nor can write it the
/// kernel calls every page resident; absent then.
[[nodiscard]] std::optional<std::uint64_t> cached_by_mincore(int fd, std::uint64_t size);

/// Whether each page of a part that begins on a page of the file is in the page cache, by mincore as above.
[[nodiscard]] std::optional<std::vector<bool>> pages_in_cache(int fd, std::uint64_t offset, std::size_t length);

}  // namespace merops
