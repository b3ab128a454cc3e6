#pragma once

#include "core/host/system_roots.h"

#include <filesystem>
#include <optional>
#include <string>

namespace merops {

/// A disk's own thermometer, as the system shows it (hwmon; StorageDeviceTemperatureProperty).
struct TemperatureSensor {
  std::string device{};                     ///< the disk's name: nvme0n1, sda, PhysicalDrive0
  std::filesystem::path input{};            ///< what is asked: tempN_input, or the drive itself
  std::optional<double> warning_celsius{};  ///< from where on the disk calls itself too warm

  /// Now; absent where the sensor does not answer, or with what no disk has: below -40, above 150, or 0 exactly. Of an
  /// NVMe disk the disk itself is asked: waits as long as the disk does.
  [[nodiscard]] std::optional<double> read_celsius() const;
};

/// Of a whole disk by its name: the sensor labelled "Composite", else the first. Absent where there is none, as for
/// SATA disks without Linux's module drivetemp. Never throws.
[[nodiscard]] std::optional<TemperatureSensor> find_temperature_sensor(const std::string& device,
                                                                       const SystemRoots& roots = {});

}  // namespace merops
