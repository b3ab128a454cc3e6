#include "core/host/counters.h"
#include "core/host/storage_answer_windows.h"
#include "core/host/storage_query_windows.h"

#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

/// Windows counts in steps of 100 ns and charges in ticks of about 16 ms.
std::uint64_t to_ns(const FILETIME& time) {
  return (std::uint64_t{time.dwHighDateTime} << 32U | time.dwLowDateTime) * 100;
}

void add_usage(ProcessCounters& counters) {
  FILETIME start{}, end{}, system{}, user{};
  if (::GetProcessTimes(::GetCurrentProcess(), &start, &end, &system, &user) == 0) return;
  counters.user_ns = to_ns(user);
  counters.system_ns = to_ns(system);
}

bool add_device(DeviceCounters& sum, const std::string& name) {
  const auto number = drive_number(name);
  if (!number) return false;
  const FileHandle drive = open_device_to_ask(drive_path(*number));
  if (!drive) return false;
  const auto traffic = storage_answer::decode_traffic(ask_storage(drive, IOCTL_DISK_PERFORMANCE).bytes);
  if (!traffic) return false;
  sum.reads += traffic->reads;
  sum.read_bytes += traffic->read_bytes;
  sum.writes += traffic->writes;
  sum.written_bytes += traffic->written_bytes;
  return true;
}

}  // namespace

std::optional<DeviceCounters> device_counters(std::span<const std::string> names, const std::filesystem::path&) {
  DeviceCounters sum;
  for (const std::string& name : names) {
    if (!add_device(sum, name)) return std::nullopt;
  }
  return sum;
}

// The system's time holds the idle one. Nothing tells what a hypervisor took.
std::optional<ProcessorTimes> processor_times(const std::filesystem::path&) {
  FILETIME idle{}, system{}, user{};
  if (::GetSystemTimes(&idle, &system, &user) == 0) return std::nullopt;
  const std::uint64_t all_ns = to_ns(system) + to_ns(user), idle_ns = to_ns(idle);
  ProcessorTimes times;
  times.busy_ns = all_ns > idle_ns ? all_ns - idle_ns : 0;
  times.processors = ::GetActiveProcessorCount(ALL_PROCESSOR_GROUPS);
  return times;
}

std::uint64_t own_processor_ns() {
  ProcessCounters own;
  add_usage(own);
  return own.user_ns + own.system_ns;
}

// GetProcessIoCounters counts what any read delivered, also from memory: no proof of storage, so it is left out.
ProcessCounters process_counters() {
  ProcessCounters counters;
  add_usage(counters);
  if (const auto times = processor_times()) counters.machine_busy_ns = times->busy_ns;
  return counters;
}

}  // namespace merops
