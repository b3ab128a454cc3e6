#pragma once

#include "core/host/extent_facts.h"

#include <chrono>
#include <optional>

namespace merops {

/// What the file system tells of one file until `end`; absent where the file cannot be opened or asked.
[[nodiscard]] std::optional<ExtentFacts> facts_of_file(const Target& target,
                                                       std::chrono::steady_clock::time_point end) noexcept;

}  // namespace merops
