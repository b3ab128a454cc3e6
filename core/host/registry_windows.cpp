#include "core/host/registry_windows.h"

#include "core/host/wide_text_windows.h"

#include <array>

#include <windows.h>

namespace merops {

std::string registry_text(const wchar_t* key, const wchar_t* name) {
  std::array<wchar_t, 512> letters{};
  DWORD bytes = sizeof letters;
  if (::RegGetValueW(HKEY_LOCAL_MACHINE, key, name, RRF_RT_REG_SZ, nullptr, letters.data(), &bytes) != ERROR_SUCCESS)
    return {};
  const std::string text = utf8_of(letters.data());
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::optional<std::uint32_t> registry_number(const wchar_t* key, const wchar_t* name) {
  DWORD number = 0, bytes = sizeof number;
  const LSTATUS status = ::RegGetValueW(HKEY_LOCAL_MACHINE, key, name, RRF_RT_REG_DWORD, nullptr, &number, &bytes);
  return status == ERROR_SUCCESS ? std::optional<std::uint32_t>(number) : std::nullopt;
}

}  // namespace merops
