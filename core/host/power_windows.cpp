#include "core/host/power_windows.h"

#include "core/host/wide_text_windows.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <windows.h>
#include <objbase.h>
#include <powrprof.h>

namespace merops {
namespace {

struct Plan {
  std::wstring_view identifier;
  std::string_view word;
};

constexpr std::array kPlans{
    Plan{L"{8c5e7fda-e8bf-4a96-9a85-a6e23a8c635c}", "performance"},
    Plan{L"{e9a42b02-d5df-448d-aa00-03f14749eb61}", "performance"},  // "ultimate"
    Plan{L"{381b4222-f694-41f0-9685-ff5bb260df2e}", "balanced"},
    Plan{L"{a1841308-3541-4fab-bc81-f71556f20b4a}", "powersave"},
};

std::wstring text_of(const GUID& identifier) {
  std::array<wchar_t, 40> letters{};
  ::StringFromGUID2(identifier, letters.data(), static_cast<int>(letters.size()));
  std::wstring text = letters.data();
  std::transform(text.begin(), text.end(), text.begin(), [](wchar_t letter) {
    return letter >= L'A' && letter <= L'F' ? static_cast<wchar_t>(letter - L'A' + L'a') : letter;
  });
  return text;
}

std::string own_name(const GUID& plan) {
  std::array<wchar_t, 256> name{};
  DWORD bytes = sizeof name;
  auto* const out = reinterpret_cast<UCHAR*>(name.data());
  const DWORD status = ::PowerReadFriendlyName(nullptr, &plan, nullptr, nullptr, out, &bytes);
  return status == ERROR_SUCCESS ? utf8_of(name.data()) : std::string();
}

}  // namespace

std::string known_power_plan(const std::wstring& identifier) {
  const auto found =
      std::find_if(kPlans.begin(), kPlans.end(), [&](const Plan& plan) { return plan.identifier == identifier; });
  return found == kPlans.end() ? std::string() : std::string(found->word);
}

std::string power_plan() {
  GUID* plan = nullptr;
  if (::PowerGetActiveScheme(nullptr, &plan) != ERROR_SUCCESS || plan == nullptr) return {};
  const std::string known = known_power_plan(text_of(*plan));
  std::string word = known.empty() ? own_name(*plan) : known;
  ::LocalFree(plan);
  return word;
}

std::optional<bool> runs_on_battery() {
  constexpr BYTE kOffline = 0, kOnline = 1, kNoBattery = 128, kUnknown = 255;
  SYSTEM_POWER_STATUS status{};
  if (::GetSystemPowerStatus(&status) == 0) return std::nullopt;
  if (status.ACLineStatus == kOnline) return false;
  const bool battery = status.BatteryFlag != kUnknown && (status.BatteryFlag & kNoBattery) == 0;
  return status.ACLineStatus == kOffline && battery ? std::optional(true) : std::nullopt;
}

}  // namespace merops
