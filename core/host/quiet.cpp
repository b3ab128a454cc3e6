#include "core/host/quiet.h"

#include "core/model/units.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

using Findings = std::vector<std::string>;

constexpr double kBelowWarning = 5, kUsualLimit = 70;  // degrees

double grown(const std::optional<std::uint64_t>& before, const std::optional<std::uint64_t>& now) {
  return before && now && *now > *before ? static_cast<double>(*now - *before) : 0;
}

void look_at_processors(Findings& found, const QuietLook& before, const QuietLook& now, const QuietLimits& limits) {
  const double capacity = grown(before.at_ns, now.at_ns) * now.processors;
  const double foreign = grown(before.busy_ns, now.busy_ns) - grown(before.own_ns, now.own_ns);
  if (capacity <= 0 || foreign <= limits.foreign_cpu_share * capacity) return;
  found.push_back(fmt::format("other programs use {:.0f} % of the processors (limit {:.0f} %)",
                              std::min(100.0, 100 * foreign / capacity), 100 * limits.foreign_cpu_share));
}

void look_at_traffic(Findings& found, const QuietLook::Device& before, const QuietLook::Device& now, double seconds,
                     const QuietLimits& limits) {
  const double rate = seconds > 0 ? grown(before.moved_bytes, now.moved_bytes) / seconds : 0;
  if (rate <= static_cast<double>(limits.device_bytes_per_s)) return;
  found.push_back(fmt::format("{} moves {}/s (limit {}/s)", now.name, format_bytes(static_cast<std::uint64_t>(rate)),
                              format_bytes(limits.device_bytes_per_s)));
}

void look_at_temperature(Findings& found, const QuietLook::Device& device, const QuietLimits& limits) {
  const double own = device.warning_celsius ? *device.warning_celsius - kBelowWarning : kUsualLimit;
  const double limit = limits.celsius.value_or(own);
  if (!device.celsius || *device.celsius < limit) return;
  found.push_back(fmt::format("{} has {:.0f} °C (limit {:.0f} °C)", device.name, *device.celsius, limit));
}

void look_at_memory(Findings& found, const QuietLook& now, const QuietLimits& limits) {
  if (!now.available_bytes || *now.available_bytes >= limits.memory_bytes) return;
  found.push_back(fmt::format("{} of memory is available ({} needed)", format_bytes(*now.available_bytes),
                              format_bytes(limits.memory_bytes)));
}

}  // namespace

std::string what_stirs(const QuietLook& before, const QuietLook& now, const QuietLimits& limits) {
  Findings found;
  look_at_processors(found, before, now, limits);
  const double seconds = grown(before.at_ns, now.at_ns) / 1e9;
  for (std::size_t i = 0; i < std::min(before.devices.size(), now.devices.size()); ++i) {
    look_at_traffic(found, before.devices[i], now.devices[i], seconds, limits);
    look_at_temperature(found, now.devices[i], limits);
  }
  look_at_memory(found, now, limits);
  return fmt::format("{}", fmt::join(found, "; "));
}

QuietState wait_for_quiet(const QuietLimits& limits, const std::function<QuietLook()>& look,
                          const std::function<void(std::chrono::nanoseconds)>& pause, const std::atomic<bool>* stop) {
  QuietLook before = look();
  const std::uint64_t start_ns = before.at_ns;
  for (;;) {
    if (stop != nullptr && stop->load()) return {false, before.at_ns - start_ns, "the wait was interrupted"};
    pause(limits.window);
    QuietLook now = look();
    const std::uint64_t waited_ns = now.at_ns - start_ns;
    std::string what = what_stirs(before, now, limits);
    if (what.empty()) return {true, waited_ns, {}};
    if (waited_ns >= static_cast<std::uint64_t>(limits.bound.count())) return {false, waited_ns, std::move(what)};
    before = std::move(now);
  }
}

}  // namespace merops
