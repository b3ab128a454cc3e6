#include "core/host/device_facts.h"
#include "core/host/device_facts_of_linux.h"
#include "core/host/device_identity_linux.h"
#include "core/host/hardware_queues_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/link_linux.h"
#include "core/host/transport_linux.h"
#include "core/host/virtual_disk.h"
#include "core/model/error.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kSectorBytes = 512;  // sysfs' unit of sizes, whatever the device's block is
constexpr std::uint32_t kLargestBlock = 4096;
constexpr std::array<std::string_view, 6> kGoneStates{"offline", "transport-offline", "dead", "deleting", "cancel",
                                                      "del"};

std::uint32_t small_number(const fs::path& path) { return static_cast<std::uint32_t>(read_number(path).value_or(0)); }

bool is_set(const fs::path& path) { return read_number(path).value_or(0) != 0; }

void add_queue(DeviceFacts& facts, const fs::path& queue) {
  facts.logical_block = small_number(queue / "logical_block_size");
  facts.physical_block = small_number(queue / "physical_block_size");
  if (const auto rotational = read_number(queue / "rotational")) facts.rotational = *rotational != 0;
  facts.scheduler = chosen(read_text(queue / "scheduler").value_or(""));
  facts.max_request_bytes = read_number(queue / "max_sectors_kb").value_or(0) * 1024;
  facts.max_segments = small_number(queue / "max_segments");
  facts.queue_depth = small_number(queue / "nr_requests");
}

// nvme0n1 is ng0n1 by its character device.
void add_namespace(DeviceFacts& facts, const std::string& disk_name, const fs::path& disk, const SystemRoots& roots) {
  if (disk_name.rfind("nvme", 0) != 0) return;
  if (const auto number = read_number(disk / "nsid")) facts.namespace_id = static_cast<std::uint32_t>(*number);
  const std::string name = "ng" + disk_name.substr(4);
  std::error_code ignored;
  if (fs::exists(roots.sys / "class/nvme-generic" / name, ignored))
    facts.character_device = (roots.dev / name).string();
}

void add_identity(DeviceFacts& facts, const StorageTree& tree, const fs::path& disk, const fs::path& run_udev) {
  const DeviceIdentity identity = identity_of_device(disk, tree.blocks().number_of(facts.name), run_udev);
  facts.model = identity.model;
  facts.firmware = identity.firmware;
  facts.serial = identity.serial;
}

void add_mounts(DeviceFacts& facts, const StorageTree& tree) {
  for (const auto& [device, mount] : tree.mounts_of(facts.name)) {
    facts.mounts.push_back({device, mount.point, mount.file_system, mount.all_options()});
  }
}

std::string why_unusable(const DeviceFacts& facts, const fs::path& own, const fs::path& disk) {
  const std::string state = read_text(disk / "device/state").value_or("");
  if (std::find(kGoneStates.begin(), kGoneStates.end(), state) != kGoneStates.end())
    return fmt::format("the kernel calls it {}", state);
  if (!read_number(own / "size")) return "its size cannot be read";
  if (facts.size == 0) return facts.removable ? "no medium" : "its size is 0: no medium, or not set up";
  if (facts.logical_block == 0) return "its block size cannot be read";
  if (facts.logical_block > kLargestBlock)
    return fmt::format("its logical blocks have {} bytes; stores are laid out for {} at most", facts.logical_block,
                       kLargestBlock);
  return {};
}

// Loop and network devices wait in numbers until somebody sets them up.
bool worth_showing(const DeviceFacts& facts) {
  const bool waits = facts.transport == "loop" || facts.transport == "zram" || facts.transport == "nbd";
  return facts.size > 0 || !waits;
}

}  // namespace

DeviceFacts facts_of(const std::string& name, const StorageTree& tree, const SystemRoots& roots) {
  const fs::path own = tree.blocks().folder(name), disk = tree.blocks().disk_folder(name);
  DeviceFacts facts;
  facts.name = name;
  facts.path = (roots.dev / name).string();
  facts.transport = transport_of(disk.filename().string(), disk);
  facts.driver = driver_of(disk);
  add_namespace(facts, disk.filename().string(), disk, roots);
  add_identity(facts, tree, disk, roots.run_udev);
  facts.size = read_number(own / "size").value_or(0) * kSectorBytes;
  add_queue(facts, disk / "queue");
  facts.hardware_queues = hardware_queues_of(disk);
  facts.removable = is_set(disk / "removable");
  facts.read_only = is_set(own / "ro");
  facts.memory_backed = tree.is_memory(name);
  facts.virtual_disk = is_virtual_disk(facts.transport, facts.model);
  facts.link = link_of(disk);
  if (facts.virtual_disk) facts.link.ceiling_bytes_per_s.reset();  // an emulated link limits nothing
  facts.parents = tree.parents(name);
  facts.leaves = tree.leaves(name);
  facts.backing_file = tree.backing_file(name);
  add_mounts(facts, tree);
  facts.unusable = why_unusable(facts, own, disk);
  return facts;
}

std::vector<DeviceFacts> list_devices(const SystemRoots& roots) {
  const StorageTree tree(roots);
  std::vector<DeviceFacts> all;
  for (const std::string& name : tree.blocks().whole_devices()) {
    DeviceFacts facts = facts_of(name, tree, roots);
    if (worth_showing(facts)) all.push_back(std::move(facts));
  }
  return all;
}

DeviceFacts device_facts(const std::string& name, const SystemRoots& roots) {
  const StorageTree tree(roots);
  if (!tree.blocks().has(name))
    throw Error(fmt::format("looking for the block device {}", name), "the kernel knows none of this name",
                "see the list of devices: merops devices");
  return facts_of(name, tree, roots);
}

}  // namespace merops
