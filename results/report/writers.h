#pragma once

#include "results/report/document.h"

#include <string>

namespace merops::report {

/// One self-contained HTML page: nothing is fetched, and nothing runs. It is well-formed XML too. The same document
/// gives the same bytes.
[[nodiscard]] std::string to_html(const Document& document);

/// Markdown with GitHub's tables: charts are their tables.
[[nodiscard]] std::string to_markdown(const Document& document);

}  // namespace merops::report
