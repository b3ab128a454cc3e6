#pragma once

#include "core/host/storage_tree_linux.h"
#include "core/model/facts.h"

#include <string>

namespace merops {

/// Facts of a device or partition that the tree has. Of a partition, hardware and queue are its disk's.
[[nodiscard]] DeviceFacts facts_of(const std::string& name, const StorageTree& tree, const SystemRoots& roots);

}  // namespace merops
