#pragma once

#include "cli/context.h"

#include <functional>
#include <span>
#include <string>

namespace CLI {
class App;
}

/// How a command is added: write cli/NAME.cpp with one function `void add_NAME(CLI::App& program, Context& context)`,
/// declare it below and give it a line in the table of cli/commands.cpp. It defines the command's texts and options
/// (cli/options.h) and says what to run:
///
///     void add_models(CLI::App& program, Context& context) {
///       auto json = std::make_shared<bool>(false);
///       CLI::App& command = add_command(program, {"models", "List ...", "A paragraph ...", "merops models --json"});
///       add_json(command, *json);
///       on_run(command, context, [json](Context& here) { return list_models(here, *json); });
///     }
///
/// Options live in a shared_ptr that the action keeps, since parsing ends before the action runs. The help text, the
/// man page and the completions are made from these definitions: nothing else has to be told about a command.
namespace merops {

struct CommandText {
  std::string name;
  std::string summary;      ///< one line, "List the ...", without a full stop
  std::string description;  ///< paragraphs, each one line, separated by "\n"; may be empty
  std::string examples;     ///< command lines, one a line; a line beginning with '#' explains the next
};

/// Adds a command below `parent` (the program, or a command of commands).
CLI::App& add_command(CLI::App& parent, const CommandText& text);

/// What the command does once the command line is known to be good. Returns the exit code (cli/exit_code.h); throws
/// Error, UsageError or Interrupted, which the program turns into a message and a code.
void on_run(CLI::App& command, Context& context, std::function<int(Context&)> action);

using AddCommand = void (*)(CLI::App& program, Context& context);
/// The commands in the order in which help lists them.
[[nodiscard]] std::span<const AddCommand> commands();

void add_claims(CLI::App& program, Context& context);
void add_compare(CLI::App& program, Context& context);
void add_completion(CLI::App& program, Context& context);
void add_devices(CLI::App& program, Context& context);
void add_export(CLI::App& program, Context& context);
void add_fio_job(CLI::App& program, Context& context);
void add_image(CLI::App& program, Context& context);
void add_import(CLI::App& program, Context& context);
void add_inspect(CLI::App& program, Context& context);
void add_man(CLI::App& program, Context& context);
void add_measure(CLI::App& program, Context& context);
void add_models(CLI::App& program, Context& context);
void add_pack(CLI::App& program, Context& context);
void add_qualify(CLI::App& program, Context& context);
void add_readers(CLI::App& program, Context& context);
void add_reference(CLI::App& program, Context& context);
void add_report(CLI::App& program, Context& context);
void add_rerun(CLI::App& program, Context& context);
void add_results(CLI::App& program, Context& context);
void add_synth(CLI::App& program, Context& context);
void add_verify(CLI::App& program, Context& context);

}  // namespace merops
