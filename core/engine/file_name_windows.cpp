#include "core/engine/file_name.h"
#include "core/host/wide_text_windows.h"

#include <algorithm>
#include <array>
#include <cwctype>
#include <string_view>

namespace merops {
namespace {

constexpr std::array<std::wstring_view, 6> kDevices = {L"CON", L"PRN", L"AUX", L"NUL", L"CONIN$", L"CONOUT$"};
constexpr std::array<std::wstring_view, 2> kNumberedDevices = {L"COM", L"LPT"};

bool is_one_of(std::wstring_view name, auto names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Digits, and the raised ones of Latin-1, which count as digits here.
bool is_device_number(wchar_t c) {
  return (c >= L'0' && c <= L'9') || c == L'\u00b9' || c == L'\u00b2' || c == L'\u00b3';
}

/// What stands before the first dot decides; spaces at its end do not count.
bool is_device(std::wstring name) {
  name.erase(std::min(name.find(L'.'), name.size()));
  while (!name.empty() && name.back() == L' ') name.pop_back();
  std::transform(name.begin(), name.end(), name.begin(), [](wchar_t c) { return std::towupper(c); });
  if (is_one_of(name, kDevices)) return true;
  return name.size() == 4 && is_one_of(std::wstring_view(name).substr(0, 3), kNumberedDevices) &&
         is_device_number(name.back());
}

}  // namespace

std::string why_no_file_name(const std::filesystem::path& name) {
  const std::wstring last = name.filename().wstring();
  if (last.empty() || last == L"." || last == L"..") return "this is not the name of a file";
  if (wide_path(name).starts_with(LR"(\\.\)") || is_device(last)) return "it is the name of a device";
  if (last.find(L':') != std::wstring::npos) return "what follows the colon would be a hidden stream of another file";
  if (last.back() == L'.' || last.back() == L' ') return "Windows takes dots and spaces at the end of a name away";
  return {};
}

}  // namespace merops
