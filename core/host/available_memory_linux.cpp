#include "core/host/available_memory.h"
#include "core/host/control_group_linux.h"
#include "core/host/kernel_file.h"

#include <algorithm>
#include <sstream>
#include <string>

namespace merops {
namespace {

// "MemAvailable:   24683612 kB"
std::optional<std::uint64_t> available_in_machine(const std::filesystem::path& proc) {
  std::istringstream lines(read_text(proc / "meminfo").value_or(""));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string name;
    std::uint64_t kilobytes = 0;
    if (words >> name >> kilobytes && name == "MemAvailable:") return kilobytes * 1024;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::uint64_t> available_memory(const SystemRoots& roots) {
  const auto machine = available_in_machine(roots.proc);
  const auto hierarchy = memory_hierarchy(roots.proc);
  const auto room = hierarchy ? room_below_limits(*hierarchy) : std::nullopt;
  return machine && room ? std::min(machine, room) : machine;
}

}  // namespace merops
