#pragma once

#include <string_view>

namespace merops::report {

/// results/report/style.css, built into the program (cmake/EmbedText.cmake). Holds nothing that XML takes for markup.
[[nodiscard]] std::string_view style_sheet();

}  // namespace merops::report
