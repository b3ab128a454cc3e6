#pragma once

#include "core/model/facts.h"

#include <string>

namespace merops {

/// The device of a result: the leaf devices' names joined by '+', "memory" where there is none below a memory file
/// system, empty where nothing is known.
[[nodiscard]] std::string device_name(const StorageFacts& storage);

}  // namespace merops
