#include "results/report/disk_name.h"

#include "core/model/json.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops::report {
namespace {

bool is_leaf(const StorageFacts& storage, const DeviceFacts& device) {
  return std::find(storage.leaves.begin(), storage.leaves.end(), device.name) != storage.leaves.end();
}

const DeviceFacts* device_named(const StorageFacts& storage, const std::string& name) {
  const auto found = std::find_if(storage.chain.begin(), storage.chain.end(),
                                  [&name](const DeviceFacts& device) { return device.name == name; });
  return found == storage.chain.end() ? nullptr : &*found;
}

/// A partition is attached as its disk is; a loop, RAID or mapped device is a way of its own.
bool is_partition(const StorageFacts& storage, const DeviceFacts& device) {
  if (is_leaf(storage, device) || device.parents.size() != 1) return false;
  const DeviceFacts* parent = device_named(storage, device.parents.front());
  return parent != nullptr && parent->transport == device.transport && device.name.starts_with(parent->name);
}

}  // namespace

const DeviceFacts* disk_of(const StorageFacts& storage) {
  const auto found = std::find_if(storage.chain.begin(), storage.chain.end(),
                                  [&](const DeviceFacts& device) { return !is_partition(storage, device); });
  return found == storage.chain.end() ? nullptr : &*found;
}

std::string disk_identity(const MachineFacts& machine, const StorageFacts& storage) {
  const DeviceFacts* disk = disk_of(storage);
  if (disk == nullptr) return machine.machine_id + "\n" + storage.file_system;
  return fmt::format("{}\n{}\n{}\n{}\n{}", machine.machine_id, disk->name, disk->model, disk->serial,
                     disk->backing_file);
}

std::string disk_identity(const MachineFacts& machine, const DeviceFacts& device) {
  StorageFacts storage;
  storage.device = device.name;
  storage.chain = {device};
  storage.chain.front().parents.clear();
  storage.leaves = {device.name};
  return disk_identity(machine_from_json(to_json(machine)), storage_from_json(to_json(storage)));
}

std::string disk_name(const StorageFacts& storage) {
  const DeviceFacts* disk = disk_of(storage);
  if (disk == nullptr) return storage.memory_backed ? "memory" : "no local disk";
  if (!disk->model.empty()) return fmt::format("{} ({})", disk->model, disk->name);
  return fmt::format("{} ({})", disk->name, disk->transport.empty() ? "unknown" : disk->transport);
}

std::string transport_of(const StorageFacts& storage) {
  std::string transport;
  for (const DeviceFacts& device : storage.chain) {
    if (!is_leaf(storage, device) || device.transport == transport) continue;
    if (!transport.empty()) return {};
    transport = device.transport;
  }
  return transport;
}

}  // namespace merops::report
