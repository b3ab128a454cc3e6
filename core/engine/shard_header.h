#pragma once

#include "core/engine/shard_plan.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

// The texts of a container.

/// "model.layers.L.ENDING", L being the model's own number.
[[nodiscard]] std::string layer_tensor_name(std::uint64_t layer, std::string_view ending);
/// The header's members dtype and shape: `elements` in `rows`; one row is written as a list.
[[nodiscard]] std::string type_and_shape(std::string_view type, std::uint64_t rows, std::uint64_t elements);
/// A safetensors header for tensors in this order without gaps, its eight bytes of length included. Its size is no
/// multiple of 512, so that no tensor behind it begins on a device's block by chance.
[[nodiscard]] std::string header_text(const std::vector<ShardTensor>& tensors);

/// "model-00001-of-00008.safetensors"; `number` counts from 0.
[[nodiscard]] std::string shard_name(std::size_t number, std::size_t of);
/// model.safetensors.index.json of these shards, all that there are.
[[nodiscard]] std::string weight_map_text(const std::vector<ShardPlan>& shards);

}  // namespace merops
