#pragma once

#include "cli/command_tree.h"

#include <string>

namespace merops {

/// Scripts that complete the program's commands, options and values, one for each shell; self-contained.
[[nodiscard]] std::string bash_completion(const CommandSpec& program);
[[nodiscard]] std::string zsh_completion(const CommandSpec& program);
[[nodiscard]] std::string fish_completion(const CommandSpec& program);

}  // namespace merops
