#pragma once

#include "core/model/cell.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace merops {

/// What a job file for fio says otherwise on each system.

/// Lines that choose fio's engine for a reader. Empty where fio replays no log as the reader would read it (mmap: fio's
/// engine replays none).
[[nodiscard]] std::string_view fio_engine(std::string_view reader);

/// Lines that give fio the pages that the cell read into, `bytes` in all for `jobs` jobs, or say how near it comes.
[[nodiscard]] std::string fio_pages(PageKind pages, std::uint64_t bytes, std::size_t jobs);

/// The line that runs a job file in its folder.
[[nodiscard]] std::string fio_command(const std::string& folder, const std::string& job);

}  // namespace merops
