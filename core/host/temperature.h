#pragma once

#include "core/host/system_roots.h"

#include <filesystem>
#include <optional>
#include <string>

namespace merops {

/// A disk's own thermometer, as the kernel shows it (hwmon).
struct TemperatureSensor {
  std::string device{};                     ///< kernel name of the disk: nvme0n1, sda
  std::filesystem::path input{};            ///< tempN_input, in thousandths of a degree
  std::optional<double> warning_celsius{};  ///< from where on the disk calls itself too warm (tempN_max)

  /// Now; absent where the sensor does not answer, or with what no disk has: below -40, above 150, or 0 exactly. Of an
  /// NVMe disk the kernel asks the disk itself, once a second at most: waits as long as the disk does.
  [[nodiscard]] std::optional<double> read_celsius() const;
};

/// Of a whole disk by kernel name: the sensor labelled "Composite", else the first. Absent where there is none, as for
/// SATA disks without the kernel's module drivetemp. Never throws.
[[nodiscard]] std::optional<TemperatureSensor> find_temperature_sensor(const std::string& device,
                                                                       const SystemRoots& roots = {});

}  // namespace merops
