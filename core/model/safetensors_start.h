#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace merops {

/// Why a file is not a safetensors file and what to try; both empty when its start does not tell.
struct NotSafetensors {
  std::string why{}, hint{};
};

/// Bytes of a file's start that what_else_begins_with looks at.
inline constexpr std::size_t kStartBytes = 64;

/// Recognises what stands in a model's folder in place of a shard: a Git LFS pointer, an HTML page, another format,
/// text, zeros, next to nothing. Whatever passes has at least the 8 bytes of a header's length.
[[nodiscard]] NotSafetensors what_else_begins_with(std::string_view start);

}  // namespace merops
