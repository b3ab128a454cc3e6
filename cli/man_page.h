#pragma once

#include "cli/command_tree.h"

#include <string>

namespace merops {

/// merops(1) in troff with the man macros: the program and all its commands on one page.
[[nodiscard]] std::string man_page(const CommandSpec& program, const std::string& version);

/// Text as troff has to be given it: backslashes, hyphens that are minus signs, and lines that begin with a control
/// character are escaped.
[[nodiscard]] std::string troff_escaped(const std::string& text);

}  // namespace merops
