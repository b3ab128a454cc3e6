#include "core/host/block_tree_linux.h"
#include "core/host/device_presence.h"
#include "core/host/kernel_file.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

namespace merops {
namespace {

/// Of a SCSI disk (drivers/scsi/scsi_sysfs.c) and of an NVMe controller (drivers/nvme/host/sysfs.c): not those from
/// which a device comes back by itself, as after a reset.
constexpr std::array<std::string_view, 7> kLostStates{"offline",  "transport-offline", "cancel", "deleted",
                                                      "deleting", "deleting (no IO)",  "dead"};

bool is_lost(const std::string& state) {
  return std::find(kLostStates.begin(), kLostStates.end(), state) != kLostStates.end();
}

}  // namespace

std::string why_gone(const StorageFacts& storage, const SystemRoots& roots) {
  const BlockTree blocks(roots);
  for (const std::string& name : storage.leaves) {
    if (!blocks.has(name)) return fmt::format("{} is no longer there", name);
    const std::string state = read_text(blocks.folder(name) / "device/state").value_or("");
    if (is_lost(state)) return fmt::format("{} was given up by the system ({})", name, state);
  }
  return {};
}

}  // namespace merops
