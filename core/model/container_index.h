#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// Shards that should be there by the index (model.safetensors.index.json) or by their own numbering
/// (model-00002-of-00004.safetensors) and are not; sorted. `present` are file names. An unreadable index names none.
[[nodiscard]] std::vector<std::string> absent_shards(std::string_view index, std::span<const std::string> present);

/// What the index gets wrong about a complete container, empty when nothing.
[[nodiscard]] std::vector<std::string> remarks_on_index(std::string_view index, std::span<const std::string> present);

/// Most names that a message lists.
inline constexpr std::size_t kMostNamed = 3;
/// The first names, for messages: "a, b, c and 5 more". `all` is how many there are, where `names` are only the first.
[[nodiscard]] std::string some_of(std::span<const std::string> names, std::uint64_t all = 0);

}  // namespace merops
