#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace merops {

/// "2026-01-31T12:00:00.000Z" of milliseconds since 1970; empty where they are absent or beyond the year 9999.
[[nodiscard]] std::string utc_text(std::optional<std::uint64_t> milliseconds);

}  // namespace merops
