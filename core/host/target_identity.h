#pragma once

#include "core/model/extent.h"

#include <string>

namespace merops {

/// A file's identity as it is now: path, volume, number, size and time of the last write; a device's path and size,
/// since its times tell nothing. What keeps it from being asked stands in it. Throws Error for a device that cannot be
/// opened.
[[nodiscard]] std::string identity_of(const Target& target);

}  // namespace merops
