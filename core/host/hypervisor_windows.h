#pragma once

#include <string>

namespace merops {

/// The hypervisor that this machine is a guest of, by the firmware's words and the processor's; "unknown" where only
/// its presence is seen; empty on metal, also where Windows itself runs above its own hypervisor (Hyper-V's root).
[[nodiscard]] std::string hypervisor_of_machine();

}  // namespace merops
