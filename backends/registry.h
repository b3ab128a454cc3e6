#pragma once

#include "core/host/reader.h"

#include <span>
#include <string_view>

namespace merops {

/// The readers of this operating system, best first. The table is explicit: a reader exists when it stands here.
[[nodiscard]] std::span<const Backend> backends();
[[nodiscard]] const Backend* find_backend(std::span<const Backend> table,
                                          std::string_view name);  ///< null when unknown

/// The names of the readers of all systems: this one's, and those that others have. A name that is not here is
/// mistyped.
[[nodiscard]] std::span<const std::string_view> reader_names();

}  // namespace merops
