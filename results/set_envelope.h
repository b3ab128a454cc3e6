#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace merops {

/// A set's document around its content. The views are into the text.
struct SetEnvelope {
  std::uint32_t version = 0;
  std::string_view digest{};   ///< as it stands there: 64 hex digits
  std::string_view content{};  ///< one JSON object
};

/// Whether a text is meant to be a result set, sound or not.
[[nodiscard]] bool looks_like_set(std::string_view text);

/// Takes the document apart. Error (doing: `doing`) where a newer program wrote it, naming both versions, and where the
/// bytes around the content are not exactly those that were written.
[[nodiscard]] SetEnvelope open_envelope(std::string_view text, const std::string& doing);

}  // namespace merops
