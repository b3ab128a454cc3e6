#pragma once

#include "cli/symbols.h"
#include "results/report/document.h"

#include <string>

namespace merops {

/// A report as plain text: charts are their tables.
[[nodiscard]] std::string report_text(const report::Document& document, const Symbols& symbols);

}  // namespace merops
