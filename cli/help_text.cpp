#include "cli/help_text.h"

#include <algorithm>
#include <sstream>

namespace merops {
namespace {

constexpr std::size_t kTextColumn = 26;

/// `heading` at column 2 and `text` at `column`, beside it where it fits.
std::string entry(const std::string& heading, const std::string& text, std::size_t column) {
  const std::string body = wrapped(text, column);
  std::string head = "  " + heading;
  if (head.size() + 2 > column) return head + "\n" + body;
  head.resize(column, ' ');
  return head + body.substr(column);
}

std::string option_entries(const CommandSpec& command, bool arguments) {
  std::string entries;
  for (const OptionSpec& option : command.options) {
    if (option.argument == arguments) entries += entry(option_heading(option), option.text, kTextColumn);
  }
  return entries;
}

std::string command_entries(const CommandSpec& command) {
  std::size_t longest = 0;
  for (const CommandSpec& sub : command.commands) longest = std::max(longest, sub.name.size());
  std::string entries;
  for (const CommandSpec& sub : command.commands) entries += entry(sub.name, sub.summary, longest + 4);
  return entries;
}

std::string section(const std::string& title, const std::string& body) {
  return body.empty() ? "" : "\n" + title + ":\n" + body;
}

std::string indented(const std::string& lines) {
  std::istringstream in(lines);
  std::string text;
  for (std::string line; std::getline(in, line);) text += "  " + line + "\n";
  return text;
}

}  // namespace

std::string wrapped(const std::string& text, std::size_t indent, std::size_t width) {
  std::istringstream paragraphs(text);
  std::string result;
  for (std::string paragraph; std::getline(paragraphs, paragraph);) {
    std::istringstream words(paragraph);
    std::string line(indent, ' ');
    for (std::string word; words >> word;) {
      if (line.size() > indent && line.size() + 1 + word.size() > width) {
        result += line + "\n";
        line.assign(indent, ' ');
      }
      line += (line.size() > indent ? " " : "") + word;
    }
    result += line + "\n";
  }
  return result;
}

std::string help_text(const CommandSpec& command) {
  std::string text = command.full_name + ": " + command.summary + "\n\nUsage: " + usage_line(command) + "\n";
  if (!command.description.empty()) text += "\n" + wrapped(command.description, 0);
  text += section("Commands", command_entries(command));
  text += section("Arguments", option_entries(command, true));
  text += section("Options", option_entries(command, false));
  text += section("Examples", indented(command.examples));
  return text;
}

}  // namespace merops
