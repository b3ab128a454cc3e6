#include "core/host/device_checks_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/loop_backing_linux.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <sstream>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

std::string joined(const std::vector<std::string>& names) { return fmt::format("{}", fmt::join(names, ", ")); }

/// Mounts and swaps of all that shares bytes with the device.
std::vector<std::pair<std::string, Mount>> uses_of(const DeviceLook& look) {
  auto uses = look.tree.mounts_of(look.disk);
  uses.erase(std::remove_if(uses.begin(), uses.end(), [&](const auto& use) { return !look.shares_bytes(use.first); }),
             uses.end());
  return uses;
}

/// What a disk says that no other disk is: NVMe's and SCSI's world-wide identity.
std::string world_wide_identity(const std::string& disk, const BlockTree& blocks) {
  const fs::path folder = blocks.folder(disk);
  for (const char* place : {"wwid", "device/wwid"}) {
    if (auto text = read_text(folder / place); text && !text->empty()) return *text;
  }
  return {};
}

bool is_number(const std::string& text) { return !text.empty() && std::all_of(text.begin(), text.end(), ::isdigit); }

/// The block device behind an open file of a process; empty for all else.
std::string device_behind(const fs::path& link, const BlockTree& blocks) {
  struct stat status {};
  if (::stat(link.c_str(), &status) != 0) return {};
  if (S_ISBLK(status.st_mode)) return blocks.name_of(status.st_rdev);
  return S_ISREG(status.st_mode) ? blocks.name_of(link) : std::string();
}

/// "flags:  0100002" of /proc/PID/fdinfo/N, octal.
bool is_for_writing(const fs::path& fdinfo) {
  std::istringstream lines(read_text(fdinfo).value_or(""));
  for (std::string word; lines >> word;) {
    int flags = 0;
    if (word == "flags:" && lines >> std::oct >> flags) return (flags & O_ACCMODE) != O_RDONLY;
  }
  return false;
}

/// Whether a process is there whose open files we may not see.
bool is_hidden(const fs::path& process) {
  std::error_code error;
  const fs::directory_iterator files(process / "fd", error);
  return error == std::errc::permission_denied;
}

/// Whether an open file of a process is the file below the loop device that is looked at.
bool is_backing(const fs::path& link, const std::optional<LoopBacking>& backing) {
  struct stat status {};
  return backing && ::stat(link.c_str(), &status) == 0 && backing->is_file(status.st_dev, status.st_ino);
}

bool writes_to(const fs::path& process, const DeviceLook& look) {
  const auto files = entries_of(process / "fd");
  const auto backing = loop_backing(look.disk, look.roots);
  return std::any_of(files.begin(), files.end(), [&](const fs::path& link) {
    const std::string name = device_behind(link, look.blocks());
    const bool same = (!name.empty() && look.shares_bytes(name)) || is_backing(link, backing);
    return same && is_for_writing(process / "fdinfo" / link.filename());
  });
}

bool shares_with_loop(const std::string& other, const LoopBacking& backing, const DeviceLook& look) {
  if (backing.block_device != 0) return look.shares_bytes(look.blocks().name_of(backing.block_device));
  const auto own = loop_backing(look.disk, look.roots);
  return own && !look.shares_bytes(other) && own->is_file(backing.device, backing.inode);
}

}  // namespace

std::vector<Objection> check_root(const DeviceLook& look) {
  const auto system = look.tree.below(look.tree.home_of("/").devices);
  if (std::find(system.begin(), system.end(), look.device.name) == system.end()) return {};
  return {{"root", fmt::format("the running system lies on it ({})", joined(system)), "choose another device"}};
}

std::vector<Objection> check_mounts(const DeviceLook& look) {
  std::vector<Objection> found;
  for (const auto& [name, mount] : uses_of(look)) {
    if (mount.file_system == "swap") continue;
    found.push_back({"mounted", fmt::format("{} is mounted at {} ({})", name, mount.point, mount.file_system),
                     "choose another device; one that is not mounted"});
  }
  return found;
}

std::vector<Objection> check_swap(const DeviceLook& look) {
  std::vector<Objection> found;
  for (const auto& [name, mount] : uses_of(look)) {
    if (mount.file_system != "swap") continue;
    found.push_back({"swap", fmt::format("the system swaps to {}", name), "choose another device"});
  }
  return found;
}

std::vector<Objection> check_holders(const DeviceLook& look) {
  std::vector<Objection> found;
  for (const std::string& name : look.same) {
    const auto holders = look.blocks().holders(name);
    if (holders.empty()) continue;
    found.push_back({"held", fmt::format("{} stands on {}", joined(holders), name),
                     "choose another device; lsblk shows what stands on what"});
  }
  return found;
}

std::vector<Objection> check_loops(const DeviceLook& look) {
  std::vector<Objection> found;
  for (const std::string& name : look.blocks().whole_devices()) {
    if (name == look.device.name || !is_loop(name, look.roots)) continue;
    const auto backing = loop_backing(name, look.roots);
    if (!backing) continue;  // gone meanwhile
    if (shares_with_loop(name, *backing, look))
      found.push_back({"loop", fmt::format("{} is a loop device over the same bytes ({})", name, backing->file),
                       fmt::format("detach it: losetup --detach {}", (look.roots.dev / name).string())});
  }
  return found;
}

std::vector<Objection> check_twins(const DeviceLook& look) {
  const std::string own = world_wide_identity(look.disk, look.blocks());
  std::vector<Objection> found;
  for (const std::string& name : look.blocks().whole_devices()) {
    if (own.empty() || look.shares_bytes(name) || world_wide_identity(name, look.blocks()) != own) continue;
    found.push_back({"twin",
                     fmt::format("{} has the same identity ({}): it may be the same disk by another path", name, own),
                     "detach the other path, or the other disk"});
  }
  return found;
}

std::vector<Objection> check_processes(const DeviceLook& look) {
  std::error_code none;
  const std::string self = fs::read_symlink(look.roots.proc / "self", none).filename().string();
  std::vector<Objection> found;
  for (const fs::path& process : entries_of(look.roots.proc)) {
    const std::string number = process.filename().string();
    if (!is_number(number) || number == self) continue;
    if (is_hidden(process)) return {{"open", "who else has it open cannot be seen", "run as root"}};
    if (!writes_to(process, look)) continue;
    found.push_back({"open",
                     fmt::format("process {} ({}) has it open for writing", number,
                                 read_text(process / "comm").value_or("of an unknown name")),
                     "end that process, or choose another device"});
  }
  return found;
}

std::vector<Objection> check_partitions(const DeviceLook& look) {
  const auto partitions = look.blocks().partitions(look.device.name);
  if (partitions.empty()) return {};
  return {{"partitions", fmt::format("it has partitions ({})", joined(partitions)),
           fmt::format("name a partition of it; or, where nothing on it is needed: wipefs --all {}",
                       look.device.path.string())}};
}

}  // namespace merops
