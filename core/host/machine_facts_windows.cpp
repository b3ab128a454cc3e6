#include "core/host/hypervisor_windows.h"
#include "core/host/machine_facts.h"
#include "core/host/machine_id.h"
#include "core/host/power_windows.h"
#include "core/host/registry_windows.h"
#include "core/host/system_version_windows.h"
#include "core/host/wide_text_windows.h"

#include <array>

#include <windows.h>
#include <psapi.h>

namespace merops {
namespace {

std::string host_name() {
  std::array<wchar_t, 256> name{};
  DWORD letters = static_cast<DWORD>(name.size());
  const BOOL told = ::GetComputerNameExW(ComputerNamePhysicalDnsHostname, name.data(), &letters);
  return told == 0 ? std::string() : utf8_of(name.data());
}

std::uint64_t page_bytes() {
  SYSTEM_INFO system{};
  ::GetSystemInfo(&system);
  return system.dwPageSize;
}

BOOL CALLBACK add_page_file(void* sum, ENUM_PAGE_FILE_INFORMATION* file, const wchar_t*) {
  *static_cast<std::uint64_t*>(sum) += file->TotalInUse;
  return TRUE;
}

std::uint64_t page_files_used() {
  std::uint64_t pages = 0;
  return ::EnumPageFilesW(add_page_file, &pages) == 0 ? 0 : pages * page_bytes();
}

void add_memory(MachineFacts& facts) {
  MEMORYSTATUSEX memory{};
  memory.dwLength = sizeof memory;
  if (::GlobalMemoryStatusEx(&memory) != 0) {
    facts.memory_bytes = memory.ullTotalPhys;
    facts.available_bytes = memory.ullAvailPhys;
  }
  facts.swap_used_bytes = page_files_used();
}

}  // namespace

// Windows keeps no load average and has no transparent huge pages: these fields stay as they are.
MachineFacts read_machine_facts(const SystemRoots&) {
  const SystemVersion version = system_version();
  MachineFacts facts;
  facts.host_name = host_name();
  facts.machine_id = hashed_machine_id(registry_text(LR"(SOFTWARE\Microsoft\Cryptography)", L"MachineGuid"));
  facts.os = version.name;
  facts.kernel = version.kernel;
  facts.cpu_model = registry_text(LR"(HARDWARE\DESCRIPTION\System\CentralProcessor\0)", L"ProcessorNameString");
  facts.cpus = ::GetActiveProcessorCount(ALL_PROCESSOR_GROUPS);
  facts.governor = power_plan();
  facts.on_battery = runs_on_battery();
  facts.virtual_machine = hypervisor_of_machine();
  add_memory(facts);
  return facts;
}

}  // namespace merops
