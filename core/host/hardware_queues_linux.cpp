#include "core/host/hardware_queues_linux.h"

#include "core/host/kernel_file.h"

#include <algorithm>
#include <string>

namespace merops {
namespace {

namespace fs = std::filesystem;

std::uint32_t queues_in(const fs::path& disk) { return static_cast<std::uint32_t>(entries_of(disk / "mq").size()); }

// The disk nvme0n1 of a subsystem is nvme0c3n1 below its controller nvme3.
bool is_path_to(const std::string& disk, const std::string& path) {
  const auto number = path.rfind('c');
  if (number == std::string::npos || path.rfind("nvme", 0) != 0) return false;
  const auto name = path.find('n', number);
  return name != std::string::npos && path.substr(0, number) + path.substr(name) == disk;
}

}  // namespace

std::uint32_t hardware_queues_of(const fs::path& disk_folder) {
  std::uint32_t most = queues_in(disk_folder);
  if (most != 0) return most;
  for (const fs::path& controller : entries_of(disk_folder / "device")) {
    for (const fs::path& path : entries_of(controller)) {
      if (is_path_to(disk_folder.filename().string(), path.filename().string())) most = std::max(most, queues_in(path));
    }
  }
  return most;
}

}  // namespace merops
