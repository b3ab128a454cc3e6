#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// Empty, or why a write-ahead log is not safe beside this file, as a clause ("it lies on ..."). Its index is memory
/// shared through a file: over a network that is not shared, and where a full file system finds no block for such
/// memory (copy-on-write, blocks smaller than a page) a write into it kills the process.
[[nodiscard]] std::string log_obstacle(const std::filesystem::path& file);

}  // namespace merops
