#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace merops {

/// What a disk calls itself; empty where it does not say.
struct DeviceIdentity {
  std::string model{}, firmware{}, serial{};
};

/// From sysfs' disk folder, an ATA disk's own words first, and udev's database (/run/udev) for what is missing there.
/// `number` is the device number (dev_t). Of a dm device the model is its name, of a md device its level.
[[nodiscard]] DeviceIdentity identity_of_device(const std::filesystem::path& disk_folder,
                                                std::optional<std::uint64_t> number,
                                                const std::filesystem::path& run_udev);

}  // namespace merops
