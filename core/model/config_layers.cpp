#include "core/model/config_keys.h"

#include <charconv>
#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

/// How many layers the configuration may speak of: the model's own, then its draft layers.
struct Layers {
  std::uint32_t own = 0, draft = 0;
  [[nodiscard]] std::uint64_t all() const { return std::uint64_t{own} + draft; }
};

using LayerNumbers = std::vector<std::uint32_t>;

template <typename Predicate>
LayerNumbers layers_where(const Layers& layers, Predicate is_sparse) {
  LayerNumbers sparse;
  for (std::uint32_t layer = 0; layer < layers.own; ++layer)
    if (is_sparse(layer)) sparse.push_back(layer);
  return sparse;
}

/// A list with one element a layer may or may not go on with the draft layers.
void check_length(const JsonObject& config, std::string_view key, std::size_t length, const Layers& layers) {
  if (length != layers.own && length != layers.all())
    config.refuse(fmt::format("{} has {} elements for {} layers", config.name_of(key), length, layers.own));
}

std::set<std::uint64_t> checked_set(const JsonObject& config, std::string_view key,
                                    const std::vector<std::uint64_t>& numbers, const Layers& layers) {
  for (const std::uint64_t number : numbers)
    if (number >= layers.all())
      config.refuse(fmt::format("{} names layer {}; the model has {} (and {} draft layers)", config.name_of(key),
                                number, layers.own, layers.draft));
  std::set<std::uint64_t> set(numbers.begin(), numbers.end());
  if (set.size() != numbers.size()) config.refuse(fmt::format("{} names a layer twice", config.name_of(key)));
  return set;
}

LayerNumbers by_types(const JsonObject& config, std::string_view key, const Layers& layers) {
  const std::vector<std::string> types = *config.texts(key);
  check_length(config, key, types.size(), layers);
  for (const std::string& type : types)
    if (type != "sparse" && type != "dense")
      config.refuse(fmt::format("{} holds \"{}\", expected sparse or dense", config.name_of(key), type));
  return layers_where(layers, [&](std::uint32_t layer) { return types[layer] == "sparse"; });
}

LayerNumbers by_numbers(const JsonObject& config, std::string_view key, const Layers& layers) {
  const std::set<std::uint64_t> sparse = checked_set(config, key, *config.numbers(key), layers);
  return layers_where(layers, [&](std::uint32_t layer) { return sparse.count(layer) != 0; });
}

/// "3,4,5": the numbers of a text.
std::vector<std::uint64_t> numbers_in(const JsonObject& config, std::string_view key) {
  const std::string text = *config.text(key);
  std::vector<std::uint64_t> numbers;
  for (const char *at = text.data(), *const end = at + text.size(); at != end;) {
    while (at != end && *at == ' ') ++at;
    std::uint64_t number = 0;
    const auto [next, error] = std::from_chars(at, end, number);
    if (error != std::errc{} || (next != end && (*next != ',' || next + 1 == end)))
      config.refuse(fmt::format("{} is \"{}\", expected layer numbers with commas between", config.name_of(key), text));
    numbers.push_back(number);
    at = next == end ? end : next + 1;
  }
  return numbers;
}

LayerNumbers by_enumeration(const JsonObject& config, std::string_view key, const Layers& layers) {
  const std::set<std::uint64_t> sparse = checked_set(config, key, numbers_in(config, key), layers);
  return layers_where(layers, [&](std::uint32_t layer) { return sparse.count(layer) != 0; });
}

LayerNumbers by_marks(const JsonObject& config, std::string_view key, const Layers& layers) {
  const std::vector<std::uint64_t> marks = *config.numbers(key);
  check_length(config, key, marks.size(), layers);
  for (const std::uint64_t mark : marks)
    if (mark > 1) config.refuse(fmt::format("{} holds {}, expected 0 or 1", config.name_of(key), mark));
  return layers_where(layers, [&](std::uint32_t layer) { return marks[layer] == 1; });
}

/// A step between sparse layers, never 0. Absent means every layer.
std::uint64_t step_of(const JsonObject& config, std::string_view key) {
  const std::uint64_t step = config.number(key).value_or(1);
  if (step == 0) config.refuse(fmt::format("{} is 0, expected a step of 1 or more", config.name_of(key)));
  return step;
}

LayerNumbers by_first_dense(const JsonObject& config, std::string_view key, const Layers& layers) {
  const std::uint64_t dense = *agreed_number(config, {"first_k_dense_replace", "n_dense_layers", "num_dense_layers"});
  if (dense > layers.own)
    config.refuse(fmt::format("{} is {}, more than the {} layers", config.name_of(key), dense, layers.own));
  const std::uint64_t step = step_of(config, "moe_layer_freq");
  return layers_where(layers, [&](std::uint32_t layer) { return layer >= dense && layer % step == 0; });
}

LayerNumbers by_range(const JsonObject& config, std::string_view /*key*/, const Layers& layers) {
  constexpr std::string_view kStart = "moe_layer_start_index", kEnd = "moe_layer_end_index",
                             kInterval = "moe_layer_interval";
  for (const std::string_view key : {kStart, kEnd, kInterval})
    if (!config.has(key)) config.refuse(words_for_missing("range of sparse layers", {key}));
  const std::uint64_t start = *config.number(kStart);
  const std::int64_t end = *config.signed_number(kEnd);
  const auto last = end == -1 ? std::int64_t{layers.own} - 1 : end;
  if (end < -1 || static_cast<std::uint64_t>(last) >= layers.all() || start > static_cast<std::uint64_t>(last))
    config.refuse(fmt::format("{} is {} and {} {}: not a range of the {} layers", config.name_of(kStart), start,
                              config.name_of(kEnd), end, layers.own));
  const std::uint64_t step = step_of(config, kInterval);
  return layers_where(layers, [&](std::uint32_t layer) {
    return layer >= start && layer <= static_cast<std::uint64_t>(last) && (layer + 1) % step == 0;
  });
}

LayerNumbers by_interleaving(const JsonObject& config, std::string_view key, const Layers& layers) {
  const std::uint64_t step = step_of(config, key);
  return layers_where(layers, [&](std::uint32_t layer) { return (layer + 1) % step == 0; });
}

LayerNumbers by_exceptions(const JsonObject& config, std::string_view /*key*/, const Layers& layers) {
  constexpr std::string_view kDense = "mlp_only_layers";
  const std::vector<std::uint64_t> listed = config.numbers(kDense).value_or(std::vector<std::uint64_t>{});
  const std::set<std::uint64_t> dense = checked_set(config, kDense, listed, layers);
  const std::uint64_t step = step_of(config, "decoder_sparse_step");
  return layers_where(layers, [&](std::uint32_t layer) { return (layer + 1) % step == 0 && dense.count(layer) == 0; });
}

/// A key whose presence makes its rule the one that holds; the first in this order.
struct Rule {
  std::string_view key;
  bool as_list;  ///< only when it is a list: another family has a number under this name
  LayerNumbers (*resolve)(const JsonObject&, std::string_view, const Layers&);
};

constexpr Rule kRules[] = {
    {"mlp_layer_types", false, by_types},
    {"moe_layers", false, by_numbers},
    {"moe_layers_enum", false, by_enumeration},
    {"moe_layer_freq", true, by_marks},
    {"first_k_dense_replace", false, by_first_dense},
    {"n_dense_layers", false, by_first_dense},
    {"num_dense_layers", false, by_first_dense},
    {"moe_layer_start_index", false, by_range},
    {"moe_layer_end_index", false, by_range},
    {"moe_layer_interval", false, by_range},
    {"interleave_moe_layer_step", false, by_interleaving},
    {"mlp_only_layers", false, by_exceptions},
    {"decoder_sparse_step", false, by_exceptions},
};

LayerNumbers by_no_rule(const JsonObject& config, const Layers& layers) {
  constexpr std::string_view kFrequency = "moe_layer_freq";
  if (config.has(kFrequency) && config.number(kFrequency) != 1U)
    config.refuse(fmt::format("{} needs first_k_dense_replace, which is missing", config.name_of(kFrequency)));
  return layers_where(layers, [](std::uint32_t) { return true; });
}

LayerNumbers resolve(const JsonObject& config, const Layers& layers) {
  for (const Rule& rule : kRules)
    if (rule.as_list ? config.has_list(rule.key) : config.has(rule.key)) return rule.resolve(config, rule.key, layers);
  return by_no_rule(config, layers);
}

}  // namespace

std::vector<std::uint32_t> sparse_layers_of(const JsonObject& config, std::uint32_t layers,
                                            std::uint32_t draft_layers) {
  LayerNumbers sparse = resolve(config, {layers, draft_layers});
  if (sparse.empty()) config.refuse(fmt::format("none of its {} layers has experts", layers));
  return sparse;
}

}  // namespace merops
