#pragma once

#include "results/set.h"

#include <string>

namespace merops {

/// The measured cells of a set as OpenMetrics text, version 1.0: base units (seconds, bytes), one metric family after
/// the other, labels that tell the cell, "# EOF" at the end. Retracted and invalid cells are there, labelled so.
[[nodiscard]] std::string write_openmetrics(const ResultSet& set);

}  // namespace merops
