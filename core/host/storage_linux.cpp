#include "core/host/device_facts.h"
#include "core/host/device_facts_of_linux.h"
#include "core/model/error.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, int code) {
  throw Error(fmt::format("finding the disk below {}", path.string()), std::generic_category().message(code),
              code == ENOENT ? "check the spelling" : "");
}

void add_chain(StorageFacts& facts, const std::vector<std::string>& devices, const StorageTree& tree,
               const SystemRoots& roots) {
  for (const std::string& name : tree.below(devices)) facts.chain.push_back(facts_of(name, tree, roots));
  for (const DeviceFacts& device : facts.chain) {
    facts.memory_backed = facts.memory_backed || device.memory_backed;
    facts.virtual_disk = facts.virtual_disk || (device.parents.empty() && device.virtual_disk);
    if (device.parents.empty()) facts.leaves.push_back(device.name);
  }
  if (!devices.empty()) facts.device = devices.front();
}

void add_space(StorageFacts& facts, const fs::path& path) {
  struct statvfs space {};
  if (::statvfs(path.c_str(), &space) != 0) return;
  facts.free_bytes = space.f_bavail * space.f_frsize;
  facts.size_bytes = space.f_blocks * space.f_frsize;
}

StorageFacts of_device(const std::string& name, const StorageTree& tree, const SystemRoots& roots) {
  StorageFacts facts;
  add_chain(facts, {name}, tree, roots);
  facts.size_bytes = facts.chain.front().size;
  return facts;
}

StorageFacts of_file(const fs::path& path, const StorageTree& tree, const SystemRoots& roots) {
  const Home home = tree.home_of(path);
  StorageFacts facts;
  facts.mount_point = home.mount.point;
  facts.file_system = home.mount.file_system;
  facts.options = home.mount.all_options();
  facts.memory_backed = home.memory;
  add_chain(facts, home.devices, tree, roots);
  add_space(facts, path);
  return facts;
}

}  // namespace

StorageFacts storage_of(const fs::path& path, const SystemRoots& roots) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) fail(path, errno);
  const StorageTree tree(roots);
  const std::string device = S_ISBLK(status.st_mode) ? tree.blocks().name_of(path) : std::string();
  return device.empty() ? of_file(path, tree, roots) : of_device(device, tree, roots);
}

}  // namespace merops
