#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Names come from users, disks and file systems: they may hold anything.
namespace merops::report {

/// Valid UTF-8 on one line: control characters become their pictures (U+2400...), bytes that are no UTF-8, characters
/// that turn the direction of text and those that XML forbids become U+FFFD.
[[nodiscard]] std::string printable(std::string_view text);

/// Printable, and with nothing that HTML or XML would take for markup, within elements and within quoted attributes.
[[nodiscard]] std::string escape_markup(std::string_view text);

/// Printable, and with nothing that Markdown would take for markup, also within a table's cell.
[[nodiscard]] std::string escape_markdown(std::string_view text);

/// Printable and at most `most` characters: what is longer loses its middle, since names differ at both ends.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);

}  // namespace merops::report
