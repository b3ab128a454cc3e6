#pragma once

#include "gui/models/chart.h"
#include "gui/models/depth_lines.h"
#include "results/reference.h"

namespace merops::gui {

/// The two charts of a facet while their series are gathered.
struct FacetCharts {
  LineChart rate{}, p99{};
  int without = 0;  ///< rows whose sample bounds no p99
};

/// Adds a line's rates and, where the samples bound them, p99s; its intervals as a band where every point has one.
void addLine(FacetCharts& charts, const DepthLine& line, const Display& display);
/// Adds the documented sweeps of the regime, for each transport of the facet's disks.
void addSweeps(FacetCharts& charts, const DepthFacet& facet, const ReferenceCatalogue& catalogue,
               const Display& display);

}  // namespace merops::gui
