#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace merops {

/// Whether this processor has instructions for SHA-256 that compress_sha256_lanes uses.
[[nodiscard]] bool has_sha256_lanes();

/// Takes `blocks` blocks of 64 bytes of two messages into their states, both in step. Only where has_sha256_lanes().
void compress_sha256_lanes(std::array<std::array<std::uint32_t, 8>, 2>& states, const std::byte* first,
                           const std::byte* second, std::size_t blocks);

}  // namespace merops
