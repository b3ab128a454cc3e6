#pragma once

#include "results/set.h"

#include <string>
#include <string_view>

namespace merops {

/// A set as Markdown (GitHub's, which CommonMark and most forums read): of each campaign what it ran on, a table of its
/// cells with repetitions as one row, flags with their evidence, what was not measured, and how to do it again.
[[nodiscard]] std::string write_markdown(const ResultSet& set);

/// A text that shows as it is, on one line, also in a table.
[[nodiscard]] std::string markdown_text(std::string_view text);

}  // namespace merops
