#pragma once

#include "core/model/facts.h"

#include <optional>
#include <span>

namespace merops {

/// A device as `merops devices` shows it.
struct ListedDevice {
  DeviceFacts facts{};
  std::optional<DeviceHealth> health{};  ///< of NVMe disks
};

using ListedDevices = std::span<const ListedDevice>;

}  // namespace merops
