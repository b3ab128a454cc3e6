#include "core/host/nvme_namespace_linux.h"

#include "core/host/block_tree_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/nvme_commands_linux.h"
#include "core/model/error.h"

#include <algorithm>
#include <cerrno>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kSector = 512;  // sysfs counts in these, whatever the disk's own are

std::string doing_open(const NvmePlace& place) {
  return fmt::format("opening the NVMe namespace {} for commands", place.disk);
}

/// The node that the kernel names for a device of sysfs.
fs::path node_of(const fs::path& device, const SystemRoots& roots) {
  std::istringstream lines(read_text(device / "uevent").value_or(""));
  for (std::string line; std::getline(lines, line);) {
    constexpr std::string_view kName = "DEVNAME=";
    if (line.rfind(kName, 0) == 0) return roots.dev / line.substr(kName.size());
  }
  return {};
}

/// The character devices beside a namespace: its controller's, or with several paths its subsystem's.
std::vector<fs::path> nodes_beside(const fs::path& disk_folder, const SystemRoots& roots) {
  std::vector<fs::path> nodes;
  for (const fs::path& entry : entries_of(disk_folder.parent_path())) {
    std::error_code ignored;
    const fs::path kind = fs::read_symlink(entry / "subsystem", ignored);
    if (kind.filename() != "nvme-generic") continue;
    if (fs::path node = node_of(entry, roots); !node.empty()) nodes.push_back(std::move(node));
  }
  return nodes;
}

std::uint64_t page_bytes() { return static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)); }

/// A command's memory must lie in as many pieces as the driver can name, else the kernel copies it or refuses. Each
/// page may be one. (Linux 6.1 counts the registered buffer's to its end, however few of them the command is about.)
std::uint64_t largest_buffer(const fs::path& queue) {
  return page_bytes() * std::max<std::uint64_t>(1, read_number(queue / "max_segments").value_or(1));
}

std::uint64_t largest_command(const fs::path& queue, std::uint32_t block) {
  if (block == 0) return 0;
  const std::uint64_t by_controller = 1024 * read_number(queue / "max_hw_sectors_kb").value_or(0);
  const std::uint64_t by_count = std::uint64_t{kMostNvmeBlocks} * block;
  const std::uint64_t most = std::min({by_controller, largest_buffer(queue), by_count});
  const std::uint64_t unit = std::max<std::uint64_t>(block, most < page_bytes() ? 0 : page_bytes());
  return most / unit * unit;
}

FileHandle open_node(const fs::path& node, const NvmePlace& place) {
  FileHandle file(::open(node.c_str(), O_RDONLY | O_CLOEXEC));
  if (file) return file;
  const int error = errno;
  const bool rights = error == EACCES || error == EPERM;
  throw Error(doing_open(place), fmt::format("{}: {}", node.string(), std::generic_category().message(error)),
              rights ? fmt::format("run as root, or give yourself the right to read {}", node.string()) : "");
}

/// What the kernel's disk and the drive's namespace disagree about, or what cannot be read this way; else empty.
std::string objection(const NvmeFormat& format, const NvmePlace& place) {
  if (format.metadata != 0) return fmt::format("its blocks carry {} bytes of metadata each", format.metadata);
  if (format.protection) return "its blocks carry protection information";
  if (format.block != place.block)
    return fmt::format("the drive tells of blocks of {} bytes, the system of {}", format.block, place.block);
  if (format.blocks * format.block != place.disk_size)
    return fmt::format("the drive tells of {} bytes, the system of {}", format.blocks * format.block, place.disk_size);
  return place.largest_command == 0 ? "the system does not tell its largest transfer" : "";
}

NvmeFormat identify(int fd, std::uint32_t number, const NvmePlace& place) {
  try {
    return identify_nvme_namespace(fd, number);
  } catch (const std::system_error& error) {
    const bool rights = error.code() == std::errc::permission_denied;
    throw Error(doing_open(place), "asking the drive what it is: " + error.code().message(),
                rights ? "kernels before Linux 6.2 let only root send commands: run as root" : "");
  }
}

NvmeNamespace ask(FileHandle file, const fs::path& node, std::uint32_t number, const NvmePlace& place) {
  const NvmeFormat format = identify(file.get(), number, place);
  if (const std::string why = objection(format, place); !why.empty())
    throw Error(doing_open(place), why, "take the reader io_uring, which leaves that to the system");
  return {
      node,        std::move(file), number, format.block, place.disk_size, place.largest_command, place.largest_buffer,
      place.polled};
}

}  // namespace

NvmePlace nvme_place(std::uint64_t device_number, const SystemRoots& roots) {
  const BlockTree blocks(roots);
  const std::string name = blocks.name_of(device_number);
  if (name.empty()) return {};
  const fs::path disk = blocks.disk_folder(name), own = blocks.folder(name);
  NvmePlace place;
  place.disk = disk.filename().string();
  place.nodes = nodes_beside(disk, roots);
  place.start = kSector * read_number(own / "start").value_or(0);
  place.size = kSector * read_number(own / "size").value_or(0);
  place.disk_size = kSector * read_number(disk / "size").value_or(0);
  place.number = static_cast<std::uint32_t>(read_number(disk / "nsid").value_or(0));
  place.block = static_cast<std::uint32_t>(read_number(disk / "queue/logical_block_size").value_or(0));
  place.largest_command = largest_command(disk / "queue", place.block);
  place.largest_buffer = largest_buffer(disk / "queue");
  place.polled = read_number(disk / "queue/io_poll") == 1;
  return place;
}

NvmeNamespace open_nvme_namespace(const NvmePlace& place) {
  for (const fs::path& node : place.nodes) {
    FileHandle file = open_node(node, place);
    if (nvme_namespace_number(file.get()) == place.number) return ask(std::move(file), node, place.number, place);
  }
  throw Error(doing_open(place), "it has no character device here",
              "such devices come with Linux 5.13 and its drivers");
}

std::vector<fs::path> nvme_nodes(const SystemRoots& roots) {
  std::vector<fs::path> nodes;
  for (const fs::path& entry : entries_of(roots.sys / "class/nvme-generic")) {
    if (fs::path node = node_of(entry, roots); !node.empty()) nodes.push_back(std::move(node));
  }
  return nodes;
}

bool any_nvme_is_polled(const SystemRoots& roots) {
  const BlockTree blocks(roots);
  const auto disks = blocks.whole_devices();
  return std::any_of(disks.begin(), disks.end(), [&](const std::string& name) {
    const fs::path folder = blocks.folder(name);
    return read_number(folder / "queue/io_poll") == 1 && !nodes_beside(folder, roots).empty();
  });
}

}  // namespace merops
