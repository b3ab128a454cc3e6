#include "core/engine/container_family.h"

#include "core/model/config_json.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

using Dense = ContainerFamily::Dense;

constexpr std::array kFamilies{
    ContainerFamily{"qwen3_moe", "num_experts", "moe_intermediate_size", Dense::listed, Naming::fused},
    ContainerFamily{"qwen3_next", "num_experts", "moe_intermediate_size", Dense::listed, Naming::fused},
    ContainerFamily{"gpt_oss", "num_local_experts", "intermediate_size", Dense::none, Naming::fused_number},
    ContainerFamily{"deepseek_v3", "n_routed_experts", "moe_intermediate_size", Dense::first, Naming::separate},
    ContainerFamily{"deepseek_v2", "n_routed_experts", "moe_intermediate_size", Dense::first, Naming::separate},
    ContainerFamily{"kimi_k2", "n_routed_experts", "moe_intermediate_size", Dense::first, Naming::separate},
    ContainerFamily{"glm4_moe", "n_routed_experts", "moe_intermediate_size", Dense::first, Naming::separate},
    ContainerFamily{"glm_moe_dsa", "n_routed_experts", "moe_intermediate_size", Dense::first, Naming::separate},
    ContainerFamily{"minimax_m2", "num_local_experts", "intermediate_size", Dense::none, Naming::fused},
    ContainerFamily{"mixtral", "num_local_experts", "intermediate_size", Dense::none, Naming::fused},
    ContainerFamily{"olmoe", "num_experts", "intermediate_size", Dense::none, Naming::fused},
};

/// Which family the presets whose ids begin so are of; the first that fits.
struct PresetFamily {
  std::string_view id_begins, model_type;
};
constexpr std::array kPresetFamilies{
    PresetFamily{"qwen3-next", "qwen3_next"}, PresetFamily{"qwen3", "qwen3_moe"},
    PresetFamily{"gpt-oss", "gpt_oss"},       PresetFamily{"deepseek-v2", "deepseek_v2"},
    PresetFamily{"deepseek", "deepseek_v3"},  PresetFamily{"kimi-k2", "kimi_k2"},
    PresetFamily{"glm-4", "glm4_moe"},        PresetFamily{"glm-5", "glm_moe_dsa"},
    PresetFamily{"minimax-m2", "minimax_m2"}, PresetFamily{"mixtral", "mixtral"},
    PresetFamily{"olmoe", "olmoe"},
};

std::string_view model_type_of(std::string_view name) {
  const auto* const found = std::find_if(kPresetFamilies.begin(), kPresetFamilies.end(), [name](const PresetFamily& p) {
    return name.substr(0, p.id_begins.size()) == p.id_begins;
  });
  return found == kPresetFamilies.end() || find_preset(name) == nullptr ? name : found->model_type;
}

/// The lines that say which layers have experts.
std::string dense_lines(Dense dense, std::uint32_t layers) {
  std::vector<std::uint32_t> numbers(layers);
  std::iota(numbers.begin(), numbers.end(), 0U);
  switch (dense) {
    case Dense::listed:
      return fmt::format("  \"decoder_sparse_step\": 1,\n  \"mlp_only_layers\": [{}],\n", fmt::join(numbers, ", "));
    case Dense::first:
      return fmt::format("  \"first_k_dense_replace\": {},\n  \"moe_layer_freq\": 1,\n", layers);
    case Dense::none:
      break;
  }
  return {};
}

}  // namespace

const ContainerFamily& family_of(const Geometry& geometry) {
  const std::string_view type = model_type_of(geometry.name);
  const auto* const found = std::find_if(kFamilies.begin(), kFamilies.end(),
                                         [type](const ContainerFamily& family) { return family.model_type == type; });
  return found == kFamilies.end() ? kFamilies.front() : *found;
}

std::uint32_t dense_layers_of(const Geometry& geometry) {
  const Preset* const preset = find_preset(geometry.name);
  return preset == nullptr ? 0 : preset->dense_layers;
}

std::string config_text(const Geometry& geometry, std::uint64_t experts) {
  const ContainerFamily& family = family_of(geometry);
  const std::uint32_t dense = dense_layers_of(geometry);
  std::string text = fmt::format("{{\n  \"model_type\": \"{}\",\n", family.model_type);
  const auto add = [&text](std::string_view key, std::uint64_t value) {
    text += fmt::format("  \"{}\": {},\n", key, value);
  };
  add("num_hidden_layers", std::uint64_t{geometry.layers} + dense);
  add("hidden_size", geometry.hidden);
  add(family.width_key, geometry.width);
  add(family.experts_key, geometry.experts);
  add("num_experts_per_tok", geometry.topk);
  text += dense_lines(family.dense, dense);
  if (experts < std::uint64_t{geometry.layers} * geometry.experts) add(kHeldKey, experts);
  return text + fmt::format("  \"picchio_expert_bits\": {}\n}}\n", geometry.bits);
}

}  // namespace merops
