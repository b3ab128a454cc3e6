#pragma once

#include "core/model/facts.h"

#include <filesystem>
#include <string>

namespace merops {

/// The link that a disk hangs on, by its place in sysfs' tree of hardware (a block device's resolved folder). For NVMe
/// its PCIe function's, for USB its device's, for SATA its port's; empty where there is none or the kernel does not
/// tell. Ports and bridges further up may be slower; they are shared, and what tunnelling ones (USB4) report is not
/// true.
[[nodiscard]] LinkFacts link_of(const std::filesystem::path& folder);

/// Payload bytes/s after line coding; absent for words that are not understood.
/// "8.0 GT/s PCIe", 4: 8b/10b up to 5 GT/s, 128b/130b up to 32 GT/s, none above.
[[nodiscard]] std::optional<std::uint64_t> pcie_ceiling(const std::string& speed, std::uint64_t width);
/// "480", "5000" in Mb/s: none up to 480, 8b/10b at 5000, 128b/132b above.
[[nodiscard]] std::optional<std::uint64_t> usb_ceiling(const std::string& speed);
/// "6.0 Gbps": 8b/10b.
[[nodiscard]] std::optional<std::uint64_t> sata_ceiling(const std::string& speed);

}  // namespace merops
