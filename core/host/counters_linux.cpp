#include "core/host/counters.h"
#include "core/host/kernel_file.h"
#include "core/host/worker_clock.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <sstream>

#include <sys/resource.h>
#include <unistd.h>

namespace merops {
namespace {

constexpr std::uint64_t kSectorBytes = 512;  // of all block statistics, whatever the device's block is

std::uint64_t to_ns(const timeval& time) {
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(time.tv_usec) * 1'000U;
}

void add_usage(ProcessCounters& counters) {
  rusage usage{};
  if (::getrusage(RUSAGE_SELF, &usage) != 0) return;
  counters.user_ns = to_ns(usage.ru_utime);
  counters.system_ns = to_ns(usage.ru_stime);
  counters.voluntary_switches = static_cast<std::uint64_t>(usage.ru_nvcsw);
  counters.involuntary_switches = static_cast<std::uint64_t>(usage.ru_nivcsw);
}

void add_storage_bytes(ProcessCounters& counters) {
  std::istringstream lines(read_text("/proc/self/io").value_or(""));
  std::string name;
  std::uint64_t value = 0;
  while (lines >> name >> value) {
    if (name == "read_bytes:") counters.storage_read_bytes = value;
  }
}

// cpu USER NICE SYSTEM IDLE IOWAIT IRQ SOFTIRQ STEAL GUEST GUEST_NICE, in clock ticks; guests are part of USER and
// NICE.
bool add_sum(ProcessorTimes& times, std::istream& words) {
  std::array<std::uint64_t, 8> ticks{};
  for (std::uint64_t& value : ticks) words >> value;
  const std::uint64_t tick_ns = 1'000'000'000U / static_cast<std::uint64_t>(::sysconf(_SC_CLK_TCK));
  times.busy_ns = (ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6]) * tick_ns;
  times.steal_ns = ticks[7] * tick_ns;
  return !words.fail();
}

void add_machine(ProcessCounters& counters) {
  const auto times = processor_times();
  if (!times) return;
  counters.machine_busy_ns = times->busy_ns;
  counters.steal_ns = times->steal_ns;
}

void add_workers(ProcessCounters& counters) {
  static std::mutex mutex;
  static WorkerClock clock;
  const std::lock_guard lock(mutex);
  const WorkerClock::Seen seen = clock.look();
  counters.worker_ns = seen.kernel_worker_ns;
  counters.io_worker_ns = seen.io_worker_ns;
  counters.worker_threads = seen.io_workers;
}

// READS MERGED SECTORS MS WRITES MERGED SECTORS ...
bool add_device(DeviceCounters& sum, const std::filesystem::path& stat) {
  std::istringstream line(read_text(stat).value_or(""));
  std::array<std::uint64_t, 7> field{};
  for (std::uint64_t& value : field) line >> value;
  if (!line) return false;
  sum.reads += field[0];
  sum.read_bytes += field[2] * kSectorBytes;
  sum.writes += field[4];
  sum.written_bytes += field[6] * kSectorBytes;
  return true;
}

}  // namespace

std::optional<DeviceCounters> device_counters(std::span<const std::string> names, const std::filesystem::path& sys) {
  DeviceCounters sum;
  for (std::string name : names) {
    std::replace(name.begin(), name.end(), '/', '!');  // sysfs spells cciss/c0d0 so
    if (!add_device(sum, sys / "class/block" / name / "stat")) return std::nullopt;
  }
  return sum;
}

std::optional<ProcessorTimes> processor_times(const std::filesystem::path& proc) {
  std::istringstream lines(read_text(proc / "stat").value_or(""));
  ProcessorTimes times;
  bool told = false;
  for (std::string line; std::getline(lines, line) && line.rfind("cpu", 0) == 0;) {
    std::istringstream words(line);
    std::string name;
    words >> name;
    if (name != "cpu") ++times.processors;
    if (name == "cpu") told = add_sum(times, words);
  }
  return told ? std::optional(times) : std::nullopt;
}

std::uint64_t own_processor_ns() {
  ProcessCounters own;
  add_usage(own);
  return own.user_ns + own.system_ns;
}

ProcessCounters process_counters() {
  ProcessCounters counters;
  add_usage(counters);
  add_storage_bytes(counters);
  add_machine(counters);
  add_workers(counters);
  return counters;
}

}  // namespace merops
