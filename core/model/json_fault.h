#pragma once

#include <string>
#include <string_view>

namespace merops {

/// Empty when `text` is one JSON document that every parser reads alike, else what is wrong with it in words, with the
/// key and the byte: a byte order mark, a zero byte, a duplicate key, NaN or Infinity, nesting beyond 64 levels, a
/// syntax error.
[[nodiscard]] std::string fault_of_json(std::string_view text);

}  // namespace merops
