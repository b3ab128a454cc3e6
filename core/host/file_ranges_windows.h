#pragma once

#include "core/host/open_file.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace merops {

/// A run of a file's bytes.
struct FileRange {
  std::uint64_t begin = 0, end = 0;  ///< `end` is behind the last byte
};

struct AllocatedRanges {
  std::vector<FileRange> ranges{};  ///< in their order, up to the file's size
  std::uint64_t looked_at = 0;      ///< bytes of the file that were asked for
};

/// Where a sparse or compressed file has space on the disk (FSCTL_QUERY_ALLOCATED_RANGES). Absent where the file system
/// does not tell.
[[nodiscard]] std::optional<AllocatedRanges> allocated_ranges(const FileHandle& file, std::uint64_t size,
                                                              std::chrono::steady_clock::time_point end);

/// Bytes from the file's start on up to its last written one: its valid data length (FSCTL_QUERY_FILE_REGIONS). What
/// lies behind is read as zeros, without the disk. Absent where the file system does not tell.
[[nodiscard]] std::optional<std::uint64_t> valid_bytes(const FileHandle& file, std::uint64_t size);

/// Runs of clusters in which the file lies on the disk (FSCTL_GET_RETRIEVAL_POINTERS). Absent where the file system
/// does not tell, or the time did not suffice.
[[nodiscard]] std::optional<std::uint64_t> count_extents(const FileHandle& file,
                                                         std::chrono::steady_clock::time_point end);

/// Bytes of the ranges that lie at `from` or behind it.
[[nodiscard]] std::uint64_t bytes_behind(std::span<const FileRange> ranges, std::uint64_t from);

}  // namespace merops
