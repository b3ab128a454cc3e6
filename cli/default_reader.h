#pragma once

#include "core/engine/campaign.h"

#include <cstddef>
#include <string>

namespace merops {

/// The best reader that can read every one of the campaign's first `sources` sources: the first such of the table,
/// which stands best first.
[[nodiscard]] std::string default_reader(const Campaign& campaign, std::size_t sources);

}  // namespace merops
