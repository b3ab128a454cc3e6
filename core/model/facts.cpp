#include "core/model/facts.h"

#include <algorithm>

namespace merops {

std::vector<const DeviceFacts*> leaves_of(const StorageFacts& storage) {
  std::vector<const DeviceFacts*> leaves;
  for (const DeviceFacts& device : storage.chain) {
    const bool leaf = std::find(storage.leaves.begin(), storage.leaves.end(), device.name) != storage.leaves.end();
    if (leaf) leaves.push_back(&device);
  }
  return leaves;
}

}  // namespace merops
