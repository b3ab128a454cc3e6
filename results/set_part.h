#pragma once

#include "results/set.h"

#include <cstdint>
#include <string_view>

/// Reading the sealed parts of a set from their canonical JSON. Each throws Error, whose `why` names the key, where a
/// value has the wrong type, does not fit, or is not one that this program writes; a set of an older version may lack
/// keys.
namespace merops {

void read_head(std::string_view json, std::uint32_t version, SetCampaign& campaign);
[[nodiscard]] StoredCell read_cell(std::string_view json, std::uint32_t version);
[[nodiscard]] StoredWork read_work(std::string_view json, std::uint32_t version);

}  // namespace merops
