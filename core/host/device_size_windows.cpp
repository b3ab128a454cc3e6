#include "core/host/device_size_windows.h"

#include "core/host/read_at.h"

#include <cstddef>
#include <optional>
#include <span>

#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

template <typename Answer>
std::optional<Answer> ask(const FileHandle& device, DWORD code) {
  Answer answer{};
  DWORD got = 0;
  const bool told = ::DeviceIoControl(device.handle(), code, nullptr, 0, &answer, sizeof answer, &got, nullptr) != 0;
  return told ? std::optional(answer) : std::nullopt;
}

std::uint64_t bytes_of(const LARGE_INTEGER& number) {
  return number.QuadPart > 0 ? static_cast<std::uint64_t>(number.QuadPart) : 0;
}

std::uint64_t size_by_length(const FileHandle& device) {
  const auto told = ask<GET_LENGTH_INFORMATION>(device, IOCTL_DISK_GET_LENGTH_INFO);
  return told ? bytes_of(told->Length) : 0;
}

std::uint64_t size_by_geometry(const FileHandle& device) {
  const auto told = ask<DISK_GEOMETRY_EX>(device, IOCTL_DISK_GET_DRIVE_GEOMETRY_EX);
  return told ? bytes_of(told->DiskSize) : 0;
}

std::uint64_t size_as_of_a_file(const FileHandle& device) {
  LARGE_INTEGER size{};
  return ::GetFileSizeEx(device.handle(), &size) != 0 ? bytes_of(size) : 0;
}

std::uint64_t size_by_seeking(const FileHandle& device) {
  LARGE_INTEGER end{};
  return ::SetFilePointerEx(device.handle(), LARGE_INTEGER{}, &end, FILE_END) != 0 ? bytes_of(end) : 0;
}

constexpr std::uint64_t kProbe = 4096;

std::uint64_t size_by_probes(const FileHandle& device) {
  return size_by_reads(kProbe, [&device](std::uint64_t offset) {
    alignas(kProbe) std::byte block[kProbe];
    return read_at(device, offset, block).bytes == kProbe;
  });
}

}  // namespace

std::uint64_t size_of_device(const FileHandle& device) {
  for (const auto way : {size_by_length, size_by_geometry, size_as_of_a_file, size_by_seeking, size_by_probes}) {
    if (const std::uint64_t size = way(device); size != 0) return size;
  }
  return 0;
}

std::uint64_t size_by_reads(std::uint64_t block, const std::function<bool(std::uint64_t)>& reads) {
  constexpr std::uint64_t kMostBlocks = std::uint64_t{1} << 50U;
  if (!reads(0)) return 0;
  std::uint64_t good = 0, bad = 1;  // numbers of blocks
  while (bad < kMostBlocks && reads(bad * block)) {
    good = bad;
    bad *= 2;
  }
  while (bad - good > 1) {
    const std::uint64_t middle = good + (bad - good) / 2;
    (reads(middle * block) ? good : bad) = middle;
  }
  return (good + 1) * block;
}

}  // namespace merops
