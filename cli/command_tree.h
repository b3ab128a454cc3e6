#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

/// The command definitions as plain values: what the help text, the man page and the completions are made from.
namespace merops {

struct OptionSpec {
  std::vector<std::string> names;  ///< "-o", "--output"; of an argument its one name
  std::string value;               ///< what stands for the value; empty for a flag
  std::string text;
  bool argument = false;  ///< by position, without a name
  bool required = false;
  bool many = false;  ///< may be given several times
};

struct CommandSpec {
  std::string name;                 ///< "list"
  std::string full_name;            ///< "merops results list"
  std::string summary;              ///< one line without a full stop
  std::string description;          ///< paragraphs separated by "\n"
  std::string examples;             ///< command lines and '#' remarks, one a line
  std::vector<OptionSpec> options;  ///< arguments and options, in the order of their definition
  std::vector<CommandSpec> commands;
};

[[nodiscard]] CommandSpec describe(const CLI::App& app, const std::string& parent = {});

/// "merops measure [options] SOURCE..."
[[nodiscard]] std::string usage_line(const CommandSpec& command);
/// "-o, --output FILE", or "SOURCE..."
[[nodiscard]] std::string option_heading(const OptionSpec& option);
/// The values to choose from: the alternatives of "cold|warm", presets for PRESET, readers for READERS; else none.
[[nodiscard]] std::vector<std::string> choices_of(const OptionSpec& option);
[[nodiscard]] bool takes_path(const OptionSpec& option);

}  // namespace merops
