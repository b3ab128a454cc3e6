#include "core/host/hypervisor_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/machine_facts.h"
#include "core/host/machine_id.h"

#include <algorithm>
#include <locale>
#include <sstream>
#include <string_view>

namespace merops {
namespace {

namespace fs = std::filesystem;

std::string text_in(const fs::path& path) { return trimmed(read_text(path).value_or("")); }

std::string machine_id(const fs::path& etc) {
  const std::string id = text_in(etc / "machine-id");
  return id == "uninitialized" ? std::string() : hashed_machine_id(id);
}

// NAME="value" or NAME=value.
std::string os_name(const fs::path& etc) {
  std::istringstream lines(read_text(etc / "os-release").value_or(""));
  constexpr std::string_view kName = "PRETTY_NAME=";
  for (std::string line; std::getline(lines, line);) {
    if (line.compare(0, kName.size(), kName) != 0) continue;
    std::string value = line.substr(kName.size());
    value.erase(std::remove(value.begin(), value.end(), '"'), value.end());
    return value;
  }
  return {};
}

// The value of the first "NAME : value" line.
std::string field_in(const std::string& text, std::string_view name) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto colon = line.find(':');
    if (colon != std::string::npos && trimmed(line.substr(0, colon)) == name) return trimmed(line.substr(colon + 1));
  }
  return {};
}

void add_processors(MachineFacts& facts, const SystemRoots& roots) {
  const std::string text = read_text(roots.proc / "cpuinfo").value_or("");
  facts.cpu_model = field_in(text, "model name");
  if (facts.cpu_model.empty()) facts.cpu_model = text_in(roots.proc / "device-tree/model");
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) facts.cpus += line.rfind("processor\t", 0) == 0 ? 1U : 0U;
  facts.governor = text_in(roots.sys / "devices/system/cpu/cpu0/cpufreq/scaling_governor");
}

// "MemTotal:       24683612 kB"
std::uint64_t bytes_in(const std::string& text, std::string_view name) {
  const std::string value = field_in(text, name);
  return to_number(value.substr(0, value.find(' '))).value_or(0) * 1024;
}

void add_memory(MachineFacts& facts, const SystemRoots& roots) {
  const std::string text = read_text(roots.proc / "meminfo").value_or("");
  facts.memory_bytes = bytes_in(text, "MemTotal");
  facts.available_bytes = bytes_in(text, "MemAvailable");
  facts.swap_used_bytes = bytes_in(text, "SwapTotal") - bytes_in(text, "SwapFree");
  facts.thp = chosen(text_in(roots.sys / "kernel/mm/transparent_hugepage/enabled"));
  facts.hugetlb_free_pages = read_number(roots.sys / "kernel/mm/hugepages/hugepages-2048kB/free_hugepages").value_or(0);
}

double load_of_last_minute(const fs::path& proc) {
  std::istringstream words(read_text(proc / "loadavg").value_or(""));
  words.imbue(std::locale::classic());
  double load = 0;
  words >> load;
  return words ? load : 0;
}

// A supply that is online settles it; else a battery tells. Those of mice and the like have the scope "Device".
std::optional<bool> on_battery(const fs::path& sys) {
  bool online = false, battery = false, discharging = false;
  for (const fs::path& supply : entries_of(sys / "class/power_supply")) {
    if (text_in(supply / "scope") == "Device") continue;
    if (text_in(supply / "type") == "Battery") {
      battery = true;
      discharging = discharging || text_in(supply / "status") == "Discharging";
    } else {
      online = online || read_number(supply / "online") == 1U;
    }
  }
  if (online) return false;
  return battery ? std::optional(discharging) : std::nullopt;
}

}  // namespace

MachineFacts read_machine_facts(const SystemRoots& roots) {
  MachineFacts facts;
  facts.host_name = text_in(roots.proc / "sys/kernel/hostname");
  facts.machine_id = machine_id(roots.etc);
  facts.os = os_name(roots.etc);
  facts.kernel = text_in(roots.proc / "sys/kernel/osrelease");
  add_processors(facts, roots);
  add_memory(facts, roots);
  facts.load_1m = load_of_last_minute(roots.proc);
  facts.on_battery = on_battery(roots.sys);
  facts.virtual_machine = hypervisor_of(roots);
  return facts;
}

}  // namespace merops
