#pragma once

#include "results/set.h"

#include <string>
#include <string_view>

namespace merops {

struct ReadSet {
  ResultSet set{};
  std::string digest{};  ///< of its content, 64 hex digits
};

/// Reads a result set; `name` (of its file) is for messages. Only what was exported, byte for byte, is taken: throws
/// Error where it is newer than this program, and where it is damaged with the place: the byte, the campaign and cell,
/// the key. What is taken is written again with the same bytes.
[[nodiscard]] ReadSet read_set(std::string_view text, const std::string& name);

}  // namespace merops
