#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// Group size of the INT4 and INT3 scales, in weights.
inline constexpr std::uint32_t kQuantGroup = 64;

/// The shape of a model's experts. Layers are the sparse ones only, numbered 0, 1, ...
struct Geometry {
  std::string name{};         ///< preset id, or the model's name from its configuration; may be empty
  std::uint32_t hidden = 0;   ///< H
  std::uint32_t width = 0;    ///< I, the expert's width (half the rows of the fused gate/up matrix)
  std::uint32_t layers = 0;   ///< sparse layers
  std::uint32_t experts = 0;  ///< routed experts a layer
  std::uint32_t topk = 0;     ///< experts chosen a token and layer
  std::uint32_t bits = 4;     ///< 4 or 3
  friend bool operator==(const Geometry&, const Geometry&) = default;
};

/// Byte sizes of one expert's matrices and scales, as the container stores them.
struct ExpertParts {
  std::uint64_t gate_up = 0;         ///< packed 2I x H
  std::uint64_t gate_up_scales = 0;  ///< F32
  std::uint64_t down = 0;            ///< packed H x I
  std::uint64_t down_scales = 0;     ///< F32
  [[nodiscard]] std::uint64_t total() const { return gate_up + gate_up_scales + down + down_scales; }
};

/// Group-64 sizes: packed rows of ceil(n/2) bytes (INT4) or ceil(n/64)*24 bytes (INT3), ceil(n/64) F32 scales a row.
[[nodiscard]] ExpertParts expert_parts(std::uint64_t hidden, std::uint64_t width, std::uint32_t bits);
[[nodiscard]] std::uint64_t expert_bytes(const Geometry& geometry);
/// Bytes that one token reads at no cache hits: sparse layers x top-k x expert bytes.
[[nodiscard]] std::uint64_t bytes_per_token(const Geometry& geometry);

/// One line for each field (but the name) in which two geometries differ, with both values:
/// "hidden: the store has 2048, the model 4096". The names say whose geometries they are.
[[nodiscard]] std::vector<std::string> differences(std::string_view name, const Geometry& geometry,
                                                   std::string_view other_name, const Geometry& other);

/// A public model whose geometry is known. `model` is its published name.
struct Preset {
  std::string_view id;  ///< lower case, as on the command line
  std::string_view model;
  std::uint32_t layers, experts, topk, hidden, width;
  std::uint32_t dense_layers;  ///< leading layers without experts, left out of `layers`
};

[[nodiscard]] std::span<const Preset> presets();
[[nodiscard]] const Preset* find_preset(std::string_view id);  ///< null when unknown
[[nodiscard]] Geometry geometry_of(const Preset& preset, std::uint32_t bits = 4);

}  // namespace merops
