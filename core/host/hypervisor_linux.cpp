#include "core/host/hypervisor_linux.h"

#include "core/host/hypervisor_names.h"
#include "core/host/kernel_file.h"

#include <array>
#include <cstring>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

namespace merops {
namespace {

#if defined(__x86_64__) || defined(__i386__)
std::string processor_signature() {
  constexpr unsigned kHypervisorLeaf = 0x40000000U;
  std::array<unsigned, 4> registers{};
  __cpuid(kHypervisorLeaf, registers[0], registers[1], registers[2], registers[3]);
  std::array<char, 13> letters{};
  std::memcpy(letters.data(), &registers[1], 12);
  return letters.data();
}
#else
std::string processor_signature() { return {}; }
#endif

bool processor_says_guest(const SystemRoots& roots) {
  const std::string text = read_text(roots.proc / "cpuinfo").value_or("");
  return text.find(" hypervisor") != std::string::npos;
}

std::string by_firmware(const SystemRoots& roots) {
  const auto field = [&](const char* name) { return read_text(roots.sys / "class/dmi/id" / name).value_or(""); };
  return hypervisor_of_firmware(field("sys_vendor") + " " + field("product_name"));
}

// "xen" of /sys/hypervisor; "linux,kvm" of a device tree.
std::string by_kernel(const SystemRoots& roots) {
  if (read_text(roots.sys / "hypervisor/type") == "xen") return "Xen";
  const std::string tree = read_text(roots.proc / "device-tree/hypervisor/compatible").value_or("");
  if (tree.find("kvm") != std::string::npos) return "KVM";
  return tree.find("xen") != std::string::npos ? "Xen" : "";
}

}  // namespace

std::string hypervisor_of(const SystemRoots& roots) {
  if (std::string name = by_firmware(roots); !name.empty()) return name;
  if (std::string name = by_kernel(roots); !name.empty()) return name;
  if (!processor_says_guest(roots)) return {};
  const std::string name = hypervisor_of_signature(processor_signature());
  return name.empty() ? "unknown" : name;
}

}  // namespace merops
