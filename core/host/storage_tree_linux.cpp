#include "core/host/storage_tree_linux.h"

#include "core/host/kernel_file.h"
#include "core/host/overlay_linux.h"
#include "core/host/transport_linux.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <system_error>

#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr int kMostOverlays = 8;  // the kernel stacks two

bool is_memory_file_system(const std::string& type) {
  return type == "tmpfs" || type == "ramfs" || type == "devtmpfs" || type == "hugetlbfs" || type == "rootfs";
}

bool contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// "/dev/sda2  partition  8388604  0  -2" below a line of headings.
std::vector<std::string> swap_nodes(const fs::path& proc) {
  std::vector<std::string> nodes;
  std::istringstream lines(read_text(proc / "swaps").value_or(""));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string node, type;
    if (words >> node >> type && type == "partition") nodes.push_back(node);
  }
  return nodes;
}

}  // namespace

StorageTree::StorageTree(const SystemRoots& roots) : roots_(roots), blocks_(roots), mounts_(read_mounts(roots.proc)) {
  for (const Mount& mount : mounts_) {
    for (const std::string& name : devices_of(mount)) in_use_.emplace_back(name, mount);
  }
  for (const std::string& node : swap_nodes(roots.proc)) {
    const std::string name = device_at(node);
    if (!name.empty()) in_use_.emplace_back(name, Mount{.file_system = "swap", .source = node});
  }
}

std::string StorageTree::device_at(const std::string& node) const {
  const fs::path inside = fs::path(node).lexically_relative("/dev");
  const bool below_dev = !inside.empty() && *inside.begin() != "..";
  return below_dev ? blocks_.name_of(roots_.dev / inside) : std::string();
}

// /sys/fs/btrfs/UUID/devices/NAME
std::vector<std::string> StorageTree::btrfs_devices(const std::string& member) const {
  for (const fs::path& volume : entries_of(roots_.sys / "fs/btrfs")) {
    std::vector<std::string> names;
    for (const fs::path& device : entries_of(volume / "devices")) names.push_back(device.filename().string());
    if (contains(names, member)) return names;
  }
  return {member};
}

std::vector<std::string> StorageTree::devices_of(const Mount& mount) const {
  std::string name = major(mount.device) != 0 ? blocks_.name_of(mount.device) : std::string();
  if (name.empty()) name = device_at(mount.source);
  if (name.empty()) return {};
  return mount.file_system == "btrfs" ? btrfs_devices(name) : std::vector<std::string>{name};
}

Home StorageTree::home_of(const fs::path& path, int overlays) const {
  struct stat status {};
  std::error_code error;
  const fs::path resolved = fs::canonical(path, error);
  if (error || ::stat(resolved.c_str(), &status) != 0) return {};
  Home home{mount_of(resolved, status.st_dev, mounts_)};
  home.memory = is_memory_file_system(home.mount.file_system);
  home.devices = home.memory ? std::vector<std::string>() : devices_of(home.mount);
  if (home.mount.point.empty()) {  // a changed root: what it lies on is mounted out of sight
    const std::string name = blocks_.name_of(status.st_dev);
    if (!name.empty()) home.devices = {name};
  }
  if (home.mount.file_system != "overlay" || overlays == 0) return home;
  const Home layer = home_of(below_overlay(resolved, home.mount), overlays - 1);
  home.devices = layer.devices;
  home.memory = layer.memory;
  return home;
}

Home StorageTree::home_of(const fs::path& path) const { return home_of(path, kMostOverlays); }

std::string StorageTree::backing_file(const std::string& name) const {
  return read_text(blocks_.folder(name) / "loop/backing_file").value_or("");
}

std::vector<std::string> StorageTree::parents(const std::string& name) const {
  if (blocks_.is_partition(name)) return {blocks_.disk_folder(name).filename().string()};
  const std::string file = backing_file(name);
  return file.empty() ? blocks_.slaves(name) : home_of(file).devices;
}

std::vector<std::string> StorageTree::below(std::vector<std::string> names) const {
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (const std::string& parent : parents(names[i])) {
      if (!contains(names, parent)) names.push_back(parent);
    }
  }
  return names;
}

std::vector<std::string> StorageTree::leaves(const std::string& name) const {
  std::vector<std::string> all = below({name});
  all.erase(std::remove_if(all.begin(), all.end(), [this](const std::string& one) { return !parents(one).empty(); }),
            all.end());
  return all;
}

bool StorageTree::is_memory(const std::string& name) const {
  const auto is_one = [&](const std::string& device) {
    const std::string transport = transport_of(device, blocks_.folder(device));
    if (transport == "zram" || transport == "ram") return true;
    const std::string file = backing_file(device);
    return !file.empty() && home_of(file).memory;
  };
  const auto devices = below({name});
  return std::any_of(devices.begin(), devices.end(), is_one);
}

std::vector<std::pair<std::string, Mount>> StorageTree::mounts_of(const std::string& name) const {
  std::vector<std::pair<std::string, Mount>> found;
  const auto family = blocks_.family(name);
  std::copy_if(in_use_.begin(), in_use_.end(), std::back_inserter(found),
               [&](const auto& use) { return contains(family, use.first); });
  return found;
}

}  // namespace merops
