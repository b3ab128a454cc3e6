#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/model_choice.h"
#include "cli/options.h"
#include "cli/system_words.h"
#include "cli/table.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <memory>
#include <ostream>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

struct ModelsOptions {
  bool json = false;
  ModelChoice choice{};
};

/// A model of the list.
struct Model {
  std::string id{}, name{};
  std::uint32_t dense_layers = 0;
  Geometry geometry{};
};

std::vector<Model> models_of(const ModelChoice& choice) {
  if (!choice.config.empty()) {
    const ModelConfig config = read_model_config(choice);
    const Geometry& geometry = config.geometry;
    return {{geometry.name, geometry.name, config.all_layers - geometry.layers, geometry}};
  }
  std::vector<Model> models;
  for (const Preset& preset : presets()) {
    models.push_back(
        {std::string(preset.id), std::string(preset.model), preset.dense_layers, geometry_of(preset, choice.bits)});
  }
  return models;
}

std::uint64_t all_experts_bytes(const Geometry& geometry) {
  return std::uint64_t{geometry.layers} * geometry.experts * expert_bytes(geometry);
}

double gb_per_token(const Geometry& geometry) { return static_cast<double>(bytes_per_token(geometry)) / 1e9; }

void print_json(Context& context, const std::vector<Model>& models) {
  auto document = nlohmann::ordered_json{{"models", nlohmann::ordered_json::array()}};
  for (const auto& [id, name, dense_layers, geometry] : models) {
    document["models"].push_back({{"id", id},
                                  {"model", name},
                                  {"sparse_layers", geometry.layers},
                                  {"dense_layers", dense_layers},
                                  {"experts", geometry.experts},
                                  {"topk", geometry.topk},
                                  {"hidden", geometry.hidden},
                                  {"width", geometry.width},
                                  {"bits", geometry.bits},
                                  {"expert_bytes", expert_bytes(geometry)},
                                  {"all_experts_bytes", all_experts_bytes(geometry)},
                                  {"gb_per_token", gb_per_token(geometry)}});
  }
  context.out << document.dump(2) << "\n";
}

void print_table(Context& context, const std::vector<Model>& models, bool presets) {
  Table table({{presets ? "preset" : "model type"},
               {"model"},
               {"layers", Align::right},
               {"experts", Align::right},
               {"chosen", Align::right},
               {"expert bytes", Align::right},
               {"all experts", Align::right},
               {"GB per token", Align::right}});
  for (const auto& [id, name, dense_layers, geometry] : models) {
    table.add_row({id, name, format_count(geometry.layers), format_count(geometry.experts), format_count(geometry.topk),
                   format_count(expert_bytes(geometry)), format_bytes(all_experts_bytes(geometry)),
                   fmt::format("{:.3f}", gb_per_token(geometry))});
  }
  table.print(context.out, context.symbols);
  context.out << fmt::format(
      "\nLayers are those with experts; experts and chosen are per layer; sizes are of INT{} with scales per group of "
      "{}.\n"
      "GB per token is what one token reads when no expert is in memory: layers x chosen x expert bytes.\n",
      models.front().geometry.bits, kQuantGroup);
}

int list_models(Context& context, const ModelsOptions& options) {
  const std::vector<Model> models = models_of(options.choice);
  options.json ? print_json(context, models) : print_table(context, models, options.choice.config.empty());
  return kExitDone;
}

}  // namespace

void add_models(CLI::App& program, Context& context) {
  const auto options = std::make_shared<ModelsOptions>();
  CLI::App& command = add_command(
      program,
      {"models", "List the models whose geometry is known",
       "The presets that synth and qualify take: how many experts a model has, how large one is, and how many "
       "bytes a token needs. No model is needed to measure with one's geometry.\n"
       "With --config the same of a model that has a config.json.",
       fmt::format("merops models\nmerops models --bits 3\nmerops models --config {}", system_words().config)});
  add_path(command, {"--config", "FILE", "the model of this config.json instead of the presets"},
           options->choice.config);
  add_bits(command, options->choice.bits);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return list_models(here, *options); });
}

}  // namespace merops
