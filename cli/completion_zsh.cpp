#include "cli/completion_script.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

/// Text inside single quotes and inside an _arguments specification.
std::string escaped(const std::string& text) {
  std::string result;
  for (const char character : text) {
    if (character == '\'') {
      result += "'\\''";
      continue;
    }
    if (character == ':' || character == '[' || character == ']' || character == '\\') result += '\\';
    result += character;
  }
  return result;
}

std::string function_name(const CommandSpec& command) {
  std::string name = "_" + command.full_name;
  std::replace(name.begin(), name.end(), ' ', '_');
  return name;
}

/// ":what:action" of a value: the choices, files, or nothing to offer.
std::string value_part(const OptionSpec& option) {
  const std::string what = escaped(option.argument ? option.names.front() : option.value);
  const std::vector<std::string> choices = choices_of(option);
  if (choices.empty()) return ":" + what + ":" + (takes_path(option) ? "_files" : " ");
  std::string words;
  for (const std::string& choice : choices) words += (words.empty() ? "" : " ") + choice;
  return ":" + what + ":" + (option.many ? "_sequence compadd - " + words : "(" + words + ")");
}

std::string option_lines(const OptionSpec& option) {
  if (option.argument) return "    '" + std::string(option.many ? "*" : "") + value_part(option) + "' \\\n";
  std::string lines;
  for (const std::string& name : option.names) {
    const bool is_long = name.starts_with("--");
    const std::string ending = option.value.empty() ? "" : (is_long ? "=" : "+");
    lines += fmt::format("    '{}{}{}[{}]{}' \\\n", option.many ? "*" : "", name, ending, escaped(option.text),
                         option.value.empty() ? "" : value_part(option));
  }
  return lines;
}

std::string command_dispatch(const CommandSpec& command) {
  std::string text =
      "    '1:command:->command' '*::argument:->rest'\n  case $state in\n    command)\n      local -a names=(\n";
  for (const CommandSpec& sub : command.commands) text += "        '" + sub.name + ":" + escaped(sub.summary) + "'\n";
  text += "      )\n      _describe command names ;;\n    rest)\n      case $line[1] in\n";
  for (const CommandSpec& sub : command.commands) text += "        " + sub.name + ") " + function_name(sub) + " ;;\n";
  return text + "      esac ;;\n  esac\n";
}

std::string functions(const CommandSpec& command) {
  std::string text;
  for (const CommandSpec& sub : command.commands) text += functions(sub);
  text += function_name(command) + "() {\n  local line state\n  _arguments -s" +
          (command.commands.empty() ? std::string() : " -C") + " \\\n";
  for (const OptionSpec& option : command.options) text += option_lines(option);
  text += command.commands.empty() ? "    && return\n" : command_dispatch(command);
  return text + "}\n\n";
}

}  // namespace

std::string zsh_completion(const CommandSpec& program) {
  return "#compdef merops\n# zsh completion for merops; made by `merops completion zsh`\n\n" + functions(program) +
         "if [ \"$funcstack[1]\" = _merops ]; then\n  _merops \"$@\"\nelse\n  compdef _merops merops\nfi\n";
}

}  // namespace merops
