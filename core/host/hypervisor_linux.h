#pragma once

#include "core/host/system_roots.h"

#include <string>

namespace merops {

/// The hypervisor that this machine is a guest of ("KVM", "VMware", ...), by the firmware's words (DMI), the kernel's,
/// and the processor's; "unknown" where only its presence is seen; empty on metal.
[[nodiscard]] std::string hypervisor_of(const SystemRoots& roots);

}  // namespace merops
