#include "core/host/virtual_disk.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace merops {
namespace {

// What hypervisors and clouds call their disks, in lower case. Disks handed through whole (Amazon's instance storage,
// Azure's "NVMe Direct Disk") are not among them.
constexpr std::array<std::string_view, 12> kHypervisorModels{"qemu",
                                                             "vmware",
                                                             "vbox",
                                                             "virtual disk",
                                                             "virtual hd",
                                                             "virtio",
                                                             "xen",
                                                             "bochs",
                                                             "parallels",
                                                             "amazon elastic block store",
                                                             "google persistentdisk",
                                                             "nvme_card-pd"};

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return text;
}

}  // namespace

bool is_virtual_disk(const std::string& transport, const std::string& model) {
  if (transport == "virtual") return true;
  const std::string name = lower(model);
  return std::any_of(kHypervisorModels.begin(), kHypervisorModels.end(),
                     [&](std::string_view part) { return name.find(part) != std::string::npos; });
}

}  // namespace merops
