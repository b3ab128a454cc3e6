#pragma once

#include "results/query.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops {

/// A campaign to choose cells by.
struct CampaignChoice {
  std::string id{}, command{}, started_utc{};
  friend bool operator==(const CampaignChoice&, const CampaignChoice&) = default;
};

/// What stands in the fields that cells are filtered by, in order; of deleted cells too.
struct CellValues {
  std::vector<std::string> devices{}, readers{}, flags{};  ///< flags: their ids
  std::vector<std::uint32_t> depths{};
  std::vector<CampaignChoice> campaigns{};  ///< newest first; deleted ones are not among them
  bool any = false;                         ///< a cell is recorded, deleted or not
  friend bool operator==(const CellValues&, const CellValues&) = default;
};

/// Of the newest `most_campaigns` campaigns and of all cells.
[[nodiscard]] CellValues load_cell_values(Database& database, std::uint32_t most_campaigns = 200);

}  // namespace merops
