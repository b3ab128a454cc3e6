#pragma once

#include "core/model/campaign.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

/// What `merops rerun` measures again: pure functions of what was recorded.
namespace merops {

/// The cells of a recorded campaign in their order, provisional ones left out. Of `merops measure` all that the plan
/// holds, also where the campaign was interrupted; of others (`qualify`, --ab) those that were recorded, since what
/// they measured was decided on the way. `recorded` is in the order of measuring.
[[nodiscard]] std::vector<Cell> cells_again(const CampaignInfo& campaign, std::span<const CellResult> recorded);

/// A source that is needed again.
struct SourceAgain {
  std::uint32_t number = 0;  ///< in the recorded campaign
  SourceRecord record{};
  std::uint64_t block = 0;  ///< open it as uniform blocks of this size; 0: as what it is
};
/// The sources that the cells read, in the order of their numbers.
[[nodiscard]] std::vector<SourceAgain> sources_again(const CampaignInfo& campaign, std::span<const Cell> cells);

/// Gives each source its path, in order. Throws UsageError that lists the sources where there are more or fewer paths.
[[nodiscard]] std::map<std::uint32_t, std::string> map_sources(std::span<const SourceAgain> sources,
                                                               std::span<const std::string> paths);

}  // namespace merops
