#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace merops {

/// How a converter names an expert's tensors (docs/format.md).
enum class Naming : std::uint8_t {
  fused,         ///< model.layers.L.mlp.experts.E.gate_up_proj: Qwen3, MiniMax
  fused_number,  ///< model.layers.L.mlp.experts.gate_up_proj.E: gpt-oss
  separate,      ///< model.layers.L.mlp.experts.E.gate_proj.weight: Colibri
};

/// Most tensors of one expert, of any naming.
inline constexpr std::size_t kMostParts = 6;

/// The endings of an expert's tensors in payload order: the order of a flat store's content.
[[nodiscard]] std::span<const std::string_view> parts_of(Naming naming);

/// What a tensor's name says. `layer` is the model's own number, dense layers counted.
struct ExpertTensor {
  Naming naming = Naming::fused;
  std::uint32_t layer = 0, expert = 0;
  std::uint32_t part = 0;  ///< index into parts_of(naming)
  friend bool operator==(const ExpertTensor&, const ExpertTensor&) = default;
};

/// None for a tensor that is no routed expert's (or one of an unconverted model).
[[nodiscard]] std::optional<ExpertTensor> parse_expert_tensor(std::string_view name);
/// The name that parse_expert_tensor takes apart, with the prefix `model.`.
[[nodiscard]] std::string name_of(const ExpertTensor& tensor);

}  // namespace merops
