#include "core/engine/temporary_name.h"
#include "core/engine/temporary_spelling.h"
#include "core/host/error_windows.h"
#include "core/host/folder_listing.h"
#include "core/host/remove_tree.h"
#include "core/host/wide_text_windows.h"

#include <exception>
#include <string>
#include <system_error>
#include <utility>

#include <windows.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr int kAttempts = 100;  // another run's cleaner can take a folder away before it is locked

// The lock is the right to write, which its holder shares with everybody and a cleaner with nobody: while a maker
// lives, no cleaner can open what it made. Who only reads there (a virus scanner) is in nobody's way.
constexpr DWORD kLockAccess = GENERIC_READ | GENERIC_WRITE;
constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
constexpr DWORD kShareOfCleaner = FILE_SHARE_READ | FILE_SHARE_DELETE;
constexpr DWORD kFolderToo = FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT;

FileHandle make_file(const std::wstring& path) {
  return FileHandle(
      ::CreateFileW(path.c_str(), kLockAccess, kShareAll, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr));
}

FileHandle make_folder(const std::wstring& path) {
  if (::CreateDirectoryW(path.c_str(), nullptr) == 0) return {};
  return FileHandle(::CreateFileW(path.c_str(), kLockAccess, kShareAll, nullptr, OPEN_EXISTING, kFolderToo, nullptr));
}

/// The name was there, or a cleaner has taken what was made there: another name will do.
bool may_try_again(DWORD number) {
  return number == ERROR_FILE_EXISTS || number == ERROR_ALREADY_EXISTS || number == ERROR_SHARING_VIOLATION ||
         number == ERROR_FILE_NOT_FOUND || number == ERROR_DELETE_PENDING;
}

LockedTemporary make_temporary(const fs::path& folder, const fs::path& name, FileHandle (*make)(const std::wstring&)) {
  DWORD failure = 0;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const fs::path path = folder / new_temporary_name(name);
    const std::wstring wide = wide_path(path);
    FileHandle made;
    TemporaryPath temporary = TemporaryPath::make(path, [&] {
      made = make(wide);
      failure = made ? 0 : ::GetLastError();
      return static_cast<bool>(made);
    });
    if (made) return {std::move(made), std::move(temporary)};
    if (!may_try_again(failure)) break;
  }
  throw error_of("creating " + (folder / name).string(), failure);
}

bool is_link(HANDLE handle) {
  FILE_ATTRIBUTE_TAG_INFO facts{};
  return ::GetFileInformationByHandleEx(handle, FileAttributeTagInfo, &facts, sizeof facts) == 0 ||
         (facts.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0;
}

void remove_if_stale(const fs::path& path) {
  // Open to read, not to remove: who lists a folder does not share removal on every system.
  const FileHandle found(::CreateFileW(wide_path(path).c_str(), GENERIC_READ, kShareOfCleaner, nullptr, OPEN_EXISTING,
                                       kFolderToo, nullptr));
  if (found && !is_link(found.handle())) remove_tree(path);
}

}  // namespace

LockedTemporary make_temporary_file(const fs::path& folder, const fs::path& name) {
  return make_temporary(folder, name, make_file);
}

LockedTemporary make_temporary_folder(const fs::path& folder, const fs::path& name) {
  return make_temporary(folder, name, make_folder);
}

void remove_stale_temporaries(const fs::path& folder, const fs::path& name) noexcept try {
  std::error_code ignored;  // of a folder that cannot be listed: making the file will say so
  for (const fs::path& entry : list_folder(folder, ignored)) {
    if (is_temporary_name(entry, name)) remove_if_stale(folder / entry);
  }
} catch (const std::exception&) {
  // No memory for a name: what is left stays.
}

}  // namespace merops
