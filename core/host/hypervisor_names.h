#pragma once

#include <string>
#include <string_view>

namespace merops {

/// The hypervisor whose guests' firmware calls itself so: vendor and product with a blank between; empty for others.
[[nodiscard]] std::string hypervisor_of_firmware(std::string_view words);

/// The hypervisor with this signature in the processor's leaf 40000000h; empty for others.
[[nodiscard]] std::string hypervisor_of_signature(std::string_view letters);

}  // namespace merops
