#pragma once

#include "results/connection.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace merops {

/// SQLite's application_id of results databases: "Mero".
inline constexpr std::uint32_t kApplicationId = 0x4D65726F;

/// The steps that made the schema what it is: step n (from 0) leads from version n to n + 1. A step that has been
/// released is never changed; a new version is a new step.
[[nodiscard]] std::span<const std::string_view> schema_steps();

/// The file's schema version; 0 while it is empty.
[[nodiscard]] std::size_t schema_version(Connection& connection);
/// Error that names both versions where the file is newer than the steps.
void refuse_newer(Connection& connection, std::size_t known);
/// Takes the steps that are missing, each in a transaction of its own: a step that fails leaves the version before it.
/// Other programs may do the same at the same time. Refuses a newer file.
void migrate(Connection& connection, std::span<const std::string_view> steps);

}  // namespace merops
