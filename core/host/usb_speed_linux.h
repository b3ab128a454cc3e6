#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace merops {

/// The fastest signalling of one lane that a USB device can speak, in Mb/s, so that a device in a slower port or on a
/// poor cable is seen. Absent where its descriptors do not tell: a device behind a USB 2.0 port hides its version, and
/// only its binary object store (sysfs' `bos_descriptors`, Linux 6.9) still lists the faster speeds.
[[nodiscard]] std::optional<std::uint32_t> fastest_usb_mbit_per_s(const std::filesystem::path& device);

/// The same from the bytes of a binary object store: its SuperSpeed and SuperSpeedPlus capabilities; 480 where it has
/// neither. Absent where the bytes are none.
[[nodiscard]] std::optional<std::uint32_t> fastest_in_object_store(const std::string& bytes);

}  // namespace merops
