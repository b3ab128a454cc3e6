#include "backends/registry.h"
#include "backends/rows.h"

namespace merops {

std::span<const Backend> backends() {
  static const Backend table[] = {
      iocp_row(),          raw_row(),      flat_direct_row(), direct_inplace_row(),
      direct_bounce_row(), buffered_row(), mmap_row(),        null_row(),
  };
  return table;
}

}  // namespace merops
