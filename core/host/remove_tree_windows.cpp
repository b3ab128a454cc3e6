#include "core/host/folder_listing.h"
#include "core/host/remove_tree.h"
#include "core/host/wide_text_windows.h"

#include <exception>
#include <string>

#include <windows.h>

namespace merops {
namespace {

bool has(DWORD attributes, DWORD which) { return (attributes & which) != 0; }

bool is_gone(const std::wstring& path) {
  if (::GetFileAttributesW(path.c_str()) != INVALID_FILE_ATTRIBUTES) return false;
  const DWORD number = ::GetLastError();
  return number == ERROR_FILE_NOT_FOUND || number == ERROR_PATH_NOT_FOUND;
}

void remove_all_in(const std::filesystem::path& folder) {
  std::error_code ignored;
  for (const std::filesystem::path& name : list_folder(folder, ignored)) remove_tree(folder / name);
}

}  // namespace

bool remove_tree(const std::filesystem::path& path) noexcept try {
  const std::wstring wide = wide_path(path);
  const DWORD attributes = ::GetFileAttributesW(wide.c_str());
  if (attributes == INVALID_FILE_ATTRIBUTES) return is_gone(wide);
  // Windows removes nothing that is marked as read-only.
  if (has(attributes, FILE_ATTRIBUTE_READONLY)) ::SetFileAttributesW(wide.c_str(), FILE_ATTRIBUTE_NORMAL);
  if (!has(attributes, FILE_ATTRIBUTE_DIRECTORY)) return ::DeleteFileW(wide.c_str()) != 0 && is_gone(wide);
  // A link to a folder (a junction, a mount point) goes without what lies behind it.
  if (!has(attributes, FILE_ATTRIBUTE_REPARSE_POINT)) remove_all_in(path);
  return ::RemoveDirectoryW(wide.c_str()) != 0 && is_gone(wide);
} catch (const std::exception&) {
  return false;  // no memory for a name
}

}  // namespace merops
