#include "core/host/device_checks_linux.h"
#include "core/host/loop_backing_linux.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>

#include <fmt/format.h>
#include <sys/stat.h>

namespace merops {
namespace {

constexpr std::uint32_t kLargestBlock = 4096;  // of a store

// Of these nobody but their maker knows what lies below, and what else stands there.
constexpr std::array<std::string_view, 3> kUnfit{"dm", "md", "unknown"};

// mmcblk0boot0, mmcblk0rpmb: where a board's firmware lies.
bool is_firmware(const RawDevice& device) {
  return device.transport == "mmc" &&
         (device.name.find("boot") != std::string::npos || device.name.find("rpmb") != std::string::npos);
}

struct stat status_of(const std::filesystem::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) return status;
  throw Error("looking at " + path.string(), std::generic_category().message(errno));
}

bool share_one(const std::vector<std::string>& one, const std::vector<std::string>& other) {
  return std::any_of(one.begin(), one.end(), [&](const std::string& name) {
    return std::find(other.begin(), other.end(), name) != other.end();
  });
}

/// Whether the store's own file is what a loop device in this chain is made of.
bool is_backing(const struct stat& store, const DeviceLook& look) {
  const auto below = look.tree.below({look.device.name});
  return std::any_of(below.begin(), below.end(), [&](const std::string& name) {
    const auto backing = loop_backing(name, look.roots);
    return backing && backing->is_file(store.st_dev, store.st_ino);
  });
}

/// The devices that the store lies on, the nearest first.
std::vector<std::string> home_of_store(const struct stat& store, const DeviceLook& look) {
  if (S_ISBLK(store.st_mode)) return look.tree.below({look.blocks().name_of(store.st_rdev)});
  return look.tree.below(look.tree.home_of(look.image.store).devices);
}

}  // namespace

std::vector<Objection> check_kind(const DeviceLook& look) {
  const RawDevice& device = look.device;
  if (is_firmware(device)) return {{"kind", "a board's firmware lies on it", "choose another device"}};
  if (std::find(kUnfit.begin(), kUnfit.end(), device.transport) != kUnfit.end()) {
    return {{"kind",
             fmt::format("it is no whole disk, partition, loop or zram device (its kind: {})", device.transport),
             "choose one of those"}};
  }
  if (!is_loop(look.disk, look.roots)) return {};
  const auto backing = loop_backing(look.disk, look.roots);
  if (!backing) return {{"kind", "it is a loop device, and what it is made of cannot be found out", {}}};
  if (backing->block_device == 0) return {};
  return {{"kind", fmt::format("it is a loop device over the device {}", backing->file), "name that device itself"}};
}

std::vector<Objection> check_read_only(const DeviceLook& look) {
  if (!look.device.read_only) return {};
  return {{"read-only", "it is read-only", "a switch on the device, or blockdev --setrw"}};
}

std::vector<Objection> check_size(const DeviceLook& look) {
  const RawDevice& device = look.device;
  if (device.size == 0 || device.logical_block == 0) return {{"size", "it has no medium, or is not set up", {}}};
  if (device.logical_block > kLargestBlock) {
    return {{"block",
             fmt::format("its logical blocks have {} bytes; stores are laid out for {} at most", device.logical_block,
                         kLargestBlock),
             {}}};
  }
  if (device.size >= look.image.bytes) return {};
  return {{"size",
           fmt::format("it has {} ({} bytes), the store {} ({} bytes)", format_bytes(device.size),
                       format_count(device.size), format_bytes(look.image.bytes), format_count(look.image.bytes)),
           "choose a larger device, or pack fewer layers"}};
}

std::vector<Objection> check_store_elsewhere(const DeviceLook& look) {
  const struct stat store = status_of(look.image.store);
  const auto home = home_of_store(store, look);
  const bool store_is_below = S_ISBLK(store.st_mode) && look.shares_bytes(home.front());
  if (!store_is_below && !share_one(home, look.blocks().family(look.device.name)) && !is_backing(store, look))
    return {};
  return {{"store", fmt::format("the store {} lies on it", look.image.store.string()), "choose another device"}};
}

}  // namespace merops
