#pragma once

#include "core/model/cell_group.h"
#include "results/reference.h"

#include <QString>
#include <string>
#include <vector>

namespace merops::gui {

/// Documented rows that differ in the reads in flight alone.
struct DocumentedSweep {
  QString name{};
  std::vector<const ReferenceRow*> rows{};  ///< two or more, by reads in flight
};

/// The sweeps of a row's regime: of its way through the page cache, kind of source and transport, and of a size within
/// the factor of a regime. None for reads in sequence; withdrawn rows never. `catalogue` outlives the answer.
[[nodiscard]] std::vector<DocumentedSweep> sweepsBeside(const CellGroup& row, const std::string& transport,
                                                        const ReferenceCatalogue& catalogue);

}  // namespace merops::gui
