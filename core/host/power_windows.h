#pragma once

#include <optional>
#include <string>

namespace merops {

/// The active power plan in the words of MachineFacts::governor: "performance" (high and ultimate), "balanced",
/// "powersave", else the plan's own name; empty where Windows tells none.
[[nodiscard]] std::string power_plan();
/// Of a plan's identifier, "{8c5e7fda-e8bf-4a96-9a85-a6e23a8c635c}" in small letters; empty for a plan that somebody
/// made.
[[nodiscard]] std::string known_power_plan(const std::wstring& identifier);

/// Absent where Windows does not know.
[[nodiscard]] std::optional<bool> runs_on_battery();

}  // namespace merops
