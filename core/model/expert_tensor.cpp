#include "core/model/expert_tensor.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::array<std::string_view, 4> kFusedParts{"gate_up_proj", "gate_up_proj.qs", "down_proj", "down_proj.qs"};
constexpr std::array<std::string_view, 6> kSeparateParts{"gate_proj.weight",    "up_proj.weight",
                                                         "gate_proj.weight.qs", "up_proj.weight.qs",
                                                         "down_proj.weight",    "down_proj.weight.qs"};

bool take(std::string_view& text, std::string_view start) {
  if (text.substr(0, start.size()) != start) return false;
  text.remove_prefix(start.size());
  return true;
}

/// Decimal digits as everybody writes numbers: no sign, no leading zeros.
std::optional<std::uint32_t> take_number(std::string_view& text) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || (text[0] == '0' && end != text.data() + 1)) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

std::optional<std::uint32_t> part_number(Naming naming, std::string_view ending) {
  const auto parts = parts_of(naming);
  const auto found = std::find(parts.begin(), parts.end(), ending);
  if (found == parts.end()) return std::nullopt;
  return static_cast<std::uint32_t>(found - parts.begin());
}

/// "E.gate_up_proj.qs" and "E.gate_proj.weight": the number comes first.
std::optional<ExpertTensor> parse_number_first(std::uint32_t layer, std::string_view rest) {
  const std::optional<std::uint32_t> expert = take_number(rest);
  if (!expert || !take(rest, ".")) return std::nullopt;
  for (const Naming naming : {Naming::fused, Naming::separate})
    if (const auto part = part_number(naming, rest)) return ExpertTensor{naming, layer, *expert, *part};
  return std::nullopt;
}

/// "gate_up_proj.E.qs": the number stands behind the matrix.
std::optional<ExpertTensor> parse_number_behind(std::uint32_t layer, std::string_view rest) {
  std::string part(rest.substr(0, rest.find('.')));
  if (!take(rest, part) || !take(rest, ".")) return std::nullopt;
  const std::optional<std::uint32_t> expert = take_number(rest);
  if (!expert) return std::nullopt;
  const std::optional<std::uint32_t> number = part_number(Naming::fused_number, part.append(rest));
  if (!number) return std::nullopt;
  return ExpertTensor{Naming::fused_number, layer, *expert, *number};
}

}  // namespace

std::span<const std::string_view> parts_of(Naming naming) {
  return naming == Naming::separate ? std::span<const std::string_view>(kSeparateParts) : kFusedParts;
}

std::optional<ExpertTensor> parse_expert_tensor(std::string_view name) {
  if (!take(name, "model.language_model.") && !take(name, "language_model.model.") && !take(name, "model."))
    return std::nullopt;
  if (!take(name, "layers.")) return std::nullopt;
  const std::optional<std::uint32_t> layer = take_number(name);
  if (!layer || !take(name, ".mlp.experts.")) return std::nullopt;
  const std::optional<ExpertTensor> tensor = parse_number_first(*layer, name);
  return tensor ? tensor : parse_number_behind(*layer, name);
}

std::string name_of(const ExpertTensor& tensor) {
  const std::string_view part = parts_of(tensor.naming)[tensor.part];
  const std::string start = fmt::format("model.layers.{}.mlp.experts.", tensor.layer);
  if (tensor.naming != Naming::fused_number) return fmt::format("{}{}.{}", start, tensor.expert, part);
  const std::size_t dot = std::min(part.find('.'), part.size());
  return fmt::format("{}{}.{}{}", start, part.substr(0, dot), tensor.expert, part.substr(dot));
}

}  // namespace merops
