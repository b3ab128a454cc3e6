#include "core/host/wide_text_windows.h"

#include <windows.h>

namespace merops {
namespace {

constexpr std::wstring_view kLong = LR"(\\?\)", kLongShare = LR"(\\?\UNC\)", kDevice = LR"(\\.\)", kShare = LR"(\\)";

bool starts_with(std::wstring_view text, std::wstring_view start) { return text.substr(0, start.size()) == start; }

/// Absolute and tidied by Windows itself, which knows of drive-relative names; as it was where that fails.
std::wstring full_path(const std::wstring& path) {
  const DWORD size = ::GetFullPathNameW(path.c_str(), 0, nullptr, nullptr);
  std::wstring full(size, L'\0');
  const DWORD length = size == 0 ? 0 : ::GetFullPathNameW(path.c_str(), size, full.data(), nullptr);
  if (length == 0 || length >= size) return path;
  full.resize(length);
  return full;
}

}  // namespace

std::wstring wide_of(std::string_view utf8) {
  const int bytes = static_cast<int>(utf8.size());
  std::wstring wide(static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, utf8.data(), bytes, nullptr, 0)), L'\0');
  ::MultiByteToWideChar(CP_UTF8, 0, utf8.data(), bytes, wide.data(), static_cast<int>(wide.size()));
  return wide;
}

std::string utf8_of(std::wstring_view wide) {
  const int units = static_cast<int>(wide.size());
  const int bytes = ::WideCharToMultiByte(CP_UTF8, 0, wide.data(), units, nullptr, 0, nullptr, nullptr);
  std::string utf8(static_cast<std::size_t>(bytes), '\0');
  ::WideCharToMultiByte(CP_UTF8, 0, wide.data(), units, utf8.data(), bytes, nullptr, nullptr);
  return utf8;
}

std::wstring wide_path(const std::filesystem::path& path) {
  const std::wstring given = path.native();
  if (given.empty() || starts_with(given, kLong) || starts_with(given, kDevice)) return given;
  const std::wstring full = full_path(given);
  // A reserved name ("NUL", "COM1") has become a device.
  if (starts_with(full, kDevice) || starts_with(full, kLong)) return full;
  if (starts_with(full, kShare)) return std::wstring(kLongShare) + full.substr(kShare.size());
  return std::wstring(kLong) + full;
}

}  // namespace merops
