#include "core/host/error_windows.h"
#include "core/host/folder_listing.h"
#include "core/host/wide_text_windows.h"

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

#include <windows.h>

namespace merops {
namespace {

struct CloseSearch {
  void operator()(HANDLE search) const { ::FindClose(search); }
};

/// Everything in the folder; a folder that ends with its separator is a drive's root.
std::wstring pattern_for(const std::filesystem::path& folder) {
  const std::wstring wide = wide_path(folder.empty() ? std::filesystem::path(".") : folder);
  return wide + (wide.ends_with(L'\\') ? L"*" : L"\\*");
}

}  // namespace

std::vector<std::filesystem::path> list_folder(const std::filesystem::path& folder, std::error_code& error) {
  std::vector<std::filesystem::path> names;
  WIN32_FIND_DATAW found{};
  error.clear();
  const std::wstring pattern = pattern_for(folder);
  const HANDLE search = ::FindFirstFileExW(pattern.c_str(), FindExInfoBasic, &found, FindExSearchNameMatch, nullptr, 0);
  if (search == INVALID_HANDLE_VALUE) {
    const DWORD number = ::GetLastError();
    // The root of an empty drive has not even "." in it.
    if (number != ERROR_FILE_NOT_FOUND) error = windows_error(number);
    return names;
  }
  const std::unique_ptr<std::remove_pointer_t<HANDLE>, CloseSearch> closed(search);
  do {
    const std::wstring_view name = found.cFileName;
    if (name != L"." && name != L"..") names.emplace_back(name);
  } while (::FindNextFileW(search, &found) != 0);
  if (const DWORD number = ::GetLastError(); number != ERROR_NO_MORE_FILES) error = windows_error(number);
  return names;
}

}  // namespace merops
