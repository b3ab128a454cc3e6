#pragma once

#include "core/host/open_file.h"
#include "core/host/volume_facts_windows.h"
#include "core/model/facts.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace merops {

/// Facts of a physical drive, and which of these volumes lie on it. What could not be seen of a drive that is there is
/// in `unusable`, with the reason. Absent where there is no drive of this number. Never throws.
[[nodiscard]] std::optional<DeviceFacts> facts_of_drive(std::uint32_t number, const std::vector<VolumeFacts>& volumes);

}  // namespace merops
