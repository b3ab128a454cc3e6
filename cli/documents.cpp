#include "cli/command.h"
#include "cli/command_tree.h"
#include "cli/completion_script.h"
#include "cli/exit_code.h"
#include "cli/man_page.h"
#include "cli/options.h"
#include "cli/version.h"
#include "core/model/error.h"

#include <memory>
#include <ostream>

#include <CLI/App.hpp>

namespace merops {
namespace {

std::string completion(const std::string& shell, const CommandSpec& program) {
  if (shell == "bash") return bash_completion(program);
  if (shell == "zsh") return zsh_completion(program);
  if (shell == "fish") return fish_completion(program);
  throw UsageError("choosing a shell", "'" + shell + "' is not one of bash, zsh, fish");
}

}  // namespace

void add_completion(CLI::App& program, Context& context) {
  const auto shell = std::make_shared<std::string>();
  CLI::App& command = add_command(program, {"completion", "Print a script that completes command lines",
                                            "Commands, options and their values, for bash, zsh or fish. An installed "
                                            "Merops has it in the place where the shell looks.",
                                            "# bash, for this shell\n. <(merops completion bash)\n"
                                            "# fish, for good\n"
                                            "merops completion fish > ~/.config/fish/completions/merops.fish"});
  add_text(command, {"SHELL", "bash|zsh|fish", "bash, zsh or fish", true}, *shell);
  on_run(command, context, [shell, &program](Context& here) {
    here.out << completion(*shell, describe(program));
    return kExitDone;
  });
}

void add_man(CLI::App& program, Context& context) {
  CLI::App& command = add_command(program, {"man", "Print the manual page", "All commands on one page, in troff.",
                                            "merops man | man -l -\nmerops man | mandoc -T html > merops.html"});
  on_run(command, context, [&program](Context& here) {
    here.out << man_page(describe(program), version_number());
    return kExitDone;
  });
}

}  // namespace merops
