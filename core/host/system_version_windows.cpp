#include "core/host/system_version_windows.h"

#include "core/host/registry_windows.h"

#include <fmt/format.h>
#include <windows.h>

namespace merops {
namespace {

constexpr const wchar_t* kCurrent = LR"(SOFTWARE\Microsoft\Windows NT\CurrentVersion)";

/// A function of the system's own library, which every process has; null where it is not there.
template <class Function>
Function system_function(const char* name) {
  const HMODULE library = ::GetModuleHandleW(L"ntdll.dll");
  void* const found = library == nullptr ? nullptr : reinterpret_cast<void*>(::GetProcAddress(library, name));
  return reinterpret_cast<Function>(found);
}

/// Not GetVersionEx, which tells programs what they were made for.
OSVERSIONINFOW version_numbers() {
  OSVERSIONINFOW numbers{};
  numbers.dwOSVersionInfoSize = sizeof numbers;
  const auto ask = system_function<LONG(WINAPI*)(OSVERSIONINFOW*)>("RtlGetVersion");
  if (ask != nullptr) ask(&numbers);
  return numbers;
}

std::string wine_version() {
  const auto ask = system_function<const char*(__cdecl*)()>("wine_get_version");
  return ask == nullptr ? std::string() : ask();
}

}  // namespace

std::string system_name(std::string product, std::uint32_t build, const std::string& release) {
  constexpr std::uint32_t kFirstOfEleven = 22'000;
  const std::string ten = "Windows 10";
  if (build >= kFirstOfEleven && product.compare(0, ten.size(), ten) == 0) product.replace(0, ten.size(), "Windows 11");
  if (product.empty()) product = "Windows";
  return release.empty() ? product : product + " " + release;
}

SystemVersion system_version() {
  const OSVERSIONINFOW numbers = version_numbers();
  SystemVersion version;
  version.name = system_name(registry_text(kCurrent, L"ProductName"), numbers.dwBuildNumber,
                             registry_text(kCurrent, L"DisplayVersion"));
  if (const std::string wine = wine_version(); !wine.empty()) version.name += fmt::format(" (Wine {})", wine);
  version.kernel = fmt::format("{}.{}.{}", numbers.dwMajorVersion, numbers.dwMinorVersion, numbers.dwBuildNumber);
  if (const auto revision = registry_number(kCurrent, L"UBR")) version.kernel += fmt::format(".{}", *revision);
  return version;
}

}  // namespace merops
