#include "core/host/mount.h"
#include "core/host/volume_windows.h"
#include "core/host/wide_text_windows.h"

#include <array>

#include <windows.h>

namespace merops {
namespace {

constexpr std::wstring_view kLong = LR"(\\?\)", kLongShare = LR"(\\?\UNC\)";

/// C:\ instead of \\?\C:\, as users know it.
std::wstring plain(const std::wstring& volume) {
  if (volume.rfind(kLongShare, 0) == 0) return LR"(\\)" + volume.substr(kLongShare.size());
  const bool drive =
      volume.rfind(kLong, 0) == 0 && volume.size() > kLong.size() + 1 && volume[kLong.size() + 1] == L':';
  return drive ? volume.substr(kLong.size()) : volume;
}

std::string source_of(const std::wstring& volume) {
  std::array<wchar_t, 64> name{};
  const bool told = ::GetVolumeNameForVolumeMountPointW(volume.c_str(), name.data(), name.size()) != 0;
  return utf8_of(told ? name.data() : volume);
}

std::string options_of(DWORD flags) {
  std::string options = (flags & FILE_READ_ONLY_VOLUME) != 0 ? "ro" : "rw";
  if ((flags & FILE_VOLUME_IS_COMPRESSED) != 0) options += ",compressed";
  return options;
}

}  // namespace

std::wstring volume_of(const std::filesystem::path& path) {
  std::wstring name = wide_path(path);
  std::wstring volume(name.size() + MAX_PATH, L'\0');
  // Not every system takes long names here. A folder above is on the same volume, unless one is mounted in between.
  while (::GetVolumePathNameW(name.c_str(), volume.data(), static_cast<DWORD>(volume.size())) == 0) {
    const std::size_t last = name.rfind(L'\\');
    if (name.size() < MAX_PATH || last == std::wstring::npos) return {};
    name.resize(last);
  }
  volume.resize(volume.find(L'\0'));
  if (!volume.empty() && volume.back() != L'\\') volume += L'\\';
  return plain(volume);
}

Mount mount_of(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) return {};
  const std::wstring volume = volume_of(path);
  std::array<wchar_t, MAX_PATH + 1> file_system{};
  DWORD serial = 0, longest = 0, flags = 0;
  if (volume.empty() || ::GetVolumeInformationW(volume.c_str(), nullptr, 0, &serial, &longest, &flags,
                                                file_system.data(), file_system.size()) == 0)
    return {};
  Mount mount;
  mount.point = utf8_of(volume);
  mount.file_system = utf8_of(file_system.data());
  mount.options = options_of(flags);
  mount.source = source_of(volume);
  mount.root = "/";
  mount.device = serial;
  return mount;
}

}  // namespace merops
