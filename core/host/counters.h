#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// Sums over block devices since boot (/sys/block/NAME/stat).
struct DeviceCounters {
  std::uint64_t reads = 0, read_bytes = 0, writes = 0, written_bytes = 0;
};
/// Absent where one of the names has no counters.
[[nodiscard]] std::optional<DeviceCounters> device_counters(std::span<const std::string> names);

/// This process and the machine, since their start.
struct ProcessCounters {
  std::uint64_t user_ns = 0, system_ns = 0;
  std::uint64_t voluntary_switches = 0, involuntary_switches = 0;
  std::optional<std::uint64_t> storage_read_bytes{};  ///< /proc/self/io read_bytes
  std::optional<std::uint64_t> machine_busy_ns{};     ///< all processors, without idle and iowait
  std::optional<std::uint64_t> steal_ns{};
  std::optional<std::uint64_t> worker_ns{};  ///< io worker threads of the process, and kernel threads of loop devices
  std::uint32_t worker_threads = 0;          ///< io worker threads alive now
};
[[nodiscard]] ProcessCounters process_counters();

}  // namespace merops
