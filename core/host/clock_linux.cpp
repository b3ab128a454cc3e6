#include "core/host/clock.h"

#include <ctime>
#include <fstream>
#include <string>

#include <fmt/format.h>

#if defined(__x86_64__)
#include <x86intrin.h>
#endif

namespace merops {
namespace {

std::uint64_t kernel_ns() {
  timespec t{};
  clock_gettime(CLOCK_MONOTONIC_RAW, &t);
  return static_cast<std::uint64_t>(t.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(t.tv_nsec);
}

#if defined(__x86_64__)

std::uint64_t counter() {
  unsigned int processor = 0;
  return __rdtscp(&processor);  // waits for earlier loads: a completion is seen before it is stamped
}

bool has_flags_of_a_steady_counter() {
  std::ifstream cpuinfo("/proc/cpuinfo");
  for (std::string line; std::getline(cpuinfo, line);) {
    if (line.rfind("flags", 0) != 0) continue;
    line += ' ';
    return line.find(" constant_tsc ") != std::string::npos && line.find(" nonstop_tsc ") != std::string::npos &&
           line.find(" rdtscp ") != std::string::npos;
  }
  return false;
}

/// The kernel takes the counter away as a clock source when it finds it unstable; a paravirtual clock built on it is
/// as good a sign of trust.
bool kernel_trusts_counter() {
  std::ifstream current("/sys/devices/system/clocksource/clocksource0/current_clocksource");
  std::string name;
  return current >> name && (name == "tsc" || name == "kvm-clock" || name == "hyperv_clocksource_tsc_page");
}

struct Pair {
  std::uint64_t ticks = 0, ns = 0;
};

/// Both clocks at one moment: of several tries the one with the shortest gap.
Pair read_both() {
  Pair best;
  std::uint64_t shortest = ~std::uint64_t{0};
  for (int i = 0; i < 16; ++i) {
    const std::uint64_t before = counter();
    const std::uint64_t ns = kernel_ns();
    const std::uint64_t after = counter();
    if (after - before < shortest) {
      shortest = after - before;
      best = {before + (after - before) / 2, ns};
    }
  }
  return best;
}

/// Nanoseconds from ticks as a multiplication and a shift by 32.
struct Calibration {
  bool steady = false;
  std::uint64_t first_tick = 0;
  std::uint64_t ns_per_tick_shifted = 0;
};

Calibration calibrate() {
  if (!has_flags_of_a_steady_counter() || !kernel_trusts_counter()) return {};
  const Pair first = read_both();
  while (kernel_ns() - first.ns < 20'000'000U) {
  }
  const Pair last = read_both();
  if (last.ticks <= first.ticks) return {};
  const long double ratio =
      static_cast<long double>(last.ns - first.ns) / static_cast<long double>(last.ticks - first.ticks);
  return {true, first.ticks, static_cast<std::uint64_t>(ratio * 4294967296.0L)};
}

const Calibration& calibration() {
  static const Calibration calibrated = calibrate();
  return calibrated;
}

#endif

}  // namespace

std::uint64_t now_ns() {
#if defined(__x86_64__)
  if (const Calibration& clock = calibration(); clock.steady) {
    const std::uint64_t ticks = counter() - clock.first_tick;
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>((static_cast<Wide>(ticks) * clock.ns_per_tick_shifted) >> 32U);
  }
#endif
  return kernel_ns();
}

std::string clock_source() {
#if defined(__x86_64__)
  if (calibration().steady) return "tsc";
#endif
  return "clock_gettime";
}

std::string utc_now() {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  tm parts{};
  gmtime_r(&now.tv_sec, &parts);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.tm_year + 1900, parts.tm_mon + 1,
                     parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec, now.tv_nsec / 1'000'000);
}

}  // namespace merops
