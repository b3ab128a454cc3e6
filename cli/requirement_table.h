#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What a file of thresholds holds, whichever way it is written, with the lines: what the words mean is
/// requirement_file.h's matter.
namespace merops {

/// What a key was given; monostate for what no threshold has (a list, a date, null).
using RequirementValue = std::variant<std::monostate, std::string, double, bool>;

struct RequirementEntry {
  std::uint32_t line = 0;
  std::string key{};
  RequirementValue value{};
};

/// One [[require]] of TOML, one object of the list "require" of JSON.
struct RequirementTable {
  std::uint32_t line = 0;
  std::vector<RequirementEntry> entries{};
};

/// Throw Error, which `doing` begins, naming the line of what is no TOML (JSON), of a key other than "require" and of
/// one that is no list of tables (objects).
[[nodiscard]] std::vector<RequirementTable> requirement_tables_of_toml(std::string_view text, const std::string& doing);
[[nodiscard]] std::vector<RequirementTable> requirement_tables_of_json(std::string_view text, const std::string& doing);

}  // namespace merops
