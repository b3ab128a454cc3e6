#include "core/model/geometry.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace merops {
namespace {

// From the models' public config.json files. One row a published name; dense_layers come first and are not in `layers`.
//     id, model, layers, experts, top-k, hidden, width, dense layers
constexpr std::array kPresets{
    Preset{"qwen3-30b-a3b", "Qwen3-30B-A3B", 48, 128, 8, 2048, 768, 0},
    Preset{"qwen3-235b-a22b", "Qwen3-235B-A22B", 94, 128, 8, 4096, 1536, 0},
    Preset{"qwen3-next-80b-a3b", "Qwen3-Next-80B-A3B", 48, 512, 10, 2048, 512, 0},
    Preset{"gpt-oss-20b", "gpt-oss-20b", 24, 32, 4, 2880, 2880, 0},
    Preset{"gpt-oss-120b", "gpt-oss-120b", 36, 128, 4, 2880, 2880, 0},
    Preset{"deepseek-v3", "DeepSeek-V3", 58, 256, 8, 7168, 2048, 3},
    Preset{"deepseek-r1", "DeepSeek-R1", 58, 256, 8, 7168, 2048, 3},
    Preset{"deepseek-v2-lite", "DeepSeek-V2-Lite", 26, 64, 6, 2048, 1408, 1},
    Preset{"kimi-k2", "Kimi-K2", 60, 384, 8, 7168, 2048, 1},
    Preset{"glm-4.5-air", "GLM-4.5-Air", 45, 128, 8, 4096, 1408, 1},
    Preset{"glm-4.5", "GLM-4.5", 89, 160, 8, 5120, 1536, 3},
    Preset{"glm-4.6", "GLM-4.6", 89, 160, 8, 5120, 1536, 3},
    Preset{"glm-5", "GLM-5", 75, 256, 8, 6144, 2048, 3},
    Preset{"minimax-m2", "MiniMax-M2", 62, 256, 8, 3072, 1536, 0},
    Preset{"mixtral-8x7b", "Mixtral-8x7B", 32, 8, 2, 4096, 14336, 0},
    Preset{"olmoe-1b-7b", "OLMoE-1B-7B", 16, 64, 8, 2048, 1024, 0},
};

constexpr std::uint64_t groups(std::uint64_t weights) { return (weights + kQuantGroup - 1) / kQuantGroup; }

/// Bytes of one packed row: two INT4 weights a byte; a group of 64 INT3 weights takes 24 bytes.
constexpr std::uint64_t packed_row(std::uint64_t weights, std::uint32_t bits) {
  return bits == 3 ? groups(weights) * 24 : (weights + 1) / 2;
}

}  // namespace

ExpertParts expert_parts(std::uint64_t hidden, std::uint64_t width, std::uint32_t bits) {
  return {.gate_up = 2 * width * packed_row(hidden, bits),
          .gate_up_scales = 2 * width * groups(hidden) * sizeof(float),
          .down = hidden * packed_row(width, bits),
          .down_scales = hidden * groups(width) * sizeof(float)};
}

std::uint64_t expert_bytes(const Geometry& geometry) {
  return expert_parts(geometry.hidden, geometry.width, geometry.bits).total();
}

std::uint64_t bytes_per_token(const Geometry& geometry) {
  return std::uint64_t{geometry.layers} * geometry.topk * expert_bytes(geometry);
}

std::vector<std::string> differences(std::string_view name, const Geometry& geometry, std::string_view other_name,
                                     const Geometry& other) {
  struct Field {
    std::string_view name;
    std::uint32_t Geometry::*value;
  };
  constexpr Field kFields[] = {{"hidden size", &Geometry::hidden},   {"expert width", &Geometry::width},
                               {"sparse layers", &Geometry::layers}, {"experts a layer", &Geometry::experts},
                               {"top-k", &Geometry::topk},           {"bits", &Geometry::bits}};
  std::vector<std::string> lines;
  for (const Field& field : kFields)
    if (geometry.*field.value != other.*field.value)
      lines.push_back(
          fmt::format("{}: {} has {}, {} {}", field.name, name, geometry.*field.value, other_name, other.*field.value));
  return lines;
}

std::span<const Preset> presets() { return kPresets; }

const Preset* find_preset(std::string_view id) {
  const auto* const found =
      std::find_if(kPresets.begin(), kPresets.end(), [id](const Preset& p) { return p.id == id; });
  return found == kPresets.end() ? nullptr : found;
}

Geometry geometry_of(const Preset& preset, std::uint32_t bits) {
  return {.name = std::string(preset.id),
          .hidden = preset.hidden,
          .width = preset.width,
          .layers = preset.layers,
          .experts = preset.experts,
          .topk = preset.topk,
          .bits = bits};
}

}  // namespace merops
