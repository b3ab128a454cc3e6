#include "core/host/storage_answer_windows.h"

#include "core/model/little_endian.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace merops::storage_answer {
namespace {

constexpr std::uint32_t kDiskDevice = 7;  // FILE_DEVICE_DISK
constexpr std::int64_t kNoTemperature = -32768;

/// 0 where the answer ends before.
std::uint64_t number_at(Bytes answer, std::size_t offset, std::size_t bytes) {
  return answer.size() < offset + bytes ? 0 : get_little_endian(answer.subspan(offset), bytes);
}

std::uint32_t word_at(Bytes answer, std::size_t offset) {
  return static_cast<std::uint32_t>(number_at(answer, offset, 4));
}

/// A text that ends with a NUL or with the answer; 0 and offsets outside mean that there is none.
std::string text_at(Bytes answer, std::size_t offset) {
  if (offset == 0 || offset >= answer.size()) return {};
  std::string text;
  for (const std::byte letter : answer.subspan(offset)) {
    if (letter == std::byte{0}) break;
    text += static_cast<char>(letter);
  }
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::optional<double> celsius_at(Bytes answer, std::size_t offset) {
  const auto raw = static_cast<std::int16_t>(number_at(answer, offset, 2));
  const bool plausible = raw != kNoTemperature && raw >= -40 && raw <= 150 && raw != 0;
  return plausible ? std::optional<double>(raw) : std::nullopt;
}

}  // namespace

std::optional<Device> decode_device(Bytes answer) {
  constexpr std::size_t kBus = 28, kFixedPart = 32;
  if (answer.size() < kFixedPart) return std::nullopt;
  Device device;
  device.removable = answer[10] != std::byte{0};
  device.vendor = text_at(answer, word_at(answer, 12));
  device.product = text_at(answer, word_at(answer, 16));
  device.revision = text_at(answer, word_at(answer, 20));
  device.serial = text_at(answer, word_at(answer, 24));
  device.bus = word_at(answer, kBus);
  return device;
}

std::string model_of(const Device& device) {
  const bool only_kind = device.vendor == "ATA" || device.vendor == "NVMe";
  if (device.vendor.empty() || device.product.empty() || only_kind) return device.product;
  return device.vendor + " " + device.product;
}

std::string transport_of_bus(std::uint32_t bus) {
  constexpr std::array<std::string_view, 21> kByBus{"unknown", "scsi", "sata",  "sata", "unknown", "scsi", "scsi",
                                                    "usb",     "scsi", "iscsi", "sas",  "sata",    "mmc",  "mmc",
                                                    "virtual", "loop", "md",    "nvme", "pmem",    "scsi", "nvme-of"};
  return std::string(bus < kByBus.size() ? kByBus[bus] : kByBus.front());
}

std::optional<Adapter> decode_adapter(Bytes answer) {
  constexpr std::uint32_t kNoLimit = 0xFFFF'FFFF;
  if (answer.size() < 16) return std::nullopt;
  const auto limit_at = [&](std::size_t offset) { return word_at(answer, offset) % kNoLimit; };
  return Adapter{limit_at(8), limit_at(12)};
}

std::optional<Blocks> decode_blocks(Bytes answer) {
  const Blocks blocks{word_at(answer, 16), word_at(answer, 20)};
  return blocks.logical == 0 || blocks.physical == 0 ? std::nullopt : std::optional(blocks);
}

std::optional<Geometry> decode_geometry(Bytes answer) {
  if (answer.size() < 32) return std::nullopt;
  return Geometry{number_at(answer, 24, 8), word_at(answer, 20)};
}

std::optional<bool> decode_seek_penalty(Bytes answer) {
  return answer.size() < 9 ? std::nullopt : std::optional(answer[8] != std::byte{0});
}

Temperature decode_temperature(Bytes answer) {
  constexpr std::size_t kSensors = 24, kSensorBytes = 16;
  Temperature found;
  found.warning_celsius = celsius_at(answer, 10);
  const bool has_sensor = number_at(answer, 12, 2) > 0 && answer.size() >= kSensors + kSensorBytes;
  if (has_sensor) found.celsius = celsius_at(answer, kSensors + 2);
  return found;
}

std::optional<Traffic> decode_traffic(Bytes answer) {
  if (answer.size() < 48) return std::nullopt;
  const Traffic traffic{word_at(answer, 40), number_at(answer, 0, 8), word_at(answer, 44), number_at(answer, 8, 8)};
  const bool counts = (traffic.reads | traffic.read_bytes | traffic.writes | traffic.written_bytes) != 0;
  return counts ? std::optional(traffic) : std::nullopt;
}

std::vector<std::uint32_t> decode_disks(Bytes answer) {
  constexpr std::size_t kExtents = 8, kExtentBytes = 24;
  std::vector<std::uint32_t> disks;
  const std::uint32_t count = word_at(answer, 0);
  for (std::size_t i = 0; i < count && answer.size() >= kExtents + (i + 1) * kExtentBytes; ++i) {
    const std::uint32_t disk = word_at(answer, kExtents + i * kExtentBytes);
    if (std::find(disks.begin(), disks.end(), disk) == disks.end()) disks.push_back(disk);
  }
  return disks;
}

std::optional<std::uint32_t> decode_disk_number(Bytes answer) {
  if (answer.size() < 12 || word_at(answer, 0) != kDiskDevice) return std::nullopt;
  return word_at(answer, 4);
}

std::string decode_log_page(Bytes answer, std::size_t page_bytes) {
  constexpr std::size_t kProtocolData = 8;  // where offsets count from
  const std::size_t begin = kProtocolData + word_at(answer, kProtocolData + 16);
  const std::size_t length = word_at(answer, kProtocolData + 20);
  if (begin == kProtocolData || length < page_bytes || answer.size() < begin + page_bytes) return {};
  std::string page(page_bytes, '\0');
  std::transform(answer.begin() + static_cast<std::ptrdiff_t>(begin),
                 answer.begin() + static_cast<std::ptrdiff_t>(begin + page_bytes), page.begin(),
                 [](std::byte value) { return static_cast<char>(value); });
  return page;
}

}  // namespace merops::storage_answer
