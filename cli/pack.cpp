#include "core/engine/pack.h"

#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/output_file.h"
#include "cli/recorded_work.h"
#include "cli/system_words.h"

#include <memory>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

struct PackOptions {
  PackRequest request{};
  WorkOptions work{};
};

int run_pack(Context& context, const PackOptions& options) {
  const std::string target = options.request.output.string();
  refuse_results_database(options.request.output);
  const RecordedWork recorded = record_work(context, options.work, "pack", target,
                                            [&](const WorkControl& control) { return pack(options.request, control); });
  if (options.work.json) {
    print_json(context.out, recorded);
  } else {
    context.out << "Packed " << target << ": " << describe(recorded.work) << "\n";
    print_recorded(context.out, recorded);
  }
  return recorded.lost ? kExitError : kExitDone;
}

}  // namespace

void add_pack(CLI::App& program, Context& context) {
  auto options = std::make_shared<PackOptions>();
  CLI::App& command = add_command(
      program,
      {"pack", "Pack a model's experts into a flat store",
       "Reads every expert from the shards, and writes each as one aligned run, with its hash, into a new file. "
       "The file appears under its name when it is whole and durable, and not before.",
       fmt::format("merops pack {0}qwen3-30b-a3b -o qwen3.picchioflat\n"
                   "# the first four layers only\nmerops pack {0}qwen3-30b-a3b -o part.picchioflat --layers 4",
                   system_words().models)});
  add_path(command, {"MODEL", "", "the model's folder: config.json and safetensors shards", true},
           options->request.model);
  add_path(command, {"-o,--output", "FILE", "the store to write", true}, options->request.output);
  add_count(command, {"--layers", "N", "only the first N layers with experts"}, options->request.layers);
  add_flag(command, {"--force", "", "replace the store if it exists"}, options->request.force);
  add_work_options(command, context, options->work);
  on_run(command, context, [options](Context& here) { return run_pack(here, *options); });
}

}  // namespace merops
