#include "core/host/available_memory.h"
#include "core/host/memory_limit_windows.h"

#include <algorithm>

// psapi.h needs the words of windows.h.
// clang-format off
#include <windows.h>
#include <psapi.h>
// clang-format on

namespace merops {
namespace {

std::uint64_t own_memory() {
  PROCESS_MEMORY_COUNTERS counters{};
  return ::K32GetProcessMemoryInfo(::GetCurrentProcess(), &counters, sizeof counters) != 0 ? counters.PagefileUsage : 0;
}

/// What the job that this process runs in leaves it.
std::optional<std::uint64_t> room_in_job() {
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  if (::QueryInformationJobObject(nullptr, JobObjectExtendedLimitInformation, &limits, sizeof limits, nullptr) == 0)
    return std::nullopt;
  const DWORD flags = limits.BasicLimitInformation.LimitFlags;
  std::optional<std::uint64_t> process, job;
  if ((flags & JOB_OBJECT_LIMIT_PROCESS_MEMORY) != 0) process = limits.ProcessMemoryLimit;
  if ((flags & JOB_OBJECT_LIMIT_JOB_MEMORY) != 0) job = limits.JobMemoryLimit;
  return room_below(process, job, own_memory());
}

}  // namespace

std::optional<std::uint64_t> room_below(std::optional<std::uint64_t> process_limit,
                                        std::optional<std::uint64_t> job_limit, std::uint64_t used) {
  if (!process_limit && !job_limit) return std::nullopt;
  const std::uint64_t limit =
      std::min(process_limit.value_or(~std::uint64_t{0}), job_limit.value_or(~std::uint64_t{0}));
  return limit > used ? limit - used : 0;
}

std::optional<std::uint64_t> available_memory(const SystemRoots& /*roots*/) {
  MEMORYSTATUSEX status{};
  status.dwLength = sizeof status;
  if (::GlobalMemoryStatusEx(&status) == 0) return std::nullopt;
  // Physical memory that is free or holds clean copies, and what may still be promised to programs.
  const std::uint64_t machine = std::min(status.ullAvailPhys, status.ullAvailPageFile);
  return std::min(machine, room_in_job().value_or(machine));
}

}  // namespace merops
