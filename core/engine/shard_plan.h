#pragma once

#include "core/model/geometry.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops {

/// A tensor in a shard: where it lies and which bytes of the payload generator fill it.
struct ShardTensor {
  std::string name{};
  std::string type_and_shape{};  ///< as the header's JSON says it
  std::uint64_t offset = 0;      ///< from the file's start
  std::uint64_t length = 0;
  std::uint32_t layer = 0, expert = 0;
  std::uint64_t payload_offset = 0;  ///< where in the generated payload it begins
};

/// One safetensors file: the header, then the tensors without a gap.
struct ShardPlan {
  std::string header{};                ///< the eight bytes of length included
  std::vector<ShardTensor> tensors{};  ///< by offset
  std::uint64_t size = 0;
  std::uint64_t experts_end = 0;  ///< once this shard and all before it are written, these many experts are whole
};

/// Lays out a container of the first `experts` experts of a model in shards, its tensors named as the
/// model's family does (container_family.h). As in real models offsets are
/// awkward: tensors lie in an order shuffled by the seed, headers have any length, small tensors lie between large
/// ones, and experts at a shard's end go on in the next. Shards come in pairs of about `pair_bytes`; no expert leaves
/// its pair.
[[nodiscard]] std::vector<ShardPlan> plan_shards(const Geometry& geometry, std::uint64_t experts,
                                                 std::uint64_t pair_bytes, std::uint64_t seed);

}  // namespace merops
