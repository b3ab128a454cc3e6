#pragma once

#include "core/host/reader.h"
#include "core/model/campaign.h"

#include <span>

namespace merops {

/// The tool's own cost here and now: one clock reading, and one read of the table's reader that touches no storage
/// (absent from the table: 0) through the timed loop at depth 1. About a tenth of a second.
[[nodiscard]] SelfMeasure measure_self(std::span<const Backend> table);

}  // namespace merops
