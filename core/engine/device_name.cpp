#include "core/engine/device_name.h"

#include <fmt/format.h>

namespace merops {

std::string device_name(const StorageFacts& storage) {
  if (storage.memory_backed && storage.leaves.empty()) return "memory";
  return fmt::format("{}", fmt::join(storage.leaves, "+"));
}

}  // namespace merops
