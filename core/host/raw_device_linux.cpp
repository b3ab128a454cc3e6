#include "core/host/block_tree_linux.h"
#include "core/host/device_facts.h"
#include "core/host/kernel_file.h"
#include "core/host/raw_device.h"
#include "core/model/error.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <fmt/format.h>
#include <sys/stat.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

std::string looking(const fs::path& path) { return fmt::format("looking at the device {}", path.string()); }

std::string kernel_name(const fs::path& path, const BlockTree& blocks) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0)
    throw Error(looking(path), std::generic_category().message(errno),
                errno == ENOENT ? "check the spelling; merops devices lists what there is" : "");
  const std::string name = blocks.name_of(path);
  if (!name.empty()) return name;
  throw Error(looking(path), S_ISREG(status.st_mode) ? "it is a file, not a block device" : "it is not a block device",
              "merops devices lists what there is; a copy of a file is made with cp");
}

/// A serial number is worth typing only where it is the name of one device: namespaces share their controller's, and
/// cheap bridges have the same one all.
bool is_unique(const RawDevice& device, const SystemRoots& roots) {
  if (device.serial.empty() || device.partition) return false;
  const auto all = list_devices(roots);
  return std::count_if(all.begin(), all.end(),
                       [&](const DeviceFacts& other) { return other.serial == device.serial; }) == 1;
}

/// The node that will be opened is the one that was named, not another of the same spelling.
void require_own_node(const fs::path& asked, const RawDevice& device, const BlockTree& blocks) {
  if (blocks.name_of(device.path) == device.name) return;
  throw Error(looking(asked),
              fmt::format("the kernel calls it {}, and {} is not it", device.name, device.path.string()));
}

}  // namespace

RawDevice find_raw_device(const fs::path& path, const SystemRoots& roots) {
  const BlockTree blocks(roots);
  const DeviceFacts facts = device_facts(kernel_name(path, blocks), roots);
  RawDevice device;
  device.path = facts.path;
  device.name = facts.name;
  require_own_node(path, device, blocks);
  device.model = facts.model;
  device.transport = facts.transport;
  device.serial = facts.serial;
  device.number = blocks.number_of(facts.name).value_or(0);
  device.sequence = read_number(blocks.disk_folder(facts.name) / "diskseq").value_or(0);
  device.start = read_number(blocks.folder(facts.name) / "start").value_or(0);
  device.size = facts.size;
  device.logical_block = facts.logical_block;
  device.partition = blocks.is_partition(facts.name);
  device.read_only = facts.read_only;
  device.serial_is_unique = is_unique(device, roots);
  return device;
}

}  // namespace merops
