#pragma once

#include "cli/ab_plan.h"
#include "cli/context.h"
#include "cli/recorded_campaign.h"
#include "core/model/comparison.h"

#include <cstdint>
#include <optional>
#include <string>

/// What an A/B measurement came to, and how it is shown.
namespace merops {

/// What the planner said.
struct AbDetection {
  double share = 0;                       ///< the difference to be found
  std::optional<std::uint32_t> wanted{};  ///< pairs; absent where kMostPairs do not find it, or there was no pilot
  std::uint32_t pairs = 0;                ///< measured in the end; 0: the pilot could not be used
  double power = 0;                       ///< of these
};
/// In one sentence, without a full stop.
[[nodiscard]] std::string describe(const AbDetection& detection);

struct AbOutcome {
  std::string text_a{}, text_b{};
  double band = kDefaultBand;
  bool with_contaminated = false;
  std::uint32_t pairs = 0;  ///< planned
  std::optional<AbDetection> detection{};
  std::optional<RatioComparison> mb_per_s{};          ///< absent where no pair counts
  std::optional<RatioComparison> p50_ns{}, p99_ns{};  ///< absent where a cell of a pair that counts bounds none
};
/// MB/s of the pairs that count.
[[nodiscard]] AbFigures ab_rates(std::span<const AbCell> cells, std::span<const CellResult> results,
                                 bool with_contaminated);
/// Fills the comparisons. Result i is of cell i.
void compare(AbOutcome& outcome, std::span<const AbCell> cells, std::span<const CellResult> results);

void print_ab(Context& context, const RecordedCampaign& recorded, const AbOutcome& outcome);
void print_ab_json(Context& context, const RecordedCampaign& recorded, const AbOutcome& outcome, int exit_code);

}  // namespace merops
