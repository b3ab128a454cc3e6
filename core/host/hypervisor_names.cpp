#include "core/host/hypervisor_names.h"

#include <array>
#include <string_view>

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
std::string name_in(const Table& table, std::string_view words) {
  for (const Name& name : table) {
    if (words.substr(0, name.words.size()) == name.words) return std::string(name.hypervisor);
  }
  return {};
}

}  // namespace

std::string hypervisor_of_firmware(std::string_view words) { return name_in(kByFirmware, words); }

std::string hypervisor_of_signature(std::string_view letters) { return name_in(kByProcessor, letters); }

}  // namespace merops
