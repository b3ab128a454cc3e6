#pragma once

#include "core/host/reader.h"
#include "core/model/measurement.h"
#include "core/model/source.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops {

/// One read as fio makes it.
struct FioRead {
  std::uint32_t target = 0;  ///< index into the source's targets
  std::uint64_t offset = 0, length = 0;
  friend bool operator==(const FioRead&, const FioRead&) = default;
};

/// The timed reads of a cell for fio: one list for each of its jobs, which run beside one another.
struct FioTrace {
  std::vector<std::vector<FioRead>> jobs{};
  std::uint64_t reads = 0;     ///< of all jobs
  std::uint64_t bytes = 0;     ///< of all jobs
  std::uint64_t left_out = 0;  ///< bytes behind the last whole block of a file, which fio cannot read directly
};

/// The reads of the cell's window in its order, each extent rounded out as the cell's reader asked for it. A
/// synchronous reader's go round robin to as many jobs as it had threads; the cell's own threads took them from one
/// list, each as it became free. `source` is the cell's own, unchanged; Error where the sequence made from its seed is
/// not the cell's, and where it has no window.
[[nodiscard]] FioTrace fio_trace(const CellResult& result, const Source& source, const Backend& reader);

}  // namespace merops
