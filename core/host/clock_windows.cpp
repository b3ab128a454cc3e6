#include "core/host/clock.h"

#include <fmt/format.h>
#include <windows.h>

namespace merops {
namespace {

constexpr std::uint64_t kSecond = 1'000'000'000;

std::uint64_t ticks_per_second() {
  LARGE_INTEGER frequency{};
  ::QueryPerformanceFrequency(&frequency);  // cannot fail since Windows XP
  return static_cast<std::uint64_t>(frequency.QuadPart);
}

}  // namespace

std::uint64_t now_ns() {
  static const std::uint64_t frequency = ticks_per_second();
  LARGE_INTEGER counter{};
  ::QueryPerformanceCounter(&counter);
  const auto ticks = static_cast<std::uint64_t>(counter.QuadPart);
  // In two parts: ticks times a thousand million would overflow after half an hour at 10 MHz.
  return ticks / frequency * kSecond + ticks % frequency * kSecond / frequency;
}

std::string clock_source() { return "qpc"; }

std::string utc_now() {
  FILETIME now{};
  SYSTEMTIME parts{};
  ::GetSystemTimePreciseAsFileTime(&now);
  ::FileTimeToSystemTime(&now, &parts);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.wYear, parts.wMonth, parts.wDay, parts.wHour,
                     parts.wMinute, parts.wSecond, parts.wMilliseconds);
}

}  // namespace merops
