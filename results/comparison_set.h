#pragma once

#include "results/comparison_side.h"
#include "results/query.h"

#include <span>
#include <string>
#include <vector>

namespace merops {

/// A campaign with its cells, as a result set holds it.
struct CampaignCells {
  const StoredCampaign* campaign = nullptr;
  std::span<const StoredCell> cells{};
};

/// The cells of campaigns that are at hand instead of in a database, as far as the filter takes them. Its campaign is
/// the beginning of an id; its file has no say here.
[[nodiscard]] ComparisonSide side_of_set(std::string name, const SideFilter& filter,
                                         std::span<const CampaignCells> campaigns, bool with_contaminated);

}  // namespace merops
