#include "results/long_name_windows.h"

#include <windows.h>

namespace merops {
namespace {

/// By Windows itself: std::filesystem of mingw knows no shares (\\server\share).
std::wstring full_name(const std::wstring& given) {
  std::wstring full(::GetFullPathNameW(given.c_str(), 0, nullptr, nullptr), L'\0');
  const DWORD length = ::GetFullPathNameW(given.c_str(), static_cast<DWORD>(full.size()), full.data(), nullptr);
  if (length == 0 || length >= full.size()) return given;
  full.resize(length);
  return full;
}

}  // namespace

std::wstring long_name(const std::filesystem::path& path) {
  constexpr std::size_t kLongestPlain = 240;  // SQLite makes names that end with "-journal" of it
  if (path.native().starts_with(LR"(\\?\)")) return path.native();
  const std::wstring whole = full_name(path.native());
  if (whole.size() <= kLongestPlain || whole.starts_with(LR"(\\.\)")) return whole;
  return whole.starts_with(LR"(\\)") ? LR"(\\?\UNC\)" + whole.substr(2) : LR"(\\?\)" + whole;
}

}  // namespace merops
