#pragma once

#include <string>

namespace merops {

/// Whether a disk is a hypervisor's: known by its transport, or by what its vendor and model call themselves.
[[nodiscard]] bool is_virtual_disk(const std::string& transport, const std::string& model);

}  // namespace merops
