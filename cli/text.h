#pragma once

#include "core/model/facts.h"

#include <string>

namespace merops {

/// Where something lives, in one line: "/dev/nvme0n1 (nvme, Samsung SSD 990 PRO), ext4 at /home".
[[nodiscard]] std::string storage_text(const StorageFacts& storage);

}  // namespace merops
