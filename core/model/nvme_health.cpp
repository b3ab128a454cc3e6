#include "core/model/nvme_health.h"

#include "core/model/little_endian.h"

#include <limits>

namespace merops {
namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kDataUnit = 512'000;  // bytes: a thousand blocks of 512, rounded up by the drive

using Page = std::span<const std::byte, kNvmeHealthBytes>;

std::uint64_t number_at(Page page, std::size_t offset, std::size_t bytes) {
  return get_little_endian(page.subspan(offset, bytes), bytes);
}

std::uint64_t counter_at(Page page, std::size_t offset) {
  return number_at(page, offset + 8, 8) == 0 ? number_at(page, offset, 8) : kMost;
}

std::uint64_t bytes_at(Page page, std::size_t offset) {
  const std::uint64_t units = counter_at(page, offset);
  return units > kMost / kDataUnit ? kMost : units * kDataUnit;
}

}  // namespace

DeviceHealth decode_nvme_health(Page page) {
  DeviceHealth health;
  health.critical_warning = static_cast<std::uint32_t>(number_at(page, 0, 1));
  const std::uint64_t kelvin = number_at(page, 1, 2);
  if (kelvin != 0) health.celsius = static_cast<double>(kelvin) - 273;  // whole degrees, as the drive counts them
  health.available_spare = static_cast<std::uint32_t>(number_at(page, 3, 1));
  health.percentage_used = static_cast<std::uint32_t>(number_at(page, 5, 1));
  health.data_read_bytes = bytes_at(page, 32);
  health.data_written_bytes = bytes_at(page, 48);
  health.power_on_hours = counter_at(page, 128);
  health.unsafe_shutdowns = counter_at(page, 144);
  health.media_errors = counter_at(page, 160);
  health.warning_temperature_minutes = number_at(page, 192, 4);
  health.critical_temperature_minutes = number_at(page, 196, 4);
  return health;
}

}  // namespace merops
