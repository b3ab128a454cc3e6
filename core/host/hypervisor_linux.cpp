#include "core/host/hypervisor_linux.h"

#include "core/host/kernel_file.h"

#include <array>
#include <cstring>
#include <string_view>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

namespace merops {
namespace {

struct Name {
  std::string_view words, hypervisor;
};

// Vendor and product as a guest's firmware tells them. Clouds that also rent whole machines (Amazon, Google) are not
// here: their words stand on both.
constexpr std::array kByFirmware{
    Name{"QEMU", "QEMU"},   Name{"VMware", "VMware"},       Name{"innotek GmbH", "VirtualBox"},
    Name{"Xen", "Xen"},     Name{"Parallels", "Parallels"}, Name{"Microsoft Corporation Virtual Machine", "Hyper-V"},
    Name{"Bochs", "Bochs"},
};

// The twelve letters of CPUID leaf 40000000h.
constexpr std::array kByProcessor{
    Name{"KVMKVMKVM", "KVM"},           Name{"Microsoft Hv", "Hyper-V"}, Name{"VMwareVMware", "VMware"},
    Name{"XenVMMXenVMM", "Xen"},        Name{"TCGTCGTCGTCG", "QEMU"},    Name{"bhyve bhyve ", "bhyve"},
    Name{"VBoxVBoxVBox", "VirtualBox"},
};

template <typename Table>
std::string name_in(const Table& table, const std::string& words) {
  for (const Name& name : table) {
    if (words.compare(0, name.words.size(), name.words) == 0) return std::string(name.hypervisor);
  }
  return {};
}

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
  return name_in(kByFirmware, field("sys_vendor") + " " + field("product_name"));
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
  const std::string name = name_in(kByProcessor, processor_signature());
  return name.empty() ? "unknown" : name;
}

}  // namespace merops
