#pragma once

#include "cli/symbols.h"
#include "core/model/requirement.h"

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// Thresholds with what became of each.
struct JudgedRequirements {
  std::vector<Requirement> requirements{};
  std::vector<RequirementResult> results{};  ///< of each, in the same order
  [[nodiscard]] bool met() const;            ///< all of them pass
};

/// `groups` must outlive the result, which points into them.
[[nodiscard]] JudgedRequirements judge_all(std::span<const Requirement> requirements, std::span<const CellGroup> groups,
                                           const std::optional<Geometry>& geometry);

/// A line a threshold: where it stands, what is wanted, what was measured in which row, the verdict and why.
void print_requirements(std::ostream& out, const JudgedRequirements& judged, const Symbols& symbols);

/// The same as a JSON list, as text.
[[nodiscard]] std::string requirements_json(const JudgedRequirements& judged);

/// The exit code of a qualification that ended with `run`: what the run itself found goes before the thresholds.
[[nodiscard]] int exit_code_with(int run, const JudgedRequirements& judged);

}  // namespace merops
