#pragma once

#include "core/host/open_file.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// Bytes that came back, or why none did (GetLastError).
struct StorageAnswer {
  std::vector<std::byte> bytes{};  ///< empty with an error
  unsigned long error = 0;
};

/// "PhysicalDrive3", and the path that opens it.
[[nodiscard]] std::string drive_name(std::uint32_t number);
[[nodiscard]] std::string drive_path(std::uint32_t number);
/// The number in such a name or path, however its letters are; absent for others.
[[nodiscard]] std::optional<std::uint32_t> drive_number(const std::string& name);

/// Opens something to be asked about itself: no right is needed, and nothing can be read. False, with GetLastError set,
/// where that fails.
[[nodiscard]] FileHandle open_device_to_ask(const std::filesystem::path& device);  ///< a drive or a volume
[[nodiscard]] FileHandle open_file_to_ask(const std::filesystem::path& path);      ///< a file or a folder

/// DeviceIoControl with one of the codes that only ask. Hangs where the device does.
[[nodiscard]] StorageAnswer ask_storage(const FileHandle& device, unsigned long code,
                                        std::span<const std::byte> question = {}, std::size_t most_bytes = 4096);
/// IOCTL_STORAGE_QUERY_PROPERTY of a STORAGE_PROPERTY_ID.
[[nodiscard]] StorageAnswer ask_property(const FileHandle& device, int property);

}  // namespace merops
