#pragma once

#include "core/model/facts.h"

namespace merops {

/// Facts of this machine now. Never throws: what cannot be read is absent or empty.
[[nodiscard]] MachineFacts read_machine_facts();

}  // namespace merops
