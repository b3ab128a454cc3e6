#include "core/host/available_memory.h"
#include "core/host/clock.h"
#include "core/host/counters.h"
#include "core/host/quiet.h"
#include "core/host/temperature.h"

#include <thread>

namespace merops {
namespace {

QuietLook::Device look_at(const std::string& name, const SystemRoots& roots) {
  QuietLook::Device device{name};
  if (const auto counters = device_counters({&name, 1}, roots.sys)) {
    device.moved_bytes = counters->read_bytes + counters->written_bytes;
  }
  if (const auto sensor = find_temperature_sensor(name, roots)) {
    device.celsius = sensor->read_celsius();
    device.warning_celsius = sensor->warning_celsius;
  }
  return device;
}

}  // namespace

QuietLook look_for_quiet(std::span<const std::string> devices, const SystemRoots& roots) {
  QuietLook look;
  for (const std::string& name : devices) look.devices.push_back(look_at(name, roots));
  look.available_bytes = available_memory(roots);
  look.own_ns = own_processor_ns();
  look.at_ns = now_ns();
  if (const auto times = processor_times(roots.proc)) {
    look.processors = times->processors;
    look.busy_ns = times->busy_ns;
  }
  return look;
}

QuietState wait_for_quiet(std::span<const std::string> devices, const QuietLimits& limits,
                          const std::atomic<bool>* stop, const SystemRoots& roots) {
  const auto pause = [](std::chrono::nanoseconds time) { std::this_thread::sleep_for(time); };
  return wait_for_quiet(
      limits, [&] { return look_for_quiet(devices, roots); }, pause, stop);
}

}  // namespace merops
