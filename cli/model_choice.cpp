#include "cli/model_choice.h"

#include "cli/options.h"
#include "cli/text_file.h"
#include "core/model/error.h"

namespace merops {

void add_model_choice(CLI::App& command, ModelChoice& choice, const std::string& default_preset) {
  choice.preset = default_preset;
  const std::string standing = default_preset.empty() ? "" : "; default " + default_preset;
  add_text(command, {"--model", "PRESET", "geometry of this model (merops models lists them)" + standing},
           choice.preset);
  add_path(command, {"--config", "FILE", "geometry by this config.json instead"}, choice.config);
  add_bits(command, choice.bits);
}

ModelConfig read_model_config(const ModelChoice& choice) {
  ModelConfig config = parse_config(read_text_file(choice.config, "a config.json"), choice.config.string());
  if (choice.bits != 4) config.geometry.bits = choice.bits;  // else what the configuration says
  return config;
}

Geometry resolve(const ModelChoice& choice) {
  if (!choice.config.empty()) return read_model_config(choice).geometry;
  if (choice.preset.empty()) {
    throw UsageError("reading the command line", "--model PRESET or --config FILE is needed",
                     "merops models lists the presets");
  }
  const Preset* preset = find_preset(choice.preset);
  if (preset == nullptr) {
    throw UsageError("reading the command line", "there is no model '" + choice.preset + "'",
                     "merops models lists the presets");
  }
  return geometry_of(*preset, choice.bits);
}

}  // namespace merops
