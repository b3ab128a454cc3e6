#pragma once

#include "core/host/reader.h"

#include <span>
#include <string_view>

namespace merops {

/// The readers of this operating system, best first. The table is explicit: a reader exists when it stands here.
[[nodiscard]] std::span<const Backend> backends();
[[nodiscard]] const Backend* find_backend(std::span<const Backend> table,
                                          std::string_view name);  ///< null when unknown

}  // namespace merops
