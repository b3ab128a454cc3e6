#pragma once

#include "core/host/reader.h"

namespace merops {

/// The rows that the registries put together; each stands in the file of its reader.
[[nodiscard]] Backend buffered_row();
[[nodiscard]] Backend direct_bounce_row();
[[nodiscard]] Backend direct_inplace_row();
[[nodiscard]] Backend flat_direct_row();
[[nodiscard]] Backend io_uring_fixed_row();
[[nodiscard]] Backend io_uring_row();
[[nodiscard]] Backend iocp_row();
[[nodiscard]] Backend mmap_row();
[[nodiscard]] Backend null_row();
[[nodiscard]] Backend nvme_passthrough_poll_row();
[[nodiscard]] Backend nvme_passthrough_row();
[[nodiscard]] Backend raw_row();

}  // namespace merops
