#pragma once

#include "cli/recorded_run.h"
#include "results/comparison_side.h"

#include <filesystem>
#include <string>

/// Campaigns that lie in a result set instead of a database.
namespace merops {

/// The cells of a set that the filter takes. Error where the file is no set, or is damaged.
[[nodiscard]] ComparisonSide load_set_side(std::string name, const SideFilter& filter, bool with_contaminated);

/// The one campaign of a set. Error where it holds several, listing them.
[[nodiscard]] RecordedRun load_set_run(const std::filesystem::path& file, bool with_contaminated);

}  // namespace merops
