#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/table.h"
#include "core/model/error.h"
#include "core/model/geometry.h"
#include "core/model/units.h"

#include <memory>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

struct ModelsOptions {
  bool json = false;
  std::uint32_t bits = 4;
};

std::uint64_t all_experts_bytes(const Geometry& geometry) {
  return std::uint64_t{geometry.layers} * geometry.experts * expert_bytes(geometry);
}

double gb_per_token(const Geometry& geometry) { return static_cast<double>(bytes_per_token(geometry)) / 1e9; }

void print_json(Context& context, std::uint32_t bits) {
  auto document = nlohmann::ordered_json{{"models", nlohmann::ordered_json::array()}};
  for (const Preset& preset : presets()) {
    const Geometry geometry = geometry_of(preset, bits);
    document["models"].push_back({{"id", preset.id},
                                  {"model", preset.model},
                                  {"sparse_layers", preset.layers},
                                  {"dense_layers", preset.dense_layers},
                                  {"experts", preset.experts},
                                  {"topk", preset.topk},
                                  {"hidden", preset.hidden},
                                  {"width", preset.width},
                                  {"bits", bits},
                                  {"expert_bytes", expert_bytes(geometry)},
                                  {"all_experts_bytes", all_experts_bytes(geometry)},
                                  {"gb_per_token", gb_per_token(geometry)}});
  }
  context.out << document.dump(2) << "\n";
}

void print_table(Context& context, std::uint32_t bits) {
  Table table({{"preset"},
               {"model"},
               {"layers", Align::right},
               {"experts", Align::right},
               {"chosen", Align::right},
               {"expert bytes", Align::right},
               {"all experts", Align::right},
               {"GB per token", Align::right}});
  for (const Preset& preset : presets()) {
    const Geometry geometry = geometry_of(preset, bits);
    table.add_row({std::string(preset.id), std::string(preset.model), format_count(preset.layers),
                   format_count(preset.experts), format_count(preset.topk), format_count(expert_bytes(geometry)),
                   format_bytes(all_experts_bytes(geometry)), fmt::format("{:.3f}", gb_per_token(geometry))});
  }
  table.print(context.out, context.symbols);
  context.out << fmt::format(
      "\nLayers are those with experts; experts and chosen are per layer; sizes are of INT{} with scales per group of "
      "{}.\n"
      "GB per token is what one token reads when no expert is in memory: layers x chosen x expert bytes.\n",
      bits, kQuantGroup);
}

int list_models(Context& context, const ModelsOptions& options) {
  options.json ? print_json(context, options.bits) : print_table(context, options.bits);
  return kExitDone;
}

}  // namespace

void add_models(CLI::App& program, Context& context) {
  const auto options = std::make_shared<ModelsOptions>();
  CLI::App& command = add_command(
      program, {"models", "List the models whose geometry is known",
                "The presets that synth and qualify take: how many experts a model has, how large one is, and how many "
                "bytes a token needs. No model is needed to measure with one's geometry.",
                "merops models\nmerops models --bits 3"});
  add_bits(command, options->bits);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return list_models(here, *options); });
}

}  // namespace merops
