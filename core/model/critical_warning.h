#pragma once

#include <cstdint>
#include <string>

namespace merops {

/// What an NVMe disk warns of, by the bits of its critical warning (facts.h; NVM Express base specification, SMART /
/// Health Information): "its temperature is beyond its limits, it is read-only (critical warning 0x0a)". Bits that this
/// program does not know are named as such. Empty where no bit is set.
[[nodiscard]] std::string critical_warning_words(std::uint32_t bits);

/// What to do then: "save what is on it, and trust no rate". Empty where no bit is set.
[[nodiscard]] std::string critical_warning_advice(std::uint32_t bits);

}  // namespace merops
