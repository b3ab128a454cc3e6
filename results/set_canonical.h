#pragma once

#include <string>
#include <string_view>

namespace merops {

/// The canonical form of a JSON text: keys sorted by their code points, no white space, whole numbers as they are,
/// others with the fewest digits that read back the same, UTF-8 with the fewest escapes. It is, byte for byte, what
/// Python's json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False) gives. Precondition: `json` is
/// JSON (core/model/json_fault.h).
[[nodiscard]] std::string canonical_json(std::string_view json);

/// A number as Python's repr writes it: "0.1", "1480.0", "1e-07". Precondition: finite.
[[nodiscard]] std::string canonical_number(double value);

/// SHA-256 of a text, as 64 hex digits.
[[nodiscard]] std::string digest_of(std::string_view text);

}  // namespace merops
