#pragma once

#include "cli/symbols.h"
#include "core/model/cell_group.h"
#include "core/model/figure_text.h"  // what its users show beside the table

#include <iosfwd>
#include <span>
#include <string>

namespace merops {

/// A row a cell: reader, depth, MB/s with interval, p50, p99, CPU s/GB, cache state, flags; grouped by source with a
/// heading where there is more than one. Below: steady states, runs that were set aside, and what was not measured.
void print_cells(std::ostream& out, std::span<const CellGroup> groups, const Symbols& symbols);

/// Each flag that occurs, once: on how many rows, what was seen on the first of them, and what to do.
void print_flags(std::ostream& out, std::span<const CellGroup> groups);

}  // namespace merops
