#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/model_choice.h"
#include "cli/options.h"
#include "cli/output_file.h"
#include "cli/recorded_work.h"
#include "core/engine/pack.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <filesystem>
#include <memory>
#include <ostream>
#include <system_error>

#include <fmt/format.h>

namespace merops {
namespace {

struct SynthOptions {
  SynthRequest request{};
  ModelChoice model{};
  std::uint32_t experts = 0;
  WorkOptions work{};
};

void set_experts(Geometry& geometry, std::uint32_t experts) {
  if (experts < geometry.topk) {
    throw UsageError("reading --experts",
                     fmt::format("a token chooses {} of a layer's {} experts", geometry.topk, experts),
                     fmt::format("Give at least {}.", geometry.topk));
  }
  geometry.experts = experts;
}

constexpr std::uint32_t kMostLayers = 10'000, kMostExperts = 65'536;  // far beyond any model

void require_room_for_one(const SynthRequest& request) {
  const std::uint64_t one = expert_bytes(request.geometry);
  if (request.max_bytes == 0 || request.max_bytes >= one) return;
  throw UsageError("reading --size", fmt::format("no expert of {} fits into it", format_bytes(one)),
                   "Give at least one expert's size.");
}

int run_synth(Context& context, const SynthOptions& options) {
  SynthRequest request = options.request;
  request.geometry = resolve(options.model);
  if (options.experts != 0) set_experts(request.geometry, options.experts);
  require_room_for_one(request);
  const std::string target = request.output.string();
  refuse_results_database(request.output);
  std::error_code ignored;
  if (std::filesystem::equivalent(options.model.config, request.output, ignored)) {
    throw Error("writing " + target, "it is the configuration that the model is made from", "choose another name");
  }
  const RecordedWork recorded = record_work(context, options.work, "synth", target,
                                            [&](const WorkControl& control) { return synthesise(request, control); });
  if (options.work.json) {
    print_json(context.out, recorded);
  } else {
    context.out << "Wrote " << target << ": " << describe(recorded.work) << "\n";
    print_recorded(context.out, recorded);
  }
  return recorded.lost ? kExitError : kExitDone;
}

}  // namespace

void add_synth(CLI::App& program, Context& context) {
  auto options = std::make_shared<SynthOptions>();
  CLI::App& command = add_command(
      program,
      {"synth", "Write a store or container with a model's geometry and no model",
       "Payloads are incompressible, differ per expert, and depend on the seed alone. With --container a folder with "
       "config.json and safetensors shards is written instead, its tensors in shuffled order, as awkward to read as a "
       "real model's; store and container of one seed hold equal bytes.",
       "merops synth --model qwen3-30b-a3b --size 4GB -o test.picchioflat\n"
       "merops synth --model gpt-oss-20b --layers 2 --container -o test-model"});
  add_model_choice(command, options->model);
  add_path(command, {"-o,--output", "PATH", "the file (with --container: the folder) to write", true},
           options->request.output);
  add_flag(command, {"--container", "", "write config.json and safetensors shards"}, options->request.container);
  add_bytes(command, {"--size", "SIZE", "as many whole experts as fit into this size"}, options->request.max_bytes);
  add_count(command, {"--layers", "N", "only the first N layers"}, options->request.layers, 1, kMostLayers);
  add_count(command, {"--experts", "N", "a model with N experts a layer"}, options->experts, 1, kMostExperts);
  add_number(command, {"--seed", "N", "of the contents; default 1"}, options->request.seed);
  add_flag(command, {"--force", "", "replace an existing file (an existing folder never is)"}, options->request.force);
  add_work_options(command, context, options->work);
  on_run(command, context, [options](Context& here) { return run_synth(here, *options); });
}

}  // namespace merops
