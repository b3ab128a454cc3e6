#include "results/log_obstacle.h"
#include "results/long_name_windows.h"

#include <string>

#include <windows.h>

namespace merops {
namespace {

/// "C:\", "\\server\share\", or the folder in which a volume is mounted; empty where Windows does not tell.
std::wstring volume_of(const std::filesystem::path& file) {
  const std::wstring path = long_name(file);
  std::wstring volume(path.size() + MAX_PATH, L'\0');
  if (::GetVolumePathNameW(path.c_str(), volume.data(), static_cast<DWORD>(volume.size())) == 0) return {};
  volume.resize(volume.find(L'\0'));
  return volume;
}

}  // namespace

// The log's index is a mapped file that has its disk space before it is mapped; only over a network is it not shared.
std::string log_obstacle(const std::filesystem::path& file) {
  const std::wstring volume = volume_of(file);
  switch (volume.empty() ? DRIVE_UNKNOWN : ::GetDriveTypeW(volume.c_str())) {
    case DRIVE_REMOTE:
      return "it lies on a network drive";
    case DRIVE_UNKNOWN:
    case DRIVE_NO_ROOT_DIR:
      return "its volume does not tell its kind";
    default:
      return {};
  }
}

}  // namespace merops
