#pragma once

#include "results/reference.h"
#include "results/report/disk.h"
#include "results/report/document.h"

#include <cstdint>
#include <vector>

namespace merops::report {

/// A documented row beside the row of ours that stands against it.
struct Documented {
  const ReferenceRow* row = nullptr;
  const Disk* disk = nullptr;
  const CellGroup* measured = nullptr;
};

/// Documented rows of the regimes of the disks' rows, each once a disk: against the disk's best reader where that was
/// measured in this regime, else against the first that was. Withdrawn rows never.
[[nodiscard]] std::vector<Documented> documented_rows(const std::vector<Disk>& disks,
                                                      const ReferenceCatalogue& catalogue);

/// A chart for each regime, and a table with the ratios; rows as documented_rows gives them.
[[nodiscard]] Figure documented_figure(const std::vector<Documented>& rows);

}  // namespace merops::report
