#include "cli/options.h"

#include "core/model/error.h"
#include "core/model/path_text.h"
#include "core/model/units.h"

#include <charconv>
#include <utility>

#include <CLI/App.hpp>

namespace merops {
namespace {

/// The longest name: what a message calls the option.
std::string name_of(const OptionText& option) {
  const auto comma = option.names.rfind(',');
  return comma == std::string::npos ? option.names : option.names.substr(comma + 1);
}

std::uint64_t parse_number(std::string_view text, const NumberRange& range) {
  std::uint64_t value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < range.least || value > range.most) {
    throw UsageError("reading a number", "'" + std::string(text) + "' is not a whole number from " +
                                             std::to_string(range.least) + " to " + std::to_string(range.most));
  }
  return value;
}

std::uint32_t parse_count(std::string_view text, std::uint32_t least, std::uint32_t most) {
  return static_cast<std::uint32_t>(parse_number(text, {least, most}));
}

/// Runs `set`, so that whatever it dislikes is said of this option.
void set_named(const std::string& name, const std::function<void(std::string_view)>& set, std::string_view text) {
  try {
    set(text);
  } catch (const UsageError& error) {
    throw UsageError("reading " + name, error.why(), error.hint());
  }
}

CLI::Option* finish(CLI::Option* added, const OptionText& option) {
  added->type_name(option.value);
  added->required(option.required);
  return added;
}

void for_each_part(std::string_view text, const std::function<void(std::string_view)>& use) {
  for (auto comma = text.find(','); comma != std::string_view::npos; comma = text.find(',')) {
    use(text.substr(0, comma));
    text.remove_prefix(comma + 1);
  }
  use(text);
}

}  // namespace

void add_flag(CLI::App& command, const OptionText& option, bool& target) {
  command.add_flag(option.names, target, option.text);
}

void add_value(CLI::App& command, const OptionText& option, std::function<void(std::string_view)> set) {
  auto take = [name = name_of(option), set = std::move(set)](const std::string& text) { set_named(name, set, text); };
  finish(command.add_option_function<std::string>(option.names, std::move(take), option.text), option);
}

void add_values(CLI::App& command, const OptionText& option, std::function<void(std::string_view)> add) {
  auto take = [name = name_of(option), add = std::move(add)](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) set_named(name, add, text);
  };
  // An option takes one value each time it stands there: what follows is the next argument.
  finish(command.add_option_function<std::vector<std::string>>(option.names, std::move(take), option.text), option)
      ->allow_extra_args(!option.names.starts_with("-"));
}

void add_text(CLI::App& command, const OptionText& option, std::string& target) {
  add_value(command, option, [&target](std::string_view text) { target = text; });
}

void add_path(CLI::App& command, const OptionText& option, std::filesystem::path& target) {
  add_value(command, option, [&target](std::string_view text) {
    if (text.empty()) throw UsageError("reading a path", "it is empty");
    target = path_of(text);
  });
}

void add_count(CLI::App& command, const OptionText& option, std::uint32_t& target, std::uint32_t least,
               std::uint32_t most) {
  add_value(command, option,
            [&target, least, most](std::string_view text) { target = parse_count(text, least, most); });
}

void add_number(CLI::App& command, const OptionText& option, std::uint64_t& target, NumberRange range) {
  add_value(command, option, [&target, range](std::string_view text) { target = parse_number(text, range); });
}

void add_bytes(CLI::App& command, const OptionText& option, std::uint64_t& target) {
  add_value(command, option, [&target](std::string_view text) {
    target = parse_bytes(text);
    if (target == 0) throw UsageError("reading a size", "it must be more than 0");
  });
}

void add_nanoseconds(CLI::App& command, const OptionText& option, std::uint64_t& target) {
  add_value(command, option, [&target](std::string_view text) {
    target = parse_duration(text);
    if (target == 0) throw UsageError("reading a time", "it must be more than 0");
  });
}

void add_texts(CLI::App& command, const OptionText& option, std::vector<std::string>& target) {
  const bool argument = !option.names.starts_with("-");  // a path may hold a comma
  add_values(command, option, [&target, argument](std::string_view text) {
    const auto add = [&target](std::string_view part) {
      if (part.empty()) throw UsageError("reading a list", "one of the values is empty");
      target.emplace_back(part);
    };
    argument ? add(text) : for_each_part(text, add);
  });
}

void add_two_texts(CLI::App& command, const OptionText& option, std::vector<std::string>& target) {
  finish(command.add_option(option.names, target, option.text), option)->expected(2)->allow_extra_args(false);
}

void add_counts(CLI::App& command, const OptionText& option, std::vector<std::uint32_t>& target, std::uint32_t most) {
  add_values(command, option, [&target, most, first = true](std::string_view text) mutable {
    if (std::exchange(first, false)) target.clear();  // what stood there was the default
    for_each_part(text, [&](std::string_view part) { target.push_back(parse_count(part, 1, most)); });
  });
}

void add_bits(CLI::App& command, std::uint32_t& target) {
  add_value(command, {"--bits", "4|3", "bits of a weight: INT4 (default) or INT3"}, [&target](std::string_view text) {
    if (text != "4" && text != "3")
      throw UsageError("reading the bits", "'" + std::string(text) + "' is neither 4 nor 3");
    target = text == "4" ? 4 : 3;
  });
}

void add_json(CLI::App& command, bool& target) {
  add_flag(command, {"--json", "", "print one JSON document; units are in the keys' names"}, target);
}

}  // namespace merops
