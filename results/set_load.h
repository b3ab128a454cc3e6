#pragma once

#include "results/set.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops {

/// Which part of a database. Nothing named: every campaign, and the work that was no part of one.
struct SetSelection {
  std::vector<std::string> campaigns{};  ///< whole ids
  std::vector<std::int64_t> cells{};     ///< each comes with the head of its campaign, without the other cells
  bool stamps = true;
  [[nodiscard]] bool whole() const { return campaigns.empty() && cells.empty(); }
};

/// Reads it, oldest campaign first, identity included. Error where something named does not exist or was deleted.
[[nodiscard]] ResultSet load_set(Database& database, const SetSelection& selection);

/// One campaign with all its cells and its work, deleted ones left out unless asked for.
[[nodiscard]] SetCampaign load_set_campaign(Database& database, const std::string& id, bool stamps,
                                            Shown deleted = Shown::no);

}  // namespace merops
