#pragma once

#include "core/model/config_json.h"
#include "core/model/geometry.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace CLI {
class App;
}

namespace merops {

/// A model that need not exist: --model PRESET or --config FILE, and --bits.
struct ModelChoice {
  std::string preset{};
  std::filesystem::path config{};
  std::uint32_t bits = 4;
};

/// Adds the three options. `default_preset` may be empty: then one of the two must be given.
void add_model_choice(CLI::App& command, ModelChoice& choice, const std::string& default_preset = {});

/// What the config.json chosen says, with the bits asked for; Error for a bad one.
[[nodiscard]] ModelConfig read_model_config(const ModelChoice& choice);
/// The geometry chosen. UsageError for an unknown preset, for both or neither; Error for a bad config.json.
[[nodiscard]] Geometry resolve(const ModelChoice& choice);

}  // namespace merops
