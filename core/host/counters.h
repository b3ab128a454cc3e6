#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merops {

/// Sums over block devices since boot, or since somebody first asked for them (/sys/block/NAME/stat;
/// IOCTL_DISK_PERFORMANCE, which counts requests before the driver splits them).
struct DeviceCounters {
  std::uint64_t reads = 0, read_bytes = 0, writes = 0, written_bytes = 0;
};
/// Absent where one of the names has no counters. `sys` is where Linux mounts sysfs; tests give a folder of their own.
[[nodiscard]] std::optional<DeviceCounters> device_counters(std::span<const std::string> names,
                                                            const std::filesystem::path& sys = "/sys");

/// What all processors did since boot (/proc/stat, in steps of 10 ms; GetSystemTimes, in some of about 16 ms).
struct ProcessorTimes {
  std::uint64_t busy_ns = 0;   ///< without idle, iowait and steal
  std::uint64_t steal_ns = 0;  ///< taken by the hypervisor; 0 where the system does not tell
  std::uint32_t processors = 0;
};
[[nodiscard]] std::optional<ProcessorTimes> processor_times(const std::filesystem::path& proc = "/proc");
/// CPU time of this process since its start, user and system, all its threads. Quick.
[[nodiscard]] std::uint64_t own_processor_ns();

/// This process and the machine, since their start. Subtract two to learn what a cell cost; each field only grows.
struct ProcessCounters {
  std::uint64_t user_ns = 0, system_ns = 0;  ///< all threads of the process, its io workers included
  std::uint64_t voluntary_switches = 0, involuntary_switches = 0;  ///< both 0 where nobody counts them
  std::optional<std::uint64_t> storage_read_bytes{};  ///< /proc/self/io read_bytes; Windows tells of all reads only
  std::optional<std::uint64_t> machine_busy_ns{};     ///< as ProcessorTimes has it
  std::optional<std::uint64_t> steal_ns{};            ///< taken by the hypervisor; steps of 10 ms
  std::optional<std::uint64_t> worker_ns{};           ///< kernel threads of loop devices: in no process's times
  std::optional<std::uint64_t> io_worker_ns{};        ///< io_uring's worker threads of the process: part of system_ns
  std::uint32_t worker_threads = 0;                   ///< io worker threads alive now
};
/// Takes some milliseconds: before and after a cell, never inside. Worker times are what was seen of threads alive at
/// a call (host/worker_clock.h), so call it before the threads that submitted end. Thread-safe.
[[nodiscard]] ProcessCounters process_counters();

}  // namespace merops
