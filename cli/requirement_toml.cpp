#include "cli/requirement_table.h"
#include "core/model/error.h"

#include <algorithm>

#include <fmt/format.h>
#include <toml++/toml.h>

namespace merops {
namespace {

RequirementValue value_of(const toml::node& node) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* flag = node.as_boolean()) return flag->get();
  if (const auto number = node.value<double>(); number && node.is_number()) return *number;
  return {};
}

RequirementTable table_of(const toml::table& table) {
  RequirementTable out;
  out.line = table.source().begin.line;
  for (const auto& [key, node] : table) {
    out.entries.push_back({key.source().begin.line, std::string(key.str()), value_of(node)});
  }
  std::stable_sort(out.entries.begin(), out.entries.end(),
                   [](const RequirementEntry& a, const RequirementEntry& b) { return a.line < b.line; });
  return out;
}

toml::table parse(std::string_view text, const std::string& doing) {
  try {
    return toml::parse(text);
  } catch (const toml::parse_error& error) {
    throw Error(doing, fmt::format("line {}: {}", error.source().begin.line, error.description()));
  }
}

}  // namespace

std::vector<RequirementTable> requirement_tables_of_toml(std::string_view text, const std::string& doing) {
  std::vector<RequirementTable> tables;
  for (const auto& [key, node] : parse(text, doing)) {
    const auto line = key.source().begin.line;
    if (key.str() != "require") throw Error(doing, fmt::format("line {}: key \"{}\" is not known", line, key.str()));
    const toml::array* list = node.as_array();
    const bool of_tables = list != nullptr && list->is_homogeneous(toml::node_type::table);
    if (!of_tables) throw Error(doing, fmt::format("line {}: \"require\" is not written as [[require]]", line));
    for (const toml::node& table : *list) tables.push_back(table_of(*table.as_table()));
  }
  return tables;
}

}  // namespace merops
