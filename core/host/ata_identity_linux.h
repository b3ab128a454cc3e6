#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace merops {

/// What an ATA disk says of itself (IDENTIFY DEVICE, as the kernel keeps it). SCSI's words for the same disk are cut:
/// 16 characters of the model, 4 of the firmware.
struct AtaIdentity {
  std::string model{}, firmware{}, serial{};
  std::uint32_t fastest_mbit_per_s = 0;  ///< of its own port: 1500, 3000 or 6000; 0 where it does not say
};

/// From the text of sysfs' `id` attribute: 256 words in hexadecimal. Absent where the text is anything else.
[[nodiscard]] std::optional<AtaIdentity> parse_ata_identity(const std::string& text);

/// Of the disk behind an ATA port's folder (.../ata3); absent where there is none, or the kernel keeps it to itself.
[[nodiscard]] std::optional<AtaIdentity> read_ata_identity(const std::filesystem::path& port);

}  // namespace merops
