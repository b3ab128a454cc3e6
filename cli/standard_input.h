#pragma once

#include <cstddef>
#include <span>

namespace merops {

/// Waits for input and returns how many bytes were put into `bytes`; 0 at the end, and where there is nothing that
/// could be read. Below the streams of C and C++, whose locks a thread that waits here would hold when the program
/// ends.
[[nodiscard]] std::size_t read_standard_input(std::span<char> bytes);

}  // namespace merops
