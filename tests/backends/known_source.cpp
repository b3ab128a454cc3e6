#include "tests/backends/known_source.h"

#include "core/host/open_file.h"
#include "core/model/flat_store.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>
#include <system_error>

namespace merops::test {
namespace {

// None of the sizes is a multiple of a block.
constexpr std::uint64_t kShards[] = {2'000'037, 700'003, 4097};
constexpr std::uint64_t kAlignedExperts = 24, kPadded = 16 * kStoreBlock, kPadding = 1000;
constexpr std::uint32_t kSmallSector = 512, kLargeSector = 4096;

std::vector<std::byte> content_of(const std::filesystem::path& file) {
  std::vector<std::byte> bytes(std::filesystem::file_size(file));
  std::ifstream in(file, std::ios::binary);
  in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!in) throw std::runtime_error("reading " + file.string());
  return bytes;
}

/// One to six pieces anywhere in the shards.
std::vector<Extent> awkward_extents(std::mt19937& random) {
  std::vector<Extent> extents(1 + random() % 6);
  for (Extent& extent : extents) {
    extent.target = static_cast<std::uint32_t>(random() % std::size(kShards));
    extent.offset = random() % kShards[extent.target];
    extent.length = std::min<std::uint64_t>(1 + random() % 60'000, kShards[extent.target] - extent.offset);
  }
  return extents;
}

/// The last bytes of a shard, in a block that the file does not fill.
Extent end_of_shard(std::uint32_t shard) {
  const std::uint64_t length = std::min<std::uint64_t>(kShards[shard], 50'001);
  return {shard, kShards[shard] - length, length};
}

constexpr const char* kNamespace = "MEROPS_TEST_NVME";
constexpr const char* kFolder = "MEROPS_TEST_NVME_FOLDER";

std::string named(const char* variable) {
  const char* value = std::getenv(variable);
  return value == nullptr ? std::string() : std::string(value);
}

/// Only a drive that an emulated machine has, which all have such serial numbers, may be overwritten.
bool is_emulated(const std::filesystem::path& device) {
  std::string serial;
  std::ifstream(std::filesystem::path("/sys/class/block") / device.filename() / "device/serial") >> serial;
  return serial.rfind("RIG", 0) == 0;
}

std::string why_no_emulated_nvme(KnownKind kind) {
  const char* variable = kind == KnownKind::nvme_namespace ? kNamespace : kFolder;
  const std::string value = named(variable);
  if (value.empty()) return std::string(variable) + " names no NVMe drive of an emulated machine";
  if (kind != KnownKind::nvme_namespace || is_emulated(value)) return {};
  return value + " is no emulated drive, so it is not overwritten";
}

std::filesystem::path folder_for(KnownKind kind) {
  return kind == KnownKind::nvme_container ? std::filesystem::path(named(kFolder)) : std::filesystem::current_path();
}

void overwrite(const std::filesystem::path& device, const std::filesystem::path& content) {
  const std::vector<std::byte> bytes = content_of(content);
  std::fstream out(device, std::ios::binary | std::ios::in | std::ios::out);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!out.flush()) throw std::runtime_error("writing " + device.string());
}

}  // namespace

std::string to_string(KnownKind kind) {
  switch (kind) {
    case KnownKind::container:
      return "container";
    case KnownKind::store:
      return "store";
    case KnownKind::uniform:
      return "uniform";
    case KnownKind::device:
      return "device";
    case KnownKind::device_4kn:
      return "device_4kn";
    case KnownKind::container_4kn:
      return "container_4kn";
    case KnownKind::nvme_namespace:
      return "nvme_namespace";
    case KnownKind::nvme_container:
      return "nvme_container";
  }
  return {};
}

std::string KnownSource::unavailable(KnownKind kind) {
  if (kind == KnownKind::container || kind == KnownKind::store || kind == KnownKind::uniform) return {};
  if (is_on_nvme(kind)) return why_no_emulated_nvme(kind);
  const bool large = kind == KnownKind::device_4kn || kind == KnownKind::container_4kn;
  const std::string why = LoopDevice::unavailable(large ? kLargeSector : kSmallSector);
  return why.empty() && kind == KnownKind::container_4kn ? MountedFileSystem::unavailable() : why;
}

KnownSource::KnownSource(KnownKind kind) : folder_(folder_for(kind)) {
  switch (kind) {
    case KnownKind::nvme_namespace:
      add_namespace(), add_aligned_experts(kPadded - kPadding);
      break;
    case KnownKind::nvme_container:
    case KnownKind::container:
      add_container();
      break;
    case KnownKind::container_4kn:
      mount_disk_of_large_sectors(), add_container();
      break;
    case KnownKind::store: {
      const std::filesystem::path file = write_file("store", kAlignedExperts * kPadded - kPadding);
      add_target(file, file);
      add_aligned_experts(kPadded - kPadding);
      break;
    }
    case KnownKind::uniform: {
      const std::filesystem::path file = write_file("blocks", kAlignedExperts * kPadded + kPadding);
      add_target(file, file);
      add_aligned_experts(kPadded);
      break;
    }
    case KnownKind::device:
      add_device(kSmallSector), add_aligned_experts(kPadded - kPadding);
      break;
    case KnownKind::device_4kn:
      add_device(kLargeSector), add_aligned_experts(kPadded - kPadding);
      break;
  }
}

std::span<const std::byte> KnownSource::bytes(const Extent& extent) const {
  return std::span(contents_.at(extent.target)).subspan(extent.offset, extent.length);
}

std::string KnownSource::cut(std::uint64_t size) {
  std::error_code error;
  std::filesystem::resize_file(files_.front(), size, error);
  // So Windows answers where the file is mapped; elsewhere no size of ours is invalid.
  const bool kept = error == std::errc::invalid_argument;
  if (error && !kept) throw std::system_error(error, "cutting " + files_.front().string());
  return kept ? "the system lets nobody cut a file that is mapped" : "";
}

std::filesystem::path KnownSource::write_file(const std::string& name, std::uint64_t size) {
  std::filesystem::path file = (mounted_ ? mounted_->path() : folder_.path()) / name;
  write_random_file(file, size, size);
  return file;
}

void KnownSource::add_target(const std::filesystem::path& path, const std::filesystem::path& holding_file) {
  targets_.push_back(make_target(path));
  files_.push_back(holding_file);
  contents_.push_back(content_of(holding_file));
}

void KnownSource::add_device(std::uint32_t sector) {
  const std::filesystem::path disk = write_file("disk", kAlignedExperts * kPadded);
  device_.emplace(disk, LoopOptions{.block = sector});
  add_target(device_->path(), disk);
}

void KnownSource::add_namespace() {
  const std::filesystem::path content = write_file("content", kAlignedExperts * kPadded);
  overwrite(named(kNamespace), content);
  add_target(named(kNamespace), content);
}

void KnownSource::mount_disk_of_large_sectors() {
  const std::filesystem::path disk = folder_.path() / "disk";
  write_text(disk, "");
  std::filesystem::resize_file(disk, 32 << 20);
  device_.emplace(disk, LoopOptions{.block = kLargeSector});
  if (!make_ext4(device_->path())) throw std::runtime_error("making a file system on " + device_->path().string());
  mounted_.emplace("ext4", device_->path(), folder_.path() / "mounted");
}

void KnownSource::add_container() {
  for (std::uint32_t shard = 0; shard < std::size(kShards); ++shard) {
    const std::filesystem::path file = write_file("shard-" + std::to_string(shard), kShards[shard]);
    add_target(file, file);
  }
  std::mt19937 random(1);
  experts_.add(std::vector<Extent>{{0, 0, 1}, {0, 4095, 2}, {0, 8192, 4096}, {0, 511, 1}});
  experts_.add(std::vector<Extent>{{0, 7, 1'500'001}});  // more than one request of a disk
  for (int i = 0; i < 40; ++i) experts_.add(awkward_extents(random));
  for (std::uint32_t shard = 0; shard < std::size(kShards); ++shard) experts_.add(std::vector{end_of_shard(shard)});
}

void KnownSource::add_aligned_experts(std::uint64_t length) {
  for (std::uint64_t i = 0; i < kAlignedExperts; ++i) experts_.add(std::vector<Extent>{{0, i * kPadded, length}});
}

}  // namespace merops::test
