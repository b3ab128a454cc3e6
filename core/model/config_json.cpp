#include "core/model/config_json.h"

#include "core/model/config_keys.h"
#include "core/model/error.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace merops {
namespace {

// More than any model has; keeps products of them within 64 bits and memory small for a hostile file.
constexpr std::uint32_t kMostLayers = 10'000, kMostExperts = 100'000, kMostRows = 1U << 24;

const Aliases kLayerKeys{"num_hidden_layers", "n_layers"};

/// The part about the text model: models with several kinds of input keep it in an object of its own.
JsonObject text_part(const JsonObject& config) {
  for (const std::string_view key : {"text_config", "language_config", "llm_config"}) {
    if (!config.has_object(key)) continue;
    JsonObject part = config.object(key);
    if (std::any_of(kLayerKeys.begin(), kLayerKeys.end(), [&](std::string_view name) { return part.has(name); }))
      return part;
  }
  return config;
}

std::string family_of(const JsonObject& config, const JsonObject& text) {
  std::string family = text.text("model_type").value_or(config.text("model_type").value_or(""));
  std::transform(family.begin(), family.end(), family.begin(),
                 [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
  return family;
}

std::uint32_t hidden_of(const JsonObject& text) {
  if (text.has("routed_expert_hidden_size"))
    return required_number(text, {"routed_expert_hidden_size"}, "hidden size", kMostRows);
  return required_number(text, {"hidden_size", "dim"}, "hidden size", kMostRows);
}

std::uint32_t experts_of(const JsonObject& text) {
  const Aliases keys{"n_routed_experts", "num_experts", "num_local_experts", "moe_num_experts"};
  const std::optional<std::uint64_t> experts = agreed_number(text, keys);
  if (!experts || *experts == 0)
    text.refuse(experts ? "it is a dense model: its number of experts is 0"
                        : words_for_missing("number of experts (a dense model has none to stream)", keys));
  return required_number(text, keys, "number of experts", kMostExperts);
}

/// Families whose intermediate_size is the width of an expert, not of a dense layer.
bool keeps_width_in_intermediate_size(std::string_view family) {
  return family == "gpt_oss" || family.substr(0, 7) == "minimax" || family == "mixtral" || family == "olmoe" ||
         family == "llama4_text";
}

std::uint32_t width_of(const JsonObject& text, std::string_view family) {
  const Aliases keys{"moe_intermediate_size", "moe_inter_dim"};
  if (!agreed_number(text, keys) && keeps_width_in_intermediate_size(family))
    return required_number(text, {"intermediate_size"}, "width of an expert", kMostRows);
  return required_number(text, keys, "width of an expert", kMostRows);
}

std::uint32_t bits_of(const JsonObject& whole, const JsonObject& text) {
  const JsonObject& config = whole.has(kBitsKey) ? whole : text;
  const std::uint64_t bits = config.number(kBitsKey).value_or(4);
  if (bits != 3 && bits != 4) config.refuse(fmt::format("{} is {}, expected 3 or 4", config.name_of(kBitsKey), bits));
  return static_cast<std::uint32_t>(bits);
}

std::uint32_t draft_layers_of(const JsonObject& text) {
  const Aliases keys{"num_nextn_predict_layers", "mtp_num_hidden_layers"};
  return agreed_number(text, keys).value_or(0) == 0
             ? 0
             : required_number(text, keys, "number of draft layers", kMostLayers);
}

std::optional<std::uint64_t> held_of(const JsonObject& config, const Geometry& geometry) {
  const std::optional<std::uint64_t> held = config.number(kHeldKey);
  const std::uint64_t all = std::uint64_t{geometry.layers} * geometry.experts;
  if (held && (*held == 0 || *held > all))
    config.refuse(fmt::format("{} is {}, expected 1 to {}", config.name_of(kHeldKey), *held, all));
  return held;
}

void check_topk(const JsonObject& text, const Geometry& geometry) {
  if (geometry.topk > geometry.experts)
    text.refuse(fmt::format("top-k is {}, more than the {} experts of a layer", geometry.topk, geometry.experts));
}

}  // namespace

std::optional<std::uint64_t> agreed_number(const JsonObject& config, const Aliases& names) {
  std::optional<std::uint64_t> agreed;
  std::string_view first;
  for (const std::string_view name : names) {
    const std::optional<std::uint64_t> value = config.number(name);
    if (!value) continue;
    if (agreed && *agreed != *value)
      config.refuse(
          fmt::format("{} is {}, but {} is {}", config.name_of(first), *agreed, config.name_of(name), *value));
    agreed = value;
    first = first.empty() ? name : first;
  }
  return agreed;
}

std::uint32_t required_number(const JsonObject& config, const Aliases& names, std::string_view what,
                              std::uint32_t most) {
  const std::optional<std::uint64_t> value = agreed_number(config, names);
  if (!value) config.refuse(words_for_missing(what, names));
  if (*value == 0 || *value > most) {
    const auto name = std::find_if(names.begin(), names.end(), [&](std::string_view n) { return config.has(n); });
    config.refuse(fmt::format("{} ({}) is {}, expected 1 to {}", config.name_of(*name), what, *value, most));
  }
  return static_cast<std::uint32_t>(*value);
}

std::string words_for_missing(std::string_view what, const Aliases& names) {
  if (names.size() == 1) return fmt::format("{}: the key {} is missing", what, names[0]);
  return fmt::format("{}: none of the keys {} is there", what, fmt::join(names, ", "));
}

ModelConfig parse_config(std::string_view text, std::string_view name) {
  const JsonObject config = JsonObject::parse(text, fmt::format("reading {}", name));
  const JsonObject part = text_part(config);
  ModelConfig model;
  model.all_layers = required_number(part, kLayerKeys, "number of layers", kMostLayers);
  model.draft_layers = draft_layers_of(part);
  Geometry& geometry = model.geometry;
  geometry.name = family_of(config, part);
  geometry.hidden = hidden_of(part);
  geometry.experts = experts_of(part);
  geometry.topk = required_number(part,
                                  {"num_experts_per_tok", "num_experts_per_token", "experts_per_token", "moe_top_k",
                                   "moe_k", "n_activated_experts"},
                                  "experts a token (top-k)", kMostExperts);
  check_topk(part, geometry);
  geometry.width = width_of(part, geometry.name);
  geometry.bits = bits_of(config, part);
  model.sparse_layers = sparse_layers_of(part, model.all_layers, model.draft_layers);
  geometry.layers = static_cast<std::uint32_t>(model.sparse_layers.size());
  model.experts_held = held_of(config, geometry);
  return model;
}

}  // namespace merops
