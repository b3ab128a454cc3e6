#pragma once

#include "core/model/requirement.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Files of thresholds for `merops qualify --require` (docs/requirements.md).
namespace merops {

enum class RequirementSyntax : std::uint8_t { toml, json };

/// The thresholds of a file, JSON where its name ends in .json, else TOML. Error naming file, line and key for anything
/// unknown, missing, of the wrong type or out of range, and for a file without a threshold.
[[nodiscard]] std::vector<Requirement> read_requirements(const std::filesystem::path& file);

/// The same of a text; `name` stands for the file in messages.
[[nodiscard]] std::vector<Requirement> parse_requirements(std::string_view text, const std::string& name,
                                                          RequirementSyntax syntax);

}  // namespace merops
