#include "core/host/device_facts.h"
#include "core/host/drive_facts_windows.h"
#include "core/host/error_windows.h"
#include "core/host/storage_query_windows.h"
#include "core/host/volume_windows.h"
#include "core/host/wide_text_windows.h"

#include <algorithm>

#include <fmt/format.h>
#include <windows.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, unsigned long error) {
  throw error_of(fmt::format("finding the disk below {}", path.string()), error);
}

/// Whole disks: what Windows stacks on them (Storage Spaces, RAID) shows itself as a disk, and what is below as none.
void add_disks(StorageFacts& facts, const std::vector<std::uint32_t>& disks) {
  const std::vector<VolumeFacts> volumes = list_volumes();
  for (const std::uint32_t disk : disks) {
    auto device = facts_of_drive(disk, volumes);
    if (!device) continue;
    facts.leaves.push_back(device->name);
    facts.virtual_disk = facts.virtual_disk || device->virtual_disk;
    facts.chain.push_back(std::move(*device));
  }
  if (!facts.leaves.empty()) facts.device = facts.leaves.front();
}

void add_space(StorageFacts& facts, const std::string& folder) {
  ULARGE_INTEGER free{}, size{};
  if (::GetDiskFreeSpaceExW(wide_of(folder).c_str(), &free, &size, nullptr) == 0) return;
  facts.free_bytes = free.QuadPart;
  facts.size_bytes = size.QuadPart;
}

/// "\\.\PhysicalDrive0", "\\.\C:"
bool is_device(const fs::path& path) { return path.native().rfind(LR"(\\.\)", 0) == 0; }

StorageFacts of_device(const fs::path& path) {
  const FileHandle device = open_device_to_ask(path);
  if (!device) fail(path, ::GetLastError());
  const auto number = drive_number(path.string());
  StorageFacts facts;
  add_disks(facts, number ? std::vector{*number} : disks_below(device));
  for (const DeviceFacts& disk : facts.chain) facts.size_bytes += disk.size;
  return facts;
}

StorageFacts of_file(const fs::path& path) {
  const FileHandle file = open_file_to_ask(path);
  if (!file) fail(path, ::GetLastError());
  const VolumeFacts volume = volume_facts_of(file);
  StorageFacts facts;
  if (!volume.mount_points.empty()) facts.mount_point = volume.mount_points.front();
  facts.file_system = volume.file_system;
  facts.options = volume.options;
  facts.memory_backed = volume.memory;
  add_disks(facts, volume.disks);
  add_space(facts, volume.root.empty() ? utf8_of(volume_of(path)) : volume.root);
  return facts;
}

}  // namespace

StorageFacts storage_of(const fs::path& path, const SystemRoots&) {
  return is_device(path) ? of_device(path) : of_file(path);
}

}  // namespace merops
