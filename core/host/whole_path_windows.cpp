#include "core/host/whole_path.h"

#include <string>

#include <windows.h>

namespace merops {

std::filesystem::path whole_path(const std::filesystem::path& path) {
  const std::wstring& given = path.native();
  if (given.empty() || given.starts_with(LR"(\\?\)")) return path;
  std::wstring full(::GetFullPathNameW(given.c_str(), 0, nullptr, nullptr), L'\0');
  const DWORD length = ::GetFullPathNameW(given.c_str(), static_cast<DWORD>(full.size()), full.data(), nullptr);
  if (length == 0 || length >= full.size()) return path;
  full.resize(length);
  return full;
}

}  // namespace merops
