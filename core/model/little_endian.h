#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace merops {

/// Unsigned integers as little-endian bytes, whatever the processor's order. `out` and `in` hold at least `count`
/// bytes.
inline void put_little_endian(std::span<std::byte> out, std::uint64_t value, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) out[i] = static_cast<std::byte>(value >> (8 * i) & 0xff);
}

[[nodiscard]] inline std::uint64_t get_little_endian(std::span<const std::byte> in, std::size_t count) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < count; ++i) value |= std::to_integer<std::uint64_t>(in[i]) << (8 * i);
  return value;
}

}  // namespace merops
