#pragma once

#include "cli/symbols.h"
#include "results/comparison.h"

#include <iosfwd>
#include <string>

/// What `merops compare` and `merops rerun` show.
namespace merops {

struct ShownComparison {
  const ComparisonSide* a = nullptr;
  const ComparisonSide* b = nullptr;
  const SideComparison* comparison = nullptr;
};

/// The sides, a row for each key, what could not be compared and why, and what differs around the cells.
void print_comparison(std::ostream& out, const ShownComparison& shown, const Symbols& symbols);
/// The same as one JSON object, as text.
[[nodiscard]] std::string comparison_json(const ShownComparison& shown);
/// The comparison of two rates (MB/s) as a JSON object, as text.
[[nodiscard]] std::string rate_json(const RatioComparison& rate);

}  // namespace merops
