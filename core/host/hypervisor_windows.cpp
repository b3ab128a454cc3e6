#include "core/host/hypervisor_windows.h"

#include "core/host/hypervisor_names.h"
#include "core/host/registry_windows.h"

#include <array>
#include <cstring>

#include <intrin.h>

namespace merops {
namespace {

using Registers = std::array<int, 4>;  // EAX, EBX, ECX, EDX

constexpr int kFeatures = 1, kSignature = 0x4000'0000, kHyperVFeatures = 0x4000'0003;

Registers processor_leaf(int leaf) {
  Registers registers{};
  __cpuid(registers.data(), leaf);
  return registers;
}

bool has_bit(int value, unsigned bit) { return (static_cast<unsigned>(value) >> bit & 1U) != 0; }

std::string signature() {
  const Registers registers = processor_leaf(kSignature);
  std::array<char, 13> letters{};
  std::memcpy(letters.data(), &registers[1], 12);
  return letters.data();
}

/// With virtualisation-based security most desktops run above Hyper-V; only their root may create partitions.
bool is_root_partition() { return has_bit(processor_leaf(kHyperVFeatures)[1], 0); }

std::string by_firmware() {
  constexpr const wchar_t* kBios = LR"(HARDWARE\DESCRIPTION\System\BIOS)";
  return hypervisor_of_firmware(registry_text(kBios, L"SystemManufacturer") + " " +
                                registry_text(kBios, L"SystemProductName"));
}

}  // namespace

std::string hypervisor_of_machine() {
  constexpr unsigned kGuestBit = 31;  // of ECX
  if (std::string name = by_firmware(); !name.empty()) return name;
  if (!has_bit(processor_leaf(kFeatures)[2], kGuestBit)) return {};
  const std::string name = hypervisor_of_signature(signature());
  if (name == "Hyper-V" && is_root_partition()) return {};
  return name.empty() ? "unknown" : name;
}

}  // namespace merops
