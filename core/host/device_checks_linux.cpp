#include "core/host/device_checks_linux.h"

#include <algorithm>
#include <array>

namespace merops {
namespace {

// Data in use first: a remedy for what comes later must not be tried before.
constexpr std::array<DeviceCheck, 14> kChecks{
    check_root,       check_mounts,     check_swap,      check_holders, check_loops,           check_twins,
    check_processes,  check_kind,       check_read_only, check_size,    check_store_elsewhere, check_partition_kind,
    check_partitions, check_signatures,
};

void add(std::vector<std::string>& names, const std::string& name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

std::string disk_of(const RawDevice& device, const BlockTree& blocks) {
  if (!device.partition) return device.name;
  const std::string disk = blocks.disk_folder(device.name).filename().string();
  return blocks.name_of(blocks.number_of(disk).value_or(0));  // sysfs spells names with a slash otherwise
}

std::vector<std::string> devices_that_share(const RawDevice& device, const std::string& disk, const BlockTree& blocks) {
  std::vector<std::string> names = blocks.family(device.name);
  if (!device.partition) return names;
  add(names, disk);
  for (const std::string& holder : blocks.holders(disk)) {
    for (const std::string& member : blocks.family(holder)) add(names, member);
  }
  return names;
}

}  // namespace

DeviceLook::DeviceLook(const RawDevice& looked_at, const IntendedImage& intended, const SystemRoots& where)
    : device(looked_at),
      image(intended),
      roots(where),
      tree(where),
      disk(disk_of(looked_at, tree.blocks())),
      same(devices_that_share(looked_at, disk, tree.blocks())) {}

bool DeviceLook::shares_bytes(const std::string& name) const {
  return std::find(same.begin(), same.end(), name) != same.end();
}

std::vector<Objection> objections_to(const RawDevice& device, const IntendedImage& image, const SystemRoots& roots) {
  const DeviceLook look(device, image, roots);
  std::vector<Objection> all;
  for (const DeviceCheck check : kChecks) {
    for (Objection& objection : check(look)) all.push_back(std::move(objection));
  }
  return all;
}

}  // namespace merops
