#include "cli/completion_script.h"

namespace merops {
namespace {

constexpr const char* kHead = R"(# bash completion for merops; made by `merops completion bash`
_merops() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=merops number
  for ((number = 1; number < COMP_CWORD; number++)); do
    case "$command ${COMP_WORDS[number]}" in
)";

constexpr const char* kValues = R"(        command+=" ${COMP_WORDS[number]}" ;;
    esac
  done
  local words= done=${current%"${current##*,}"}
  COMPREPLY=()
  case "$command $previous" in
)";

constexpr const char* kWords = R"(  esac
  if [[ -n $words ]]; then
    mapfile -t COMPREPLY < <(compgen -P "$done" -W "$words" -- "${current##*,}")
    return
  fi
  case "$command" in
)";

constexpr const char* kTail = R"(  esac
  [[ $current != -* && $words == -* ]] && return
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o bashdefault -o default -F _merops merops
)";

std::string joined(const std::vector<std::string>& words, const char* between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

void collect_names(const CommandSpec& command, std::vector<std::string>& names) {
  for (const CommandSpec& sub : command.commands) {
    names.push_back("\"" + sub.full_name + "\"");
    collect_names(sub, names);
  }
}

/// What may follow an option: its choices, or anything (then the shell offers files).
std::string value_cases(const CommandSpec& command) {
  std::string text;
  for (const OptionSpec& option : command.options) {
    if (option.argument || option.value.empty()) continue;
    std::vector<std::string> patterns;
    for (const std::string& name : option.names) patterns.push_back("\"" + command.full_name + " " + name + "\"");
    const std::string choices = joined(choices_of(option), " ");
    text +=
        "    " + joined(patterns, " | ") + ") " + (choices.empty() ? "return" : "words=\"" + choices + "\"") + " ;;\n";
  }
  for (const CommandSpec& sub : command.commands) text += value_cases(sub);
  return text;
}

/// Commands and choices of arguments first: only where there are none may the shell offer files.
std::string word_cases(const CommandSpec& command) {
  std::vector<std::string> words;
  for (const CommandSpec& sub : command.commands) words.push_back(sub.name);
  for (const OptionSpec& option : command.options) {
    if (!option.argument) continue;
    for (const std::string& choice : choices_of(option)) words.push_back(choice);
  }
  for (const OptionSpec& option : command.options) {
    if (!option.argument) words.insert(words.end(), option.names.begin(), option.names.end());
  }
  std::string text = "    \"" + command.full_name + "\") words=\"" + joined(words, " ") + "\" ;;\n";
  for (const CommandSpec& sub : command.commands) text += word_cases(sub);
  return text;
}

}  // namespace

std::string bash_completion(const CommandSpec& program) {
  std::vector<std::string> names;
  collect_names(program, names);
  return kHead + ("      " + joined(names, " | ")) + ")\n" + kValues + value_cases(program) + kWords +
         word_cases(program) + kTail;
}

}  // namespace merops
