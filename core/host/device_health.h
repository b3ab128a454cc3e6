#pragma once

#include "core/model/facts.h"

#include <chrono>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// What the devices tell of their own state, one answer each, in their order. NVMe disks are asked for their health
/// log, each with the time-out (host/child_query.h, whose rules hold), which needs root or an administrator; others are
/// not asked. Where nothing came back, `problem` says why. Never throws. Before and after a campaign, never during a
/// cell.
[[nodiscard]] std::vector<DeviceHealth> device_health(std::span<const DeviceFacts> leaves,
                                                      std::chrono::milliseconds timeout = std::chrono::seconds(5));

/// Asks a device for the 512 bytes of its health log page; throws Error where it gives none.
using HealthQuery = std::function<std::string(const DeviceFacts&)>;
/// The same by another way of asking NVMe disks. It may still run after the time-out: it owns what it uses.
[[nodiscard]] std::vector<DeviceHealth> device_health(std::span<const DeviceFacts> leaves,
                                                      std::chrono::milliseconds timeout, const HealthQuery& query);

/// On the device's node (NVME_IOCTL_ADMIN_CMD; StorageDeviceProtocolSpecificProperty). Hangs where the controller does.
[[nodiscard]] std::string read_nvme_health_page(const DeviceFacts& device);

}  // namespace merops
