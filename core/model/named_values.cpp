#include "core/model/named_values.h"

#include "core/model/error.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

/// The name that begins the text, with the separator behind it; empty where none does.
std::string_view name_at(std::string_view text, char separator, std::span<const std::string_view> names) {
  const auto found = std::find_if(names.begin(), names.end(), [&](std::string_view name) {
    return text.starts_with(name) && text.substr(name.size()).starts_with(separator);
  });
  return found == names.end() ? std::string_view() : *found;
}

/// Where the value that begins the text ends: at a comma before the next name.
std::size_t end_of_value(std::string_view text, char separator, std::span<const std::string_view> names) {
  for (std::size_t comma = text.find(','); comma != std::string_view::npos; comma = text.find(',', comma + 1)) {
    if (!name_at(text.substr(comma + 1), separator, names).empty()) return comma;
  }
  return text.size();
}

}  // namespace

std::vector<std::pair<std::string, std::string>> split_named_values(std::string_view text, char separator,
                                                                    std::span<const std::string_view> names,
                                                                    const std::string& what) {
  const auto refuse = [&](const std::string& why) {
    throw UsageError(fmt::format("reading {} '{}'", what, text), why,
                     fmt::format("names are {}; as in '{}{}...', several joined by commas", fmt::join(names, ", "),
                                 names.front(), separator));
  };
  if (text.empty()) refuse("it is empty");
  std::vector<std::pair<std::string, std::string>> values;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view name = name_at(rest, separator, names);
    if (name.empty()) refuse(fmt::format("'{}' begins with none of the names", rest));
    rest.remove_prefix(name.size() + 1);
    const std::size_t end = end_of_value(rest, separator, names);
    if (end == 0) refuse(fmt::format("nothing stands behind '{}{}'", name, separator));
    const bool again =
        std::any_of(values.begin(), values.end(), [&](const auto& value) { return value.first == name; });
    if (again) refuse(fmt::format("{} stands there twice", name));
    values.emplace_back(name, rest.substr(0, end));
    rest.remove_prefix(std::min(rest.size(), end + 1));
  }
  return values;
}

}  // namespace merops
