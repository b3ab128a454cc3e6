#include "cli/text.h"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

std::string leaf_text(const StorageFacts& storage, const std::string& name) {
  const auto found = std::find_if(storage.chain.begin(), storage.chain.end(),
                                  [&name](const DeviceFacts& device) { return device.name == name; });
  if (found == storage.chain.end()) return name;
  return fmt::format("{} ({}{}{})", found->path, found->transport, found->model.empty() ? "" : ", ", found->model);
}

}  // namespace

std::string storage_text(const StorageFacts& storage) {
  std::string disks;
  for (const std::string& leaf : storage.leaves) disks += (disks.empty() ? "" : " + ") + leaf_text(storage, leaf);
  if (disks.empty()) disks = storage.memory_backed ? "memory" : "no local disk";
  if (!storage.device.empty() &&
      std::find(storage.leaves.begin(), storage.leaves.end(), storage.device) == storage.leaves.end()) {
    disks += " below " + storage.device;
  }
  if (storage.file_system.empty()) return disks;
  return fmt::format("{}, {} at {}", disks, storage.file_system, storage.mount_point);
}

void print_fact(std::ostream& out, std::string_view name, const std::string& text) {
  if (!text.empty()) out << fmt::format("{:<12} {}\n", name, text);
}

}  // namespace merops
