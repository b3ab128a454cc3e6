#include "core/host/drive_facts_windows.h"

#include "core/host/error_windows.h"
#include "core/host/storage_answer_windows.h"
#include "core/host/storage_query_windows.h"
#include "core/host/virtual_disk.h"

#include <algorithm>

#include <fmt/format.h>
#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

namespace sa = storage_answer;

constexpr std::uint32_t kLeastBlock = 512, kLargestBlock = 4096;

void add_identity(DeviceFacts& facts, const FileHandle& drive) {
  const auto device = sa::decode_device(ask_property(drive, StorageDeviceProperty).bytes);
  facts.transport = device ? sa::transport_of_bus(device->bus) : "unknown";
  if (device) {
    facts.model = sa::model_of(*device);
    facts.firmware = device->revision;
    facts.serial = device->serial;
    facts.removable = device->removable;
  }
  facts.virtual_disk = is_virtual_disk(facts.transport, facts.model);
}

/// By the geometry, which anybody may ask for; the length (IOCTL_DISK_GET_LENGTH_INFO) needs the right to read.
void add_size(DeviceFacts& facts, const FileHandle& drive) {
  const StorageAnswer answer = ask_storage(drive, IOCTL_DISK_GET_DRIVE_GEOMETRY_EX);
  const auto geometry = sa::decode_geometry(answer.bytes);
  LARGE_INTEGER file{};  // some emulators keep a drive in a file
  facts.size = geometry ? geometry->size : 0;
  if (facts.size == 0 && ::GetFileSizeEx(drive.handle(), &file) != 0)
    facts.size = static_cast<std::uint64_t>(file.QuadPart);
  facts.logical_block = geometry && geometry->logical != 0 ? geometry->logical : kLeastBlock;
  if (facts.size != 0) return;
  const bool empty = answer.error == ERROR_NOT_READY || answer.error == ERROR_NO_MEDIA_IN_DRIVE;
  facts.unusable = empty ? "no medium" : "its size cannot be read";
  if (!empty && answer.error != 0) facts.unusable += ": " + words_of_error(answer.error);
}

void add_blocks(DeviceFacts& facts, const FileHandle& drive) {
  facts.physical_block = facts.logical_block;
  const auto blocks = sa::decode_blocks(ask_property(drive, StorageAccessAlignmentProperty).bytes);
  if (blocks) facts.logical_block = blocks->logical;
  if (blocks) facts.physical_block = blocks->physical;
  if (facts.logical_block > kLargestBlock && facts.unusable.empty())
    facts.unusable = fmt::format("its logical blocks have {} bytes; stores are laid out for {} at most",
                                 facts.logical_block, kLargestBlock);
}

void add_queue(DeviceFacts& facts, const FileHandle& drive) {
  facts.rotational = sa::decode_seek_penalty(ask_property(drive, StorageDeviceSeekPenaltyProperty).bytes);
  facts.read_only = ask_storage(drive, IOCTL_DISK_IS_WRITABLE).error == ERROR_WRITE_PROTECT;
  const auto adapter = sa::decode_adapter(ask_property(drive, StorageAdapterProperty).bytes);
  if (!adapter) return;
  facts.max_request_bytes = adapter->largest_transfer;
  facts.max_segments = adapter->most_pages;
}

void add_mounts(DeviceFacts& facts, std::uint32_t number, const std::vector<VolumeFacts>& volumes) {
  for (const VolumeFacts& volume : volumes) {
    if (std::find(volume.disks.begin(), volume.disks.end(), number) == volume.disks.end()) continue;
    for (const std::string& point : volume.mount_points)
      facts.mounts.push_back({volume.root, point, volume.file_system, volume.options});
  }
}

bool is_missing(unsigned long error) { return error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND; }

}  // namespace

std::optional<DeviceFacts> facts_of_drive(std::uint32_t number, const std::vector<VolumeFacts>& volumes) {
  DeviceFacts facts;
  facts.name = drive_name(number);
  facts.path = drive_path(number);
  facts.leaves = {facts.name};
  const FileHandle drive = open_device_to_ask(facts.path);
  const unsigned long error = drive ? 0 : ::GetLastError();
  if (is_missing(error)) return std::nullopt;
  add_mounts(facts, number, volumes);
  if (!drive) {
    facts.transport = "unknown";
    facts.unusable = "it cannot be opened: " + words_of_error(error);
    return facts;
  }
  add_identity(facts, drive);
  add_size(facts, drive);
  add_blocks(facts, drive);
  add_queue(facts, drive);
  return facts;
}

}  // namespace merops
