#pragma once

#include "core/model/statistics.h"
#include "gui/models/chart.h"
#include "gui/models/depth_lines.h"

#include <optional>
#include <vector>

namespace merops::gui {

/// Where a line's deeper queues gain nothing more (core/model/statistics.h, plateau); absent for a line of one depth.
struct LinePlateau {
  Plateau plateau{};
  const CellGroup* row = nullptr;  ///< at the plateau's depth
  bool reached = false;            ///< deeper queues were measured
};
[[nodiscard]] std::optional<LinePlateau> plateauOf(const DepthLine& line);

/// Marks at the depths where plateaus begin that were reached, one a depth.
[[nodiscard]] std::vector<ChartMark> plateauMarks(const DepthFacet& facet, const Display& display);
/// Sentences on all lines with more than one depth.
[[nodiscard]] QStringList plateauNotes(const DepthFacet& facet, const Display& display);

}  // namespace merops::gui
