#pragma once

#include "core/model/content.h"
#include "core/model/expert_map.h"
#include "core/model/extent.h"

#include <cstdint>
#include <optional>
#include <span>

namespace merops {

/// Looks at 2 MiB of the experts' content, in 32 pieces of 64 KiB spread over all of it by the seed (all of it where it
/// is smaller), by direct reads where the file system takes them. Pages that were not in the page cache before are
/// dropped from it afterwards, as far as the system tells this user which were. Some milliseconds on an SSD. Waits as
/// long as the device does. Absent where a target cannot be read, or no expert holds a whole aligned block of 4 KiB.
/// Never throws.
[[nodiscard]] std::optional<ContentSample> sample_content(const ExpertMap& experts, std::span<const Target> targets,
                                                          std::uint64_t seed = 1);

}  // namespace merops
