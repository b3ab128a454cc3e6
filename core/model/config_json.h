#pragma once

#include "core/model/geometry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// What a model's config.json says about its experts.
struct ModelConfig {
  Geometry geometry{};                         ///< its name is the model_type
  std::uint32_t all_layers = 0;                ///< with dense ones, without draft layers
  std::uint32_t draft_layers = 0;              ///< for speculation; numbered from all_layers on, left out
  std::vector<std::uint32_t> sparse_layers{};  ///< the model's numbers of geometry's layers 0, 1, ..., ascending
  /// Key `merops_experts_held`: the container holds so many experts from the first in (layer, expert) order on, a
  /// prefix made by `merops synth`. Absent: all of them.
  std::optional<std::uint64_t> experts_held{};
};

/// Key of a container's config.json that names the bits of the packed weights, 4 when absent.
inline constexpr std::string_view kBitsKey = "picchio_expert_bits";
inline constexpr std::string_view kHeldKey = "merops_experts_held";

/// Resolves the keys of all known families (docs/format.md lists them); nothing is guessed. `name` stands for the file
/// in messages. Throws Error naming file and key for a dense model, a missing, contradictory or absurd value.
[[nodiscard]] ModelConfig parse_config(std::string_view text, std::string_view name);

}  // namespace merops
