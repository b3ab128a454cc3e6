#pragma once

#include "core/host/system_roots.h"
#include "core/model/facts.h"

#include <string>

namespace merops {

/// Empty, or which of the devices at the bottom nothing can be read from any more, and why: "nvme1n1 is no longer
/// there", "sda was given up by the system (offline)". Asks the system for what it knows and never waits for a device.
/// Nothing known of a device is no loss. Never throws.
[[nodiscard]] std::string why_gone(const StorageFacts& storage, const SystemRoots& roots = {});

}  // namespace merops
