#include "core/engine/image.h"

#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/recorded_work.h"
#include "cli/shell_quote.h"
#include "cli/typed_line.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <memory>
#include <optional>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

struct ImageOptions {
  ImageRequest request{};
  std::optional<std::string> word{};
  WorkOptions work{};
};

std::string identity_text(const RawDevice& device) {
  std::string text = fmt::format("{}, {}", device.transport, format_bytes(device.size));
  if (!device.model.empty()) text += ", " + device.model;
  if (!device.serial.empty())
    text += fmt::format(", {} {}", device.partition ? "its disk's serial" : "serial", device.serial);
  return text;
}

/// What is about to happen, for who is asked.
std::string describe(const ImagePlan& plan) {
  const std::string path = plan.device.path.string();
  std::string text = fmt::format("Store:   {}, {}\n", plan.request.store.string(), format_bytes(plan.bytes));
  text += fmt::format("Device:  {} ({})\n", path, identity_text(plan.device));
  if (plan.request.device != plan.device.path)
    text += fmt::format("         named as {}\n", plan.request.device.string());
  return text + fmt::format("It has:  {}\nIt will be written over; what is on it is lost.\n", plan.content);
}

std::string words_that_confirm(const RawDevice& device) {
  const std::string path = device.path.string();
  return device.serial_is_unique ? fmt::format("its name {} or its serial number {}", path, device.serial)
                                 : "its name " + path;
}

[[noreturn]] void refuse_unasked(const ImagePlan& plan) {
  throw Error(
      fmt::format("writing {} onto {}", plan.request.store.string(), plan.device.path.string()),
      fmt::format("nobody has confirmed that {} is meant, and there is no terminal to ask at; nothing was written",
                  identity_text(plan.device)),
      fmt::format("merops image {} {} --confirm {}", shell_quoted(plan.request.store.string()),
                  shell_quoted(plan.request.device.string()), shell_quoted(plan.device.path.string())));
}

std::string ask(Context& context, const ImagePlan& plan) {
  if (context.log_is_jsonl || context.stops_by_input || !can_be_asked()) refuse_unasked(plan);
  context.log << describe(plan) << "Type " << words_that_confirm(plan.device) << " to go on: " << std::flush;
  const auto word = typed_line(context.stop);
  if (!word) throw Interrupted("asking", "stopped as asked; nothing was written");
  return *word;
}

int run_image(Context& context, const ImageOptions& options) {
  const ImagePlan plan = plan_image(options.request);
  const std::string word = options.word ? *options.word : ask(context, plan);
  const std::string device = plan.device.path.string();
  const RecordedWork recorded = record_work(context, options.work, "image", device,
                                            [&](const WorkControl& control) { return image(plan, word, control); });
  if (options.work.json) {
    print_json(context.out, recorded);
  } else {
    context.out << fmt::format("Wrote {} onto {} and read it back: {}\n", options.request.store.string(), device,
                               describe(recorded.work));
    print_recorded(context.out, recorded);
  }
  return recorded.lost ? kExitError : kExitDone;
}

}  // namespace

void add_image(CLI::App& program, Context& context) {
  auto options = std::make_shared<ImageOptions>();
  CLI::App& command = add_command(
      program,
      {"image", "Write a flat store onto a whole device, which destroys what is on it",
       "For the reader raw: the store goes on as it is, from the device's first byte on. The device is a whole disk or "
       "namespace, a partition, a loop or a zram device. It is refused, and what is there is named, when it is in use "
       "in "
       "any way that can be seen (mounted, swap, part of another device, partitions, open for writing), when it holds "
       "a file "
       "system or any other signature, when it is too small or read-only, or when the store lies on it. Nothing "
       "overrides that. An older store of Merops is replaced.\n"
       "You are asked to type the device's name, or its serial number where no other device has it; --confirm takes "
       "the "
       "same for scripts. Everything is written past the page cache, flushed, read back and compared; the superblock "
       "comes last, so a device whose writing was broken off holds no store.",
       "merops image qwen3.picchioflat /dev/nvme1n1\n"
       "# for a script: the device that is meant, by its serial number\n"
       "merops image qwen3.picchioflat /dev/disk/by-id/nvme-example --confirm S64DNX0R412345\n"
       "merops measure /dev/nvme1n1 --reader raw --qd 1,4,16"});
  add_path(command, {"STORE", "", "the store to write", true}, options->request.store);
  add_path(command, {"DEVICE", "", "the device to write over", true}, options->request.device);
  add_value(command, {"--confirm", "NAME", "the device's name or serial number, instead of being asked for it"},
            [options](std::string_view word) { options->word = word; });
  add_work_options(command, context, options->work);
  on_run(command, context, [options](Context& here) { return run_image(here, *options); });
}

}  // namespace merops
