#include "cli/command_tree.h"

#include "backends/registry.h"
#include "core/model/geometry.h"

#include <algorithm>
#include <array>

#include <CLI/App.hpp>

namespace merops {
namespace {

OptionSpec describe(const CLI::Option& option) {
  OptionSpec spec;
  spec.argument = option.get_positional();
  if (spec.argument) spec.names.push_back(option.get_name(true));
  for (const std::string& name : option.get_snames()) spec.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) spec.names.push_back("--" + name);
  if (option.get_items_expected_max() > 0) spec.value = option.get_type_name();
  spec.text = option.get_description();
  spec.required = option.get_required();
  spec.many = option.get_items_expected_max() > 1;
  return spec;
}

/// What tells the kind of a value: its stand-in, for an argument its name.
const std::string& kind_of(const OptionSpec& option) {
  return option.value.empty() ? option.names.front() : option.value;
}

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (auto end = text.find(at); end != std::string::npos; end = text.find(at, begin)) {
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  parts.push_back(text.substr(begin));
  return parts;
}

}  // namespace

CommandSpec describe(const CLI::App& app, const std::string& parent) {
  CommandSpec spec;
  spec.name = app.get_name();
  spec.full_name = parent.empty() ? spec.name : parent + " " + spec.name;
  const std::string text = app.get_description();
  const auto line_end = std::min(text.find('\n'), text.size());
  spec.summary = text.substr(0, line_end);
  spec.description = text.substr(std::min(line_end + 1, text.size()));
  spec.examples = app.get_footer();
  for (const CLI::Option* option : app.get_options()) spec.options.push_back(describe(*option));
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    spec.commands.push_back(describe(*command, spec.full_name));
  }
  return spec;
}

std::string option_heading(const OptionSpec& option) {
  std::string heading;
  for (const std::string& name : option.names) heading += (heading.empty() ? "" : ", ") + name;
  if (!option.argument && !option.value.empty()) heading += " " + option.value;
  if (option.argument && option.many) heading += "...";
  return heading;
}

std::string usage_line(const CommandSpec& command) {
  std::string line = command.full_name + " [options]";
  for (const OptionSpec& option : command.options) {
    if (option.argument) line += option.required ? " " + option_heading(option) : " [" + option_heading(option) + "]";
    if (!option.argument && option.required) line += " " + option.names.front() + " " + option.value;
  }
  if (!command.commands.empty()) line += " COMMAND";
  return line;
}

std::vector<std::string> choices_of(const OptionSpec& option) {
  const std::string& kind = kind_of(option);
  std::vector<std::string> choices;
  if (kind == "PRESET") {
    for (const Preset& preset : presets()) choices.emplace_back(preset.id);
  } else if (kind == "READERS") {
    for (const Backend& row : backends()) choices.emplace_back(row.name);
  } else if (kind.find('|') != std::string::npos) {
    choices = split(kind, '|');
  }
  return choices;
}

bool takes_path(const OptionSpec& option) {
  static constexpr std::array kPaths{"FILE", "FOLDER", "PATH", "SOURCE", "STORE", "MODEL", "DEVICE"};
  const std::string& kind = kind_of(option);
  return std::any_of(kPaths.begin(), kPaths.end(), [&kind](const char* path) { return kind == path; });
}

}  // namespace merops
