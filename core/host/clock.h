#pragma once

#include <cstdint>
#include <string>

namespace merops {

/// The clock of all latencies: nanoseconds from an arbitrary start, at a steady rate. On Linux that of
/// CLOCK_MONOTONIC_RAW, read from the time-stamp counter where it is constant, nonstop and the kernel trusts it,
/// calibrated once, on the first use. On Windows QueryPerformanceCounter, mostly in steps of 100 ns. Thread-safe.
[[nodiscard]] std::uint64_t now_ns();
[[nodiscard]] std::string clock_source();   ///< "tsc", "clock_gettime" or "qpc"
[[nodiscard]] double clock_read_cost_ns();  ///< measured now, median of many readings
[[nodiscard]] std::string utc_now();        ///< ISO 8601 with milliseconds: 2026-01-31T12:00:00.123Z

}  // namespace merops
