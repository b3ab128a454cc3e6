#pragma once

#include "core/model/facts.h"

#include <cstddef>
#include <span>

namespace merops {

inline constexpr std::size_t kNvmeHealthBytes = 512;

/// NVMe's "SMART / Health Information" log page (02h; NVM Express base specification, Get Log Page). Counters beyond 64
/// bits are the greatest 64-bit number; a temperature of 0 K is unknown. `device` and `problem` stay empty.
[[nodiscard]] DeviceHealth decode_nvme_health(std::span<const std::byte, kNvmeHealthBytes> page);

}  // namespace merops
