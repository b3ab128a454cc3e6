#include "core/host/device_facts.h"
#include "core/host/drive_facts_windows.h"
#include "core/host/storage_query_windows.h"
#include "core/model/error.h"

#include <fmt/format.h>

namespace merops {
namespace {

/// Numbers have gaps where a disk was pulled out. Windows has no shorter way to all of them without a window's library.
constexpr std::uint32_t kMostDrives = 256;

}  // namespace

std::vector<DeviceFacts> list_devices(const SystemRoots&) {
  const std::vector<VolumeFacts> volumes = list_volumes();
  std::vector<DeviceFacts> all;
  for (std::uint32_t number = 0; number < kMostDrives; ++number) {
    if (auto facts = facts_of_drive(number, volumes)) all.push_back(std::move(*facts));
  }
  return all;
}

DeviceFacts device_facts(const std::string& name, const SystemRoots&) {
  const auto number = drive_number(name);
  auto facts = number ? facts_of_drive(*number, list_volumes()) : std::nullopt;
  if (!facts)
    throw Error(fmt::format("looking for the disk {}", name), "Windows knows none of this name",
                "see the list of devices: merops devices");
  return std::move(*facts);
}

}  // namespace merops
