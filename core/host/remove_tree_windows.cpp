#include "core/host/folder_listing.h"
#include "core/host/open_file.h"
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

bool remove_emptied(const std::wstring& folder) { return ::RemoveDirectoryW(folder.c_str()) != 0 && is_gone(folder); }

bool is_open_somewhere(const std::wstring& path) {
  constexpr DWORD kShareNothing = 0;
  const FileHandle file(::CreateFileW(path.c_str(), DELETE, kShareNothing, nullptr, OPEN_EXISTING,
                                      FILE_FLAG_OPEN_REPARSE_POINT, nullptr));
  return !file && ::GetLastError() == ERROR_SHARING_VIOLATION;
}

/// Some file systems (FAT, those under Wine) keep the name of a file that is open until it is closed, and with it the
/// folder. So it first leaves the whole tree, to a name beside it.
std::wstring moved_out(const std::filesystem::path& tree, const std::filesystem::path& file) {
  const std::wstring beside =
      wide_path(tree.parent_path() / (tree.filename().native() + L"-" + file.filename().native()));
  const std::wstring wide = wide_path(file);
  return ::MoveFileExW(wide.c_str(), beside.c_str(), 0) != 0 ? beside : wide;
}

bool remove_from(const std::filesystem::path& tree, const std::filesystem::path& path);

bool remove_file(const std::filesystem::path& tree, const std::filesystem::path& path) {
  const std::wstring wide = wide_path(path);
  const std::wstring name = path != tree && is_open_somewhere(wide) ? moved_out(tree, path) : wide;
  return ::DeleteFileW(name.c_str()) != 0 && is_gone(wide);
}

bool remove_folder(const std::filesystem::path& tree, const std::filesystem::path& folder) {
  std::error_code ignored;
  for (const std::filesystem::path& name : list_folder(folder, ignored)) remove_from(tree, folder / name);
  return remove_emptied(wide_path(folder));
}

bool remove_from(const std::filesystem::path& tree, const std::filesystem::path& path) {
  const std::wstring wide = wide_path(path);
  const DWORD attributes = ::GetFileAttributesW(wide.c_str());
  if (attributes == INVALID_FILE_ATTRIBUTES) return is_gone(wide);
  // Windows removes nothing that is marked as read-only.
  if (has(attributes, FILE_ATTRIBUTE_READONLY)) ::SetFileAttributesW(wide.c_str(), FILE_ATTRIBUTE_NORMAL);
  if (!has(attributes, FILE_ATTRIBUTE_DIRECTORY)) return remove_file(tree, path);
  // A link to a folder (a junction, a mount point) goes without what lies behind it.
  return has(attributes, FILE_ATTRIBUTE_REPARSE_POINT) ? remove_emptied(wide) : remove_folder(tree, path);
}

}  // namespace

bool remove_tree(const std::filesystem::path& path) noexcept try {
  return remove_from(path, path);
} catch (const std::exception&) {
  return false;  // no memory for a name
}

}  // namespace merops
