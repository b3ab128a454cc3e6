#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// RFC 4648, section 4, with padding and without line breaks.
[[nodiscard]] std::string to_base64(std::span<const std::byte> bytes);
/// The inverse; absent for any text that to_base64 does not write (other characters, wrong padding, stray bits).
[[nodiscard]] std::optional<std::vector<std::byte>> from_base64(std::string_view text);

}  // namespace merops
