#include "core/host/volume_facts_windows.h"

#include "core/host/storage_answer_windows.h"
#include "core/host/storage_query_windows.h"
#include "core/host/wide_text_windows.h"

#include <array>
#include <string_view>

#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

constexpr DWORD kMostLetters = 32'768;     // of any path
constexpr DWORD kDaxVolume = 0x2000'0000;  // FILE_DAX_VOLUME, which mingw's headers lack
constexpr std::wstring_view kLong = LR"(\\?\)", kLongShare = LR"(\\?\UNC\)";

/// Without the prefix that only programs use.
std::string plain(std::wstring_view path) {
  if (path.substr(0, kLongShare.size()) == kLongShare) return R"(\\)" + utf8_of(path.substr(kLongShare.size()));
  return utf8_of(path.substr(0, kLong.size()) == kLong ? path.substr(kLong.size()) : path);
}

std::wstring final_path(const FileHandle& file, DWORD kind) {
  std::wstring path(kMostLetters, L'\0');
  const DWORD length = ::GetFinalPathNameByHandleW(file.handle(), path.data(), kMostLetters, kind);
  path.resize(length < kMostLetters ? length : 0);
  return path;
}

/// Where what holds this path is mounted, with a backslash at its end.
std::wstring mount_of(const std::wstring& path) {
  std::wstring root(kMostLetters, L'\0');
  if (path.empty() || ::GetVolumePathNameW(path.c_str(), root.data(), kMostLetters) == 0) return {};
  root.resize(root.find(L'\0'));
  return root;
}

/// "\\?\Volume{...}\" of the path that begins so; of a share, where it is mounted.
std::wstring root_of(const FileHandle& file, const std::wstring& mount) {
  const std::wstring path = final_path(file, VOLUME_NAME_GUID);
  const auto end = path.find(L'\\', kLong.size());
  return end == std::wstring::npos ? mount : path.substr(0, end + 1);
}

std::vector<std::string> mount_points_of(const std::wstring& root) {
  std::wstring names(kMostLetters, L'\0');
  DWORD length = 0;
  std::vector<std::string> found;
  if (::GetVolumePathNamesForVolumeNameW(root.c_str(), names.data(), kMostLetters, &length) == 0) return found;
  for (std::size_t begin = 0; names[begin] != L'\0';) {
    const std::size_t end = names.find(L'\0', begin);
    found.push_back(plain(std::wstring_view(names).substr(begin, end - begin)));
    begin = end + 1;
  }
  return found;
}

std::string options_of(DWORD flags) {
  std::string text = (flags & FILE_READ_ONLY_VOLUME) != 0 ? "ro" : "rw";
  if ((flags & FILE_VOLUME_IS_COMPRESSED) != 0) text += ",compressed";
  if ((flags & kDaxVolume) != 0) text += ",dax";
  return text;
}

void add_file_system(VolumeFacts& volume, const std::wstring& root) {
  std::array<wchar_t, MAX_PATH + 1> name{};
  DWORD flags = 0;
  const BOOL told = ::GetVolumeInformationW(root.c_str(), nullptr, 0, nullptr, nullptr, &flags, name.data(),
                                            static_cast<DWORD>(name.size()));
  if (told == 0) return;
  volume.file_system = utf8_of(name.data());
  volume.options = options_of(flags);
}

/// A volume opens without the backslash that makes it the root folder.
std::vector<std::uint32_t> disks_of(const std::wstring& root) {
  const FileHandle device = open_device_to_ask(root.substr(0, root.find_last_not_of(L'\\') + 1));
  return device ? disks_below(device) : std::vector<std::uint32_t>();
}

VolumeFacts volume_at(const std::wstring& root) {
  VolumeFacts volume{.root = utf8_of(root)};
  const UINT kind = ::GetDriveTypeW(root.c_str());
  volume.memory = kind == DRIVE_RAMDISK;
  add_file_system(volume, root);
  if (kind != DRIVE_REMOTE) volume.disks = disks_of(root);
  return volume;
}

/// No window that asks for a medium.
class QuietErrors {
 public:
  QuietErrors() { ::SetThreadErrorMode(SEM_FAILCRITICALERRORS, &before_); }
  QuietErrors(const QuietErrors&) = delete;
  QuietErrors& operator=(const QuietErrors&) = delete;
  ~QuietErrors() { ::SetThreadErrorMode(before_, nullptr); }

 private:
  DWORD before_ = 0;
};

}  // namespace

std::vector<std::uint32_t> disks_below(const FileHandle& volume) {
  const StorageAnswer extents = ask_storage(volume, IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS, {}, 65'536);
  std::vector<std::uint32_t> disks = storage_answer::decode_disks(extents.bytes);
  if (!disks.empty()) return disks;
  const auto number = storage_answer::decode_disk_number(ask_storage(volume, IOCTL_STORAGE_GET_DEVICE_NUMBER).bytes);
  if (number) disks.push_back(*number);
  return disks;
}

VolumeFacts volume_facts_of(const FileHandle& file) {
  const QuietErrors quiet;
  const std::wstring mount = mount_of(final_path(file, VOLUME_NAME_DOS));
  const std::wstring root = root_of(file, mount);
  VolumeFacts volume = root.empty() ? VolumeFacts{} : volume_at(root);
  if (!mount.empty()) volume.mount_points = {plain(mount)};
  return volume;
}

std::vector<VolumeFacts> list_volumes() {
  const QuietErrors quiet;
  std::vector<VolumeFacts> all;
  std::array<wchar_t, MAX_PATH + 1> name{};
  const HANDLE search = ::FindFirstVolumeW(name.data(), static_cast<DWORD>(name.size()));
  if (search == INVALID_HANDLE_VALUE) return all;
  do {
    if (::GetDriveTypeW(name.data()) == DRIVE_CDROM) continue;
    all.push_back(volume_at(name.data()));
    all.back().mount_points = mount_points_of(name.data());
  } while (::FindNextVolumeW(search, name.data(), static_cast<DWORD>(name.size())) != 0);
  ::FindVolumeClose(search);
  return all;
}

}  // namespace merops
