#include "core/host/usb_speed_linux.h"

#include "core/host/kernel_file.h"

#include <algorithm>
#include <cstddef>

namespace merops {
namespace {

// USB 3.2, 9.6.2: descriptor and capability types, and where their fields lie.
constexpr std::size_t kStoreHeader = 5, kCapabilityHeader = 3;
constexpr unsigned kStoreType = 0x0F, kCapabilityType = 0x10, kSuperSpeed = 0x03, kSuperSpeedPlus = 0x0A;

unsigned byte_at(const std::string& bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}

// A sublane speed attribute: exponent (10^0, 3, 6, 9 b/s) in bits 4 and 5, mantissa in the upper half.
std::uint32_t sublane_mbit_per_s(const std::string& bytes, std::size_t at) {
  const unsigned exponent = (byte_at(bytes, at) >> 4U) & 3U;
  const std::uint32_t mantissa = byte_at(bytes, at + 2) | (byte_at(bytes, at + 3) << 8U);
  return exponent == 3 ? mantissa * 1000 : exponent == 2 ? mantissa : 0;
}

std::uint32_t fastest_sublane(const std::string& bytes, std::size_t capability) {
  const std::size_t count = (byte_at(bytes, capability + 4) & 0x1FU) + 1;
  std::uint32_t fastest = 0;
  for (std::size_t i = 0; i < count; ++i) {
    fastest = std::max(fastest, sublane_mbit_per_s(bytes, capability + 12 + 4 * i));
  }
  return fastest;
}

std::uint32_t capability_mbit_per_s(const std::string& bytes, std::size_t at) {
  if (byte_at(bytes, at + 1) != kCapabilityType) return 0;
  if (byte_at(bytes, at + 2) == kSuperSpeed) return (byte_at(bytes, at + 4) & 8U) != 0 ? 5000 : 0;
  return byte_at(bytes, at + 2) == kSuperSpeedPlus ? fastest_sublane(bytes, at) : 0;
}

}  // namespace

std::optional<std::uint32_t> fastest_in_object_store(const std::string& bytes) {
  if (bytes.size() < kStoreHeader || byte_at(bytes, 1) != kStoreType) return std::nullopt;
  std::uint32_t fastest = 480;
  for (std::size_t at = kStoreHeader; at + kCapabilityHeader <= bytes.size();) {
    const std::size_t length = byte_at(bytes, at);
    if (length < kCapabilityHeader) break;
    fastest = std::max(fastest, capability_mbit_per_s(bytes, at));
    at += length;
  }
  return fastest;
}

std::optional<std::uint32_t> fastest_usb_mbit_per_s(const std::filesystem::path& device) {
  if (const auto store = read_bytes(device / "bos_descriptors")) {
    if (const auto fastest = fastest_in_object_store(*store)) return fastest;
  }
  const std::string version = trimmed(read_text(device / "version").value_or(""));
  if (version == "2.00") return 480;   // it has no object store, so no faster speed
  if (version == "3.00") return 5000;  // later versions may mean 5000 or more
  return std::nullopt;
}

}  // namespace merops
