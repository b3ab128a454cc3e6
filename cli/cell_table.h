#pragma once

#include "cli/symbols.h"
#include "core/model/cell_group.h"

#include <iosfwd>
#include <span>
#include <string>

namespace merops {

/// "1,969 [1,950..1,980]" with a 95 % interval, "1,969" without.
[[nodiscard]] std::string show_rate(const Estimate& mb_per_s);
/// The same, and "1,969 (1,950..1,980)", least and greatest, where there are too few runs for an interval.
[[nodiscard]] std::string show_rate(const CellGroup& group);
/// The median; the mean, named so, where few reads do not bound it.
[[nodiscard]] std::string show_p50(const Latency& latency);
/// Milliseconds or microseconds with three digits; "max of 75" style where the quantile is not bounded.
[[nodiscard]] std::string show_p99(const Latency& latency);

/// A row a cell: reader, depth, MB/s with interval, p50, p99, CPU s/GB, cache state, flags; grouped by source with a
/// heading where there is more than one. Below: steady states, runs that were set aside, and what was not measured.
void print_cells(std::ostream& out, std::span<const CellGroup> groups, const Symbols& symbols);

/// Each flag that occurs, once: on how many rows, what was seen on the first of them, and what to do.
void print_flags(std::ostream& out, std::span<const CellGroup> groups);

}  // namespace merops
