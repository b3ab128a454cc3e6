#pragma once

#include "results/database.h"

#include <string>
#include <vector>

namespace merops::gui {

/// Identities (results/report/disk_name.h) of the disks whose kernel name, model or whole name is among `names`, in the
/// order of the names; of several the one measured last. Looks at the newest campaigns.
[[nodiscard]] std::vector<std::string> identitiesOf(Database& database, const std::vector<std::string>& names);

}  // namespace merops::gui
