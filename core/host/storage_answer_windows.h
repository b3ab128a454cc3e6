#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What drives and volumes answer to DeviceIoControl, decoded. Pure functions over the bytes that came, which may be
/// fewer than their structure has (winioctl.h, ntddstor.h): what is not there is absent or empty.
namespace merops::storage_answer {

using Bytes = std::span<const std::byte>;

/// STORAGE_DEVICE_DESCRIPTOR (StorageDeviceProperty). Texts come without the blanks around them.
struct Device {
  std::string vendor{}, product{}, revision{}, serial{};
  std::uint32_t bus = 0;  ///< STORAGE_BUS_TYPE
  bool removable = false;
};
[[nodiscard]] std::optional<Device> decode_device(Bytes answer);
/// How the disk is called: of SCSI disks the vendor belongs to the name, but "ATA" and "NVMe", which only say what
/// kind they are.
[[nodiscard]] std::string model_of(const Device& device);
/// A bus in the words of DeviceFacts::transport, as a Linux kernel would class the disk.
[[nodiscard]] std::string transport_of_bus(std::uint32_t bus);

/// STORAGE_ADAPTER_DESCRIPTOR (StorageAdapterProperty). 0 where it has no limit.
struct Adapter {
  std::uint64_t largest_transfer = 0;  ///< bytes
  std::uint32_t most_pages = 0;        ///< of 4 KiB, in one transfer
};
[[nodiscard]] std::optional<Adapter> decode_adapter(Bytes answer);

/// STORAGE_ACCESS_ALIGNMENT_DESCRIPTOR (StorageAccessAlignmentProperty), in bytes. Absent where a size is 0.
struct Blocks {
  std::uint32_t logical = 0, physical = 0;
};
[[nodiscard]] std::optional<Blocks> decode_blocks(Bytes answer);

/// DISK_GEOMETRY_EX (IOCTL_DISK_GET_DRIVE_GEOMETRY_EX).
struct Geometry {
  std::uint64_t size = 0;     ///< bytes
  std::uint32_t logical = 0;  ///< bytes
};
[[nodiscard]] std::optional<Geometry> decode_geometry(Bytes answer);

/// DEVICE_SEEK_PENALTY_DESCRIPTOR (StorageDeviceSeekPenaltyProperty): whether it rotates.
[[nodiscard]] std::optional<bool> decode_seek_penalty(Bytes answer);

/// STORAGE_TEMPERATURE_DATA_DESCRIPTOR (StorageDeviceTemperatureProperty): the first sensor, which is the whole disk's.
/// Absent are readings that no disk has: below -40, above 150, or 0 exactly.
struct Temperature {
  std::optional<double> celsius{}, warning_celsius{};
};
[[nodiscard]] Temperature decode_temperature(Bytes answer);

/// DISK_PERFORMANCE (IOCTL_DISK_PERFORMANCE). Absent where everything is 0: then nothing counts.
struct Traffic {
  std::uint64_t reads = 0, read_bytes = 0, writes = 0, written_bytes = 0;
};
[[nodiscard]] std::optional<Traffic> decode_traffic(Bytes answer);

/// VOLUME_DISK_EXTENTS (IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS): numbers of the disks below a volume, each once.
[[nodiscard]] std::vector<std::uint32_t> decode_disks(Bytes answer);
/// STORAGE_DEVICE_NUMBER (IOCTL_STORAGE_GET_DEVICE_NUMBER) of a disk or a volume on one; absent for other devices.
[[nodiscard]] std::optional<std::uint32_t> decode_disk_number(Bytes answer);

/// The log page in a STORAGE_PROTOCOL_DATA_DESCRIPTOR (StorageDeviceProtocolSpecificProperty); empty where it is not
/// whole.
[[nodiscard]] std::string decode_log_page(Bytes answer, std::size_t page_bytes);

}  // namespace merops::storage_answer
