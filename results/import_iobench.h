#pragma once

#include "results/set_read.h"

#include <string>
#include <string_view>

namespace merops {

/// Whether a text has a line that Colibri's iobench prints.
[[nodiscard]] bool looks_like_iobench(std::string_view text);

/// iobench's lines as a campaign of origin "iobench", a cell a line, in both languages that its builds write:
///
///     O_DIRECT x8 threads: 64 reads x 19MB = 1.3 GB in 0.15s -> 8.71 GB/s (2.3 effective ms/block)
///     buffered x8 thread: 64 letture x 19MB = 1.3 GB in 0.15s -> 8.71 GB/s (2.3 ms/blocco effettivi)
///
/// Its MB is 2^20 bytes, its GB and GB/s are of 10^9. Latencies are not told: "ms/block" is the time divided by the
/// reads of all threads. Other lines are passed over. Throws Error naming the line where its figures contradict each
/// other.
[[nodiscard]] ReadSet read_iobench(std::string_view text, const std::string& name);

}  // namespace merops
