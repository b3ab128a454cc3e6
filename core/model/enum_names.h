#pragma once

#include "core/model/error.h"

#include <span>
#include <string>
#include <string_view>

namespace merops {

/// A row of an enumeration's table of names: what users, results and JSON call the value.
template <class Enum>
struct EnumName {
  Enum value;
  std::string_view name;
};

/// The name of a value; empty for one outside the table.
template <class Enum>
[[nodiscard]] std::string_view name_in(std::span<const EnumName<Enum>> table, Enum value) {
  for (const EnumName<Enum>& row : table) {
    if (row.value == value) return row.name;
  }
  return {};
}

/// The value called `text`; UsageError that lists the table's names where there is none. `what` is "cache mode", ...
template <class Enum>
[[nodiscard]] Enum value_in(std::span<const EnumName<Enum>> table, std::string_view text, std::string_view what) {
  std::string allowed;
  for (const EnumName<Enum>& row : table) {
    if (row.name == text) return row.value;
    if (!allowed.empty()) allowed += ", ";
    allowed += row.name;
  }
  throw UsageError("reading the " + std::string(what) + " \"" + std::string(text) + "\"",
                   "there is no such " + std::string(what), "one of: " + allowed);
}

}  // namespace merops
