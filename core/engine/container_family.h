#pragma once

#include "core/model/expert_tensor.h"
#include "core/model/geometry.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace merops {

/// How models of a family describe themselves in config.json, and how a converter names their experts' tensors.
struct ContainerFamily {
  std::string_view model_type;
  std::string_view experts_key, width_key;
  enum class Dense : std::uint8_t { listed, first, none } dense;  ///< how layers without experts are told
  Naming naming;
};

/// By the geometry's name: a preset's id or a model_type. Names of no known family have the first family's form.
[[nodiscard]] const ContainerFamily& family_of(const Geometry& geometry);

/// Leading layers without experts: the model's own number of its first sparse layer. 0 where that is not known.
[[nodiscard]] std::uint32_t dense_layers_of(const Geometry& geometry);

/// config.json of the model when the container holds its first `experts` experts.
[[nodiscard]] std::string config_text(const Geometry& geometry, std::uint64_t experts);

}  // namespace merops
