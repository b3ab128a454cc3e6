#include "core/host/error_windows.h"
#include "core/host/open_file.h"
#include "core/host/open_file_windows.h"
#include "core/host/path_kind_windows.h"
#include "core/host/volume_windows.h"
#include "core/host/wide_text_windows.h"

#include <algorithm>

#include <fmt/format.h>
#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

constexpr std::uint64_t kLeastAlignment = 512, kMostAlignment = 4096;

/// Logical sector by what the storage below says; 0 where it does not. Needs no right to the device's content.
std::uint64_t sector_by_property(const FileHandle& file) {
  STORAGE_PROPERTY_QUERY query{};
  query.PropertyId = StorageAccessAlignmentProperty;
  query.QueryType = PropertyStandardQuery;
  STORAGE_ACCESS_ALIGNMENT_DESCRIPTOR told{};
  DWORD got = 0;
  const bool answered = ::DeviceIoControl(file.handle(), IOCTL_STORAGE_QUERY_PROPERTY, &query, sizeof query, &told,
                                          sizeof told, &got, nullptr) != 0;
  return answered && got >= sizeof told ? told.BytesPerLogicalSector : 0;
}

std::uint64_t sector_by_geometry(const FileHandle& device) {
  DISK_GEOMETRY told{};
  DWORD got = 0;
  const bool answered = ::DeviceIoControl(device.handle(), IOCTL_DISK_GET_DRIVE_GEOMETRY, nullptr, 0, &told,
                                          sizeof told, &got, nullptr) != 0;
  return answered ? told.BytesPerSector : 0;
}

std::uint64_t sector_by_file(const FileHandle& file) {
  FILE_STORAGE_INFO told{};
  const bool answered = ::GetFileInformationByHandleEx(file.handle(), FileStorageInfo, &told, sizeof told) != 0;
  return answered ? told.LogicalBytesPerSector : 0;
}

std::uint64_t sector_by_volume(const std::filesystem::path& path) {
  DWORD clusters = 0, sector = 0, free = 0, all = 0;
  const std::wstring volume = volume_of(path);
  return ::GetDiskFreeSpaceW(volume.c_str(), &clusters, &sector, &free, &all) != 0 ? sector : 0;
}

/// What the device's driver wants of memory: a mask of address bits that must be 0.
std::uint64_t memory_alignment(const FileHandle& file) {
  FILE_ALIGNMENT_INFO told{};
  const bool answered = ::GetFileInformationByHandleEx(file.handle(), FileAlignmentInfo, &told, sizeof told) != 0;
  return answered ? std::uint64_t{told.AlignmentRequirement} + 1 : 0;
}

std::uint64_t sector_of_device(const FileHandle& device) {
  const std::uint64_t told = sector_by_property(device);
  return told != 0 ? told : sector_by_geometry(device);
}

std::uint64_t sector_below_file(const FileHandle& file, const std::filesystem::path& path) {
  const std::uint64_t told = sector_by_file(file);
  return told != 0 ? told : sector_by_volume(path);
}

}  // namespace

std::uint64_t direct_alignment(const std::filesystem::path& path) {
  const FileHandle file = open_for_facts(path);
  if (!file) throw error_of(fmt::format("opening {}", path.string()), ::GetLastError());
  const bool device = is_device_name(wide_path(path));
  const std::uint64_t sector = device ? sector_of_device(file) : sector_below_file(file, path);
  const std::uint64_t told = sector != 0 ? sector : kMostAlignment;
  return std::max({kLeastAlignment, told, memory_alignment(file)});
}

}  // namespace merops
