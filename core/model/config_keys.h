#pragma once

#include "core/model/json_object.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// Names under which families keep one number. All that are there must agree.
using Aliases = std::vector<std::string_view>;

[[nodiscard]] std::optional<std::uint64_t> agreed_number(const JsonObject& config, const Aliases& names);
/// The same where the number must be there, from 1 to `most`; `what` says which number it is.
[[nodiscard]] std::uint32_t required_number(const JsonObject& config, const Aliases& names, std::string_view what,
                                            std::uint32_t most);
/// "number of layers: none of the keys ... is there".
[[nodiscard]] std::string words_for_missing(std::string_view what, const Aliases& names);

/// The numbers below `layers` of the layers that have experts, by the first rule of config_layers.cpp whose key exists.
/// Draft layers may be named too; they are left out. Throws Error naming the key.
[[nodiscard]] std::vector<std::uint32_t> sparse_layers_of(const JsonObject& config, std::uint32_t layers,
                                                          std::uint32_t draft_layers);

}  // namespace merops
