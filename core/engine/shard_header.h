#pragma once

#include "core/engine/shard_plan.h"
#include "core/model/geometry.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

// The texts of a container.

/// "model.layers.L.mlp.experts.E.ENDING", "model.layers.L.ENDING".
[[nodiscard]] std::string expert_tensor_name(std::uint64_t layer, std::uint64_t expert, std::string_view ending);
[[nodiscard]] std::string layer_tensor_name(std::uint64_t layer, std::string_view ending);
/// The header's members dtype and shape: `elements` in `rows`; one row is written as a list.
[[nodiscard]] std::string type_and_shape(std::string_view type, std::uint64_t rows, std::uint64_t elements);
/// A safetensors header for tensors in this order without gaps, its eight bytes of length included. Its size is no
/// multiple of 512, so that no tensor behind it begins on a device's block by chance.
[[nodiscard]] std::string header_text(const std::vector<ShardTensor>& tensors);

/// "model-00001-of-00008.safetensors"; `number` counts from 0.
[[nodiscard]] std::string shard_name(std::size_t number, std::size_t of);
/// config.json of the model when the container holds its first `experts` experts.
[[nodiscard]] std::string config_text(const Geometry& geometry, std::uint64_t experts);
/// model.safetensors.index.json of these shards, all that there are.
[[nodiscard]] std::string weight_map_text(const std::vector<ShardPlan>& shards);

}  // namespace merops
