#include "backends/registry.h"
#include "backends/rows.h"

namespace merops {

std::span<const Backend> backends() {
  static const Backend table[] = {
      io_uring_fixed_row(),
      io_uring_row(),
      raw_row(),
      nvme_passthrough_row(),
      nvme_passthrough_poll_row(),
      flat_direct_row(),
      direct_inplace_row(),
      direct_bounce_row(),
      buffered_row(),
      mmap_row(),
      null_row(),
  };
  return table;
}

}  // namespace merops
