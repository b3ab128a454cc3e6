#include "cli/program.h"

#include "cli/command.h"
#include "cli/command_tree.h"
#include "cli/exit_code.h"
#include "cli/help_text.h"
#include "cli/options.h"
#include "cli/progress_jsonl.h"
#include "cli/shell_quote.h"
#include "cli/stop_by_input.h"
#include "cli/version.h"
#include "core/model/error.h"

#include <cerrno>
#include <new>
#include <ostream>
#include <string_view>
#include <system_error>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace merops {
namespace {

constexpr const char* kSummary = "measures how fast the experts of a model stream from a disk";
constexpr const char* kDescription =
    "A mixture-of-experts model that does not fit in memory reads its experts from a disk while it runs. Merops "
    "measures "
    "that by every road an engine could take, records the results, and says what they mean for running the model.";
constexpr const char* kExamples =
    "# What is this folder's disk worth for streaming experts?\n"
    "merops qualify .\n"
    "# What a command does and takes\n"
    "merops measure --help";

const CLI::App& chosen_command(const CLI::App& program) {
  const auto chosen = program.get_subcommands();
  return chosen.empty() ? program : chosen_command(*chosen.front());
}

std::string full_name(const CLI::App& command) {
  const CLI::App* parent = command.get_parent();
  return parent == nullptr ? command.get_name() : full_name(*parent) + " " + command.get_name();
}

void report(Context& context, const Error& error) {
  if (context.log_is_jsonl) {
    context.log << error_event(error) << std::flush;
    return;
  }
  context.log << "merops: " << error.what() << "\n";
  if (!error.hint().empty()) context.log << "  " << error.hint() << "\n";
}

/// What is wrong with the command line, in better words than CLI11's where a command is missing or unknown.
std::string fault_of(const CLI::App& program, const CLI::App& command, const CLI::ParseError& error) {
  if (command.get_require_subcommand_min() == 0 || error.get_name() != "RequiredError") return error.what();
  const auto unknown = program.remaining(true);
  return unknown.empty() ? "which command?" : "there is no command '" + unknown.front() + "'";
}

void parse(CLI::App& program, int count, const char* const* arguments) {
  try {
    program.parse(count, arguments);
  } catch (const CLI::Success&) {
    throw;
  } catch (const CLI::ParseError& error) {
    const CLI::App& command = chosen_command(program);
    throw UsageError("reading the command line", fault_of(program, command, error),
                     "'" + full_name(command) + " --help' says what it takes.");
  }
}

int parse_and_run(int count, const char* const* arguments, Context& context) {
  const auto program = make_program(context);
  try {
    parse(*program, count, arguments);
  } catch (const CLI::Success& asked) {
    return program->exit(asked, context.out, context.log);
  }
  if (context.stops_by_input) watch_standard_input_for_stop();
  return context.action();
}

/// How a run is ended is none of what is done: the option is not told to whom may want to do it again.
std::string command_line_of(int count, const char* const* arguments) {
  while (count > 1 && arguments[1] == std::string_view(kStopByInput)) --count, ++arguments;
  return quoted_command_line(count, arguments);
}

int guarded(int count, const char* const* arguments, Context& context) {
  try {
    return parse_and_run(count, arguments, context);
  } catch (const UsageError& error) {
    report(context, error);
    return kExitUsage;
  } catch (const Interrupted& error) {
    report(context, error);
    return kExitInterrupted;
  } catch (const Error& error) {
    report(context, error);
  } catch (const std::bad_alloc&) {
    report(context, Error("running", "there is not enough memory"));
  } catch (const std::exception& error) {
    report(context,
           Error("running", error.what(), "This is a defect of Merops; please report it with the command line."));
  }
  return kExitError;
}

}  // namespace

std::shared_ptr<CLI::App> make_program(Context& context) {
  auto program = std::make_shared<CLI::App>(std::string(kSummary) + "\n" + kDescription, "merops");
  program->formatter_fn([](const CLI::App* app, const std::string&, CLI::AppFormatMode) {
    const CLI::App* parent = app->get_parent();
    return help_text(describe(*app, parent == nullptr ? "" : full_name(*parent)));
  });
  program->footer(kExamples);
  program->allow_windows_style_options(false);  // "/x" is a path on every system
  program->set_help_flag("-h,--help", "show this text");
  program->set_version_flag("--version", version_text, "show the version and how it was built");
  add_flag(*program,
           {kStopByInput, "",
            "stop as by Ctrl-C at each line of the standard input, and at its end; for programs that start this one"},
           context.stops_by_input);
  program->require_subcommand(1);
  for (const AddCommand add : commands()) add(*program, context);
  return program;
}

int run_program(int count, const char* const* arguments, Context& context) {
  context.command_line = command_line_of(count, arguments);
  return guarded(count, arguments, context);
}

int with_output_error(int exit_code, int error, Context& context) {
  if (error == 0) return exit_code;
  if (error != EPIPE) report(context, Error("writing to the standard output", std::generic_category().message(error)));
  return exit_code == kExitDone ? kExitError : exit_code;
}

}  // namespace merops
