#pragma once

#include "core/model/campaign.h"

namespace merops::test {

/// Values with every member set to something of its own, so that a lost or swapped member shows.
[[nodiscard]] CellResult sample_cell_result();
[[nodiscard]] CampaignInfo sample_campaign();
[[nodiscard]] WorkResult sample_work();

}  // namespace merops::test
