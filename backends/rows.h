#pragma once

#include "core/host/reader.h"

namespace merops {

/// The rows that the registries put together; each stands in the file of its reader.
[[nodiscard]] Backend buffered_row();
[[nodiscard]] Backend direct_bounce_row();
[[nodiscard]] Backend direct_inplace_row();
[[nodiscard]] Backend flat_direct_row();
[[nodiscard]] Backend mmap_row();
[[nodiscard]] Backend null_row();

}  // namespace merops
