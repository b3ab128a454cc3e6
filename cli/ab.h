#pragma once

#include "cli/ab_plan.h"
#include "cli/context.h"
#include "cli/recorded_campaign.h"

#include <cstdint>

namespace merops {

/// What `merops measure --ab` is told.
struct AbOptions {
  std::vector<std::string> sides{};  ///< two, or empty: no A/B measurement
  double detect = 0;                 ///< share; 0: as many pairs as the plan repeats
  std::uint64_t budget_ns = 0;       ///< with detect; 0: kAbBudgetNs
  double band = 0;                   ///< 0: kDefaultBand
  bool with_contaminated = false;    ///< pairs that something else disturbed count as well
};

/// How long --detect measures at most, unless told otherwise.
inline constexpr std::uint64_t kAbBudgetNs = 600'000'000'000;

/// Measures alternating pairs of two cells, prints what came of it and returns the exit code. The plan's repetitions
/// are the pairs. `choose_reader` gives the reader for a plan that names none, once the sources are open.
int measure_ab(Context& context, const Plan& plan, const AbOptions& ab, const CampaignOptions& options);

}  // namespace merops
