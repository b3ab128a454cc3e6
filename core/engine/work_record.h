#pragma once

#include "core/model/measurement.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace merops {

/// A WorkResult as the work begins: `target` is what will be written, empty for a verification.
[[nodiscard]] WorkResult begin_record(std::string kind, const std::filesystem::path& source,
                                      const std::filesystem::path& target);
/// Its end: bytes done since `start_ns`, and why the page cache took part (empty: it did not).
void end_record(WorkResult& record, std::uint64_t start_ns, std::uint64_t bytes, const std::string& why_buffered);

/// Throws Error that names the bytes needed and free where the file system that `file` will be on has less room.
void require_space(const std::filesystem::path& file, std::uint64_t bytes);

}  // namespace merops
