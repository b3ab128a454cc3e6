#pragma once

#include "core/model/cell_group.h"

#include <string>

/// Figures as people read them, in the C locale: three or more significant digits, the unit or its column beside them.
namespace merops {

/// "1,969 [1,950..1,980]" with a 95 % interval, "1,969" without.
[[nodiscard]] std::string show_rate(const Estimate& mb_per_s);
/// The same, and "1,969 (1,950..1,980)", least and greatest, where there are too few runs for an interval.
[[nodiscard]] std::string show_rate(const CellGroup& group);
/// Whether least and greatest stand for an interval: two to five runs bound none.
[[nodiscard]] bool bounds_no_interval(const CellGroup& group);
/// "1.92 ms" of nanoseconds.
[[nodiscard]] std::string show_latency(double ns);
/// The median; the mean, named so, where few reads do not bound it.
[[nodiscard]] std::string show_p50(const Latency& latency);
/// Milliseconds or microseconds with three digits; "max of 75" style where the quantile is not bounded.
[[nodiscard]] std::string show_p99(const Latency& latency);

}  // namespace merops
