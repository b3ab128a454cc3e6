#pragma once

#include <string>

namespace merops {

/// The system's own id of this machine, hashed with a word of ours, so that exports do not carry it; empty stays empty.
[[nodiscard]] std::string hashed_machine_id(const std::string& id);

}  // namespace merops
