#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace merops {

/// "4096", "64KiB", "1.5 GB", "2MB": B, kB, MB, GB, TB decimal, KiB, MiB, GiB, TiB binary. Throws UsageError.
[[nodiscard]] std::uint64_t parse_bytes(std::string_view text);
/// "500ms", "30s", "2m", "1h" (a bare number is seconds) in nanoseconds. Throws UsageError.
[[nodiscard]] std::uint64_t parse_duration(std::string_view text);
/// Three significant digits, decimal: "2.65 MB", "144 kB", "512 B".
[[nodiscard]] std::string format_bytes(std::uint64_t bytes);
/// All digits with thousands separators: "2,654,208".
[[nodiscard]] std::string format_count(std::uint64_t value);
/// "850 ns", "1.76 ms", "12.4 s", "3 min 20 s".
[[nodiscard]] std::string format_duration(std::uint64_t nanoseconds);
/// A rate of any unit, at least three significant digits: "22,930", "479", "66.1", "0.0412".
[[nodiscard]] std::string format_rate(double rate);
/// MB/s (10^6 bytes) of `bytes` over `nanoseconds`; 0 when no time passed.
[[nodiscard]] double mb_per_s(std::uint64_t bytes, std::uint64_t nanoseconds);

}  // namespace merops
