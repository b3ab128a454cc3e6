#pragma once

#include "core/model/byte_source.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops {

/// A tensor of a safetensors file: a name and a run of bytes. Its type and shape are not looked at: converters write
/// what they like there, and only the offsets say how many bytes a tensor has.
struct Tensor {
  std::string name{};
  std::uint64_t offset = 0;  ///< bytes from the file's start
  std::uint64_t length = 0;  ///< bytes
  friend bool operator==(const Tensor&, const Tensor&) = default;
};

struct Safetensors {
  std::vector<Tensor> tensors{};       ///< by offset
  std::vector<std::string> remarks{};  ///< gaps between tensors, bytes after the last: legal to read, not well-formed
};

/// Most bytes of a header; the format's own limit.
inline constexpr std::uint64_t kMaxHeaderBytes = 100'000'000;

/// Reads a file's header: 8 bytes of length (little-endian), JSON with name -> data_offsets, then the tensors' bytes.
/// Every offset is checked against the file's size. Throws Error that says what the file is instead (a Git LFS pointer,
/// an HTML page, zeros, text), which tensor is cut and by how many bytes, or which tensors overlap.
[[nodiscard]] Safetensors read_safetensors(const ByteSource& file);

}  // namespace merops
