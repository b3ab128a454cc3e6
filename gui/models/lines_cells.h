#pragma once

#include "results/query.h"

#include <cstdint>
#include <optional>
#include <string>

namespace merops::gui {

/// Rows that may have been pruned since the user chose them: absent then. Throw DatabaseError where the database cannot
/// be read.
[[nodiscard]] std::optional<StoredCell> cellIfThere(Database& database, std::int64_t id);
[[nodiscard]] std::optional<StoredCampaign> campaignIfThere(Database& database, const std::string& id);

}  // namespace merops::gui
