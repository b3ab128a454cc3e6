#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/inspection.h"
#include "cli/options.h"
#include "cli/system_words.h"
#include "core/model/path_text.h"

#include <memory>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

struct InspectOptions {
  std::string source;
  std::uint64_t block = 0;
  bool json = false;
};

int inspect(Context& context, const InspectOptions& options) {
  const Inspection inspection = inspect_source(path_of(options.source), options.block);
  options.json ? print_inspection_json(context.out, inspection)
               : print_inspection(context.out, inspection, context.symbols);
  return inspection.faults.empty() ? kExitDone : kExitFaults;
}

}  // namespace

void add_inspect(CLI::App& program, Context& context) {
  const auto options = std::make_shared<InspectOptions>();
  CLI::App& command = add_command(
      program,
      {"inspect", "Show what a model, store or device is, and where its experts lie",
       "A source is a folder with config.json and safetensors shards (a container), a file or device that holds a "
       "store, or with --block any file or device taken as blocks of one size. Shown are geometry and sizes, in how "
       "many pieces and files each expert lies, how much of the model is there, the disk below, and faults. Only "
       "headers and indexes are read; 'merops verify' reads the experts too.\n"
       "The exit code is 3 where the source is recognised and has faults.",
       fmt::format("merops inspect models/qwen3-30b-a3b-int4\nmerops inspect model.picchioflat --json\n"
                   "merops inspect {} --block 2MiB",
                   system_words().device)});
  add_text(command, {"SOURCE", "", "a model's folder, a flat store, or with --block any file or device", true},
           options->source);
  add_bytes(command, {"--block", "SIZE", "take the source as blocks of this size: 4096, 64KiB, 2MB"}, options->block);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return inspect(here, *options); });
}

}  // namespace merops
