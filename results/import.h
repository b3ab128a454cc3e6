#pragma once

#include "results/set_read.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace merops {

/// Reads whatever can be imported, told by its content: a result set, fio's JSON output, iobench's lines. `name` (of
/// its file) is for messages. Throws Error where it is none of these, damaged, or larger than what is taken.
[[nodiscard]] ReadSet read_importable(std::string_view text, const std::string& name);

/// What is taken at most: a document is kept in memory as a whole, several times as large.
inline constexpr std::uint64_t kMostImportBytes = std::uint64_t{1} << 30, kMostImportParts = 10'000'000;

}  // namespace merops
