#include "cli/command.h"

#include <utility>

#include <CLI/App.hpp>

namespace merops {

CLI::App& add_command(CLI::App& parent, const CommandText& text) {
  CLI::App* command = parent.add_subcommand(text.name, text.summary + "\n" + text.description);
  command->footer(text.examples);
  command->set_help_flag("-h,--help", "show this text");
  return *command;
}

void on_run(CLI::App& command, Context& context, std::function<int(Context&)> action) {
  command.callback(
      [&context, action = std::move(action)] { context.action = [&context, action] { return action(context); }; });
}

}  // namespace merops
