#pragma once

#include "core/host/system_roots.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// From where on something disturbs a measurement.
struct QuietLimits {
  double foreign_cpu_share = 0.25;                            ///< of all processors, used by others than this process
  std::uint64_t device_bytes_per_s = std::uint64_t{4} << 20;  ///< moved on a device, by whomever
  std::uint64_t memory_bytes = 0;                             ///< that have to be available
  std::optional<double> celsius{};  ///< of a device; absent: 5 below its own warning, 70 where it has none
  std::chrono::nanoseconds window = std::chrono::milliseconds(60);  ///< over which rates are looked at
  std::chrono::nanoseconds bound = std::chrono::seconds(3);         ///< of the whole wait
};

/// How a wait for quiet ended.
struct QuietState {
  bool quiet = false;
  std::uint64_t waited_ns = 0;
  std::string what{};  ///< what still stirred in the last window, in numbers with their limits; empty when quiet
};

/// What one look at machine and devices sees. Sums only grow; unknown is absent, and disturbs nothing.
struct QuietLook {
  struct Device {
    std::string name{};
    std::optional<std::uint64_t> moved_bytes{};  ///< read and written since boot
    std::optional<double> celsius{}, warning_celsius{};
  };
  std::uint64_t at_ns = 0;  ///< now_ns()
  std::uint32_t processors = 0;
  std::optional<std::uint64_t> busy_ns{};  ///< of all processors
  std::uint64_t own_ns = 0;                ///< of these, this process'
  std::optional<std::uint64_t> available_bytes{};
  std::vector<Device> devices{};  ///< the same in every look
};

/// Looks at the machine over windows until one is quiet, the bound is over, or `stop` is set (any thread). One window
/// at least. `devices` are the leaf devices by name, that this process leaves alone meanwhile. What files this
/// process has written is still being written back disturbs as well. Never throws.
[[nodiscard]] QuietState wait_for_quiet(std::span<const std::string> devices, const QuietLimits& limits = {},
                                        const std::atomic<bool>* stop = nullptr, const SystemRoots& roots = {});

/// The parts of it, for any machine and clock.

/// What disturbs between two looks; empty when nothing does.
[[nodiscard]] std::string what_stirs(const QuietLook& before, const QuietLook& now, const QuietLimits& limits);
[[nodiscard]] QuietState wait_for_quiet(const QuietLimits& limits, const std::function<QuietLook()>& look,
                                        const std::function<void(std::chrono::nanoseconds)>& pause,
                                        const std::atomic<bool>* stop = nullptr);
/// One look at this machine. Some files of /proc and /sys: well below a millisecond, but for a thermometer of an NVMe
/// disk, which answers as quickly as the disk does.
[[nodiscard]] QuietLook look_for_quiet(std::span<const std::string> devices, const SystemRoots& roots = {});

}  // namespace merops
