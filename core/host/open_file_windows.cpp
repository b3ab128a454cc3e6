#include "core/host/open_file_windows.h"

#include "core/host/device_size_windows.h"
#include "core/host/error_windows.h"
#include "core/host/mount.h"
#include "core/host/open_file.h"
#include "core/host/path_kind_windows.h"
#include "core/host/wide_text_windows.h"
#include "core/model/error.h"

#include <string_view>

#include <fmt/format.h>
#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

constexpr std::uint64_t kMostAlignment = 4096;
constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

std::string doing_open(const std::filesystem::path& path) { return fmt::format("opening {}", path.string()); }

[[noreturn]] void fail(const std::filesystem::path& path) { throw error_of(doing_open(path), ::GetLastError()); }

[[noreturn]] void refuse(const std::filesystem::path& path, std::string_view what) {
  throw Error(doing_open(path), fmt::format("it is {}, not a file or block device", what));
}

TargetKind kind_of_device(const std::filesystem::path& path) {
  const FileHandle device = open_for_facts(path);
  if (!device) fail(path);
  switch (::GetFileType(device.handle())) {
    case FILE_TYPE_DISK:
      return TargetKind::block_device;
    case FILE_TYPE_CHAR:
      refuse(path, "a character device");
    case FILE_TYPE_PIPE:
      refuse(path, "a pipe");
    default:
      refuse(path, "neither a file nor a block device");
  }
}

/// Looks before it opens for reading, as far as names and rights tell.
TargetKind kind_of(const std::filesystem::path& path) {
  const std::wstring name = wide_path(path);
  if (is_pipe_name(name)) refuse(path, "a pipe");
  if (is_device_name(name)) return kind_of_device(path);
  const DWORD attributes = ::GetFileAttributesW(name.c_str());
  if (attributes == INVALID_FILE_ATTRIBUTES) fail(path);
  if ((attributes & FILE_ATTRIBUTE_DIRECTORY) != 0) refuse(path, "a folder");
  return TargetKind::file;
}

std::uint64_t size_of_file(const FileHandle& file, const std::filesystem::path& path) {
  LARGE_INTEGER size{};
  if (::GetFileSizeEx(file.handle(), &size) == 0)
    throw error_of(fmt::format("asking for the size of {}", path.string()), ::GetLastError());
  return static_cast<std::uint64_t>(size.QuadPart);
}

std::uint64_t checked_size_of_device(const FileHandle& device, const std::filesystem::path& path) {
  if (const std::uint64_t sector = direct_alignment(path); sector > kMostAlignment)
    throw Error(doing_open(path), fmt::format("its logical blocks have {} bytes; stores are laid out for {} at most",
                                              sector, kMostAlignment));
  const std::uint64_t size = size_of_device(device);
  if (size == 0) throw Error(doing_open(path), "the device has no medium, or a size of 0");
  return size;
}

}  // namespace

FileHandle& FileHandle::operator=(FileHandle&& other) noexcept {
  std::swap(native_, other.native_);
  return *this;
}

FileHandle::~FileHandle() {
  if (*this) ::CloseHandle(handle());
}

FileHandle open_for_facts(const std::filesystem::path& path) noexcept try {
  return FileHandle(::CreateFileW(wide_path(path).c_str(), FILE_READ_ATTRIBUTES, kShareAll, nullptr, OPEN_EXISTING,
                                  FILE_FLAG_BACKUP_SEMANTICS, nullptr));
} catch (const std::exception&) {
  ::SetLastError(ERROR_NOT_ENOUGH_MEMORY);
  return {};
}

FileHandle open_with_flags(const std::filesystem::path& path, unsigned long flags) {
  const std::wstring name = wide_path(path);
  FileHandle file(::CreateFileW(name.c_str(), GENERIC_READ, kShareAll, nullptr, OPEN_EXISTING, flags, nullptr));
  if (file && is_device_name(name)) {
    // Else a volume's last sectors, behind the file system's end, could not be read. Disks do not know the call.
    DWORD got = 0;
    ::DeviceIoControl(file.handle(), FSCTL_ALLOW_EXTENDED_DASD_IO, nullptr, 0, nullptr, 0, &got, nullptr);
  }
  return file;
}

FileHandle open_for_reading(const std::filesystem::path& path, Access access) {
  (void)kind_of(path);
  const bool direct = access == Access::direct;
  FileHandle file = open_with_flags(path, direct ? FILE_FLAG_NO_BUFFERING : FILE_ATTRIBUTE_NORMAL);
  if (file) return file;
  const DWORD error = ::GetLastError();
  if (direct && (error == ERROR_INVALID_PARAMETER || error == ERROR_NOT_SUPPORTED))
    throw Error(doing_open(path), fmt::format("direct I/O is refused by {}", mount_of(path).describe()),
                "use a buffered reader, or a path on a disk's own file system");
  throw error_of(doing_open(path), error);
}

Target make_target(const std::filesystem::path& path) {
  const TargetKind kind = kind_of(path);
  const FileHandle file = open_for_reading(path, Access::buffered);
  const bool device = kind == TargetKind::block_device;
  return {path, kind, device ? checked_size_of_device(file, path) : size_of_file(file, path)};
}

}  // namespace merops
