#include "cli/completion_script.h"

#include <fmt/format.h>

namespace merops {
namespace {

constexpr const char* kHead = R"(# fish completion for merops; made by `merops completion fish`
function __merops_at --description 'whether the commands typed so far are these'
    set -l command merops
    for word in (commandline -opc)[2..-1]
        if contains -- "$command $word" $__merops_commands
            set command "$command $word"
        end
    end
    test "$command" = "$argv"
end
complete -c merops -f
)";

std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char character : text) {
    if (character == '\'' || character == '\\') result += '\\';
    result += character;
  }
  return result + "'";
}

std::string names(const CommandSpec& command) {
  std::string text;
  for (const CommandSpec& sub : command.commands) text += " " + quoted(sub.full_name) + names(sub);
  return text;
}

std::string words(const std::vector<std::string>& choices) {
  std::string text;
  for (const std::string& choice : choices) text += (text.empty() ? "" : " ") + choice;
  return text;
}

std::string value_part(const OptionSpec& option) {
  const std::string choices = words(choices_of(option));
  if (!choices.empty()) return (option.argument ? " -a " : " -x -a ") + quoted(choices);
  if (takes_path(option)) return option.argument ? " -F" : " -r -F";
  return option.argument || option.value.empty() ? "" : " -x";
}

std::string option_line(const OptionSpec& option) {
  std::string line;
  for (const std::string& name : option.names) {
    if (option.argument) continue;
    line += name.starts_with("--") ? fmt::format(" -l {}", name.substr(2)) : fmt::format(" -s {}", name.substr(1));
  }
  line += value_part(option);
  if (!line.empty() && !option.argument) line += fmt::format(" -d {}", quoted(option.text));
  return line;
}

std::string lines(const CommandSpec& command) {
  const std::string begin = fmt::format("complete -c merops -n {}", quoted("__merops_at " + command.full_name));
  std::string text;
  for (const OptionSpec& option : command.options) {
    const std::string line = option_line(option);
    if (!line.empty()) text += begin + line + "\n";
  }
  for (const CommandSpec& sub : command.commands) {
    text += fmt::format("{} -a {} -d {}\n{}", begin, sub.name, quoted(sub.summary), lines(sub));
  }
  return text;
}

}  // namespace

std::string fish_completion(const CommandSpec& program) {
  return fmt::format("{}set -g __merops_commands{}\n{}", kHead, names(program), lines(program));
}

}  // namespace merops
