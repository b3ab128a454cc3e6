#pragma once

#include "core/model/facts.h"

#include <string>

namespace merops::report {

/// The device that a user would call the disk: below partitions, above what loop, RAID and mapped devices stand on.
/// Null where the path lies on no local disk.
[[nodiscard]] const DeviceFacts* disk_of(const StorageFacts& storage);

/// Equal for all paths on one disk of one machine.
[[nodiscard]] std::string disk_identity(const MachineFacts& machine, const StorageFacts& storage);

/// The same for a whole device as host/device_facts.h lists it: equal to what campaigns over its files, its partitions
/// and itself have recorded (bytes that are not UTF-8 are written in as they are stored).
[[nodiscard]] std::string disk_identity(const MachineFacts& machine, const DeviceFacts& device);

/// "Samsung SSD 990 PRO 2TB (nvme0n1)", "vda (virtual)", "memory", "no local disk".
[[nodiscard]] std::string disk_name(const StorageFacts& storage);

/// How the devices at the bottom are attached; empty where there are several ways, or none.
[[nodiscard]] std::string transport_of(const StorageFacts& storage);

}  // namespace merops::report
