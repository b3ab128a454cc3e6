#pragma once

#include "cli/command_tree.h"

#include <cstddef>
#include <string>

namespace merops {

/// What --help prints.
[[nodiscard]] std::string help_text(const CommandSpec& command);

/// Text broken at spaces into lines of at most `width` characters, each begun with `indent` spaces; "\n" in the text
/// begins a new line. Words longer than the width stay whole.
[[nodiscard]] std::string wrapped(const std::string& text, std::size_t indent, std::size_t width = 80);

}  // namespace merops
