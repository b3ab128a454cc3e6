#pragma once

#include "cli/progress.h"

#include <memory>
#include <string>

namespace merops {

/// Progress as a line on a terminal; messages and failed cells stay above it.
[[nodiscard]] std::unique_ptr<CampaignListener> make_line_progress(Context& context);
[[nodiscard]] std::unique_ptr<WorkDisplay> make_line_work_display(Context& context);

/// "##......  25 %" for a share from 0 to 1.
[[nodiscard]] std::string progress_bar(double share, const Symbols& symbols);
/// "io_uring depth 8 cold": what distinguishes a cell from its neighbours.
[[nodiscard]] std::string cell_title(const Cell& cell);

}  // namespace merops
