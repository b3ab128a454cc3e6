#include "core/host/error_windows.h"
#include "core/host/whole_path.h"
#include "core/host/wide_text_windows.h"
#include "core/host/work_folder_lock.h"

#include <array>

#include <fmt/format.h>
#include <windows.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
constexpr DWORD kLockedAt = 0x4000'0000;  // far behind the words: a lock keeps others from reading what it covers

std::error_code last_error() { return windows_error(::GetLastError()); }

bool is_folder_and_no_link(const fs::path& path) {
  const DWORD attributes = ::GetFileAttributesW(wide_path(path).c_str());
  return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 &&
         (attributes & FILE_ATTRIBUTE_REPARSE_POINT) == 0;
}

bool is_link(const FileHandle& file) {
  FILE_BASIC_INFO facts{};
  return ::GetFileInformationByHandleEx(file.handle(), FileBasicInfo, &facts, sizeof facts) == 0 ||
         (facts.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0;
}

}  // namespace

fs::path work_folders::place_in(const fs::path& parent) { return whole_path(parent); }

std::error_code work_folders::make_folder(const fs::path& folder) {
  return ::CreateDirectoryW(wide_path(folder).c_str(), nullptr) != 0 ? std::error_code() : last_error();
}

FileHandle work_folders::new_lock(const fs::path& folder, std::error_code& error) {
  FileHandle file(::CreateFileW(wide_path(folder / kLockName).c_str(), GENERIC_READ | GENERIC_WRITE, kShareAll, nullptr,
                                CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr));
  if (!file) error = last_error();
  if (!file || !lock(file)) return file;
  DWORD put = 0;
  if (::WriteFile(file.handle(), kMagic.data(), static_cast<DWORD>(kMagic.size()), &put, nullptr) == 0)
    error = last_error();
  return file;
}

FileHandle work_folders::open_lock(const fs::path& folder) {
  if (!is_folder_and_no_link(folder)) return {};
  FileHandle file(::CreateFileW(wide_path(folder / kLockName).c_str(), GENERIC_READ, kShareAll, nullptr, OPEN_EXISTING,
                                FILE_FLAG_OPEN_REPARSE_POINT, nullptr));
  if (!file || is_link(file)) return {};
  std::array<char, kMagic.size()> begin{};
  DWORD got = 0;
  if (::ReadFile(file.handle(), begin.data(), static_cast<DWORD>(begin.size()), &got, nullptr) == 0) return {};
  return std::string_view(begin.data(), got) == kMagic ? std::move(file) : FileHandle();
}

bool work_folders::lock(const FileHandle& file) {
  OVERLAPPED place{};
  place.Offset = kLockedAt;
  return ::LockFileEx(file.handle(), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) != 0;
}

std::string work_folders::hint_for(const std::error_code& error, const fs::path& parent) {
  switch (static_cast<DWORD>(error.value())) {
    case ERROR_ACCESS_DENIED:
      return fmt::format("the right to write in {} is missing: change its rights, or name another folder",
                         parent.string());
    case ERROR_WRITE_PROTECT:
      return "the disk is write-protected: name another folder";
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
      return "free some space there, or name a folder on another disk";
    case ERROR_PATH_NOT_FOUND:
    case ERROR_FILE_NOT_FOUND:
    case ERROR_DIRECTORY:
      return "name an existing folder";
    default:
      return {};
  }
}

}  // namespace merops
