#pragma once

#include "core/host/system_roots.h"
#include "core/model/facts.h"

namespace merops {

/// Facts of this machine now. Never throws: what cannot be read is absent or empty.
[[nodiscard]] MachineFacts read_machine_facts(const SystemRoots& roots = {});

}  // namespace merops
