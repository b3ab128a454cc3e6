#pragma once

#include "cli/ab.h"
#include "core/model/cell.h"

#include <string>
#include <vector>

namespace merops {

/// More than any device takes: a depth costs a thread or a slot of memory each.
inline constexpr std::uint32_t kMostDepth = 1024;
/// Bounds what a cell adds up to; at a million reads a second this is a quarter of an hour.
inline constexpr std::uint64_t kMostReads = 1'000'000'000;

/// Throws UsageError where the options given to `merops measure` do not fit together.
void check_plan(const Plan& plan);
/// The same of the options around --ab, and of the sources, which with --ab may stand in the sides.
void check_ab(const Plan& plan, const AbOptions& ab);

/// Leaves out of each axis what stands there already; sources also by another name of the same file or folder. Returns
/// a line for each value left out, for the user.
[[nodiscard]] std::vector<std::string> merge_repeated(Plan& plan);

}  // namespace merops
