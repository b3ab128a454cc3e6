#pragma once

#include "gui/models/chart.h"
#include "gui/models/compare_documented.h"
#include "gui/models/compare_groups.h"
#include "gui/models/compare_pairs.h"
#include "gui/models/display.h"

#include <vector>

namespace merops::gui {

/// What compareCharts draws; the disks, their facets and comparisons outlive the call.
struct CompareMaterial {
  const std::vector<const ComparedDisk*>& disks;  ///< the first is what ratios are to
  const std::vector<CompareFacet>& facets;
  const std::vector<ComparedPair>& pairs;      ///< of each disk but the first with it
  const DocumentedRows* documented = nullptr;  ///< null: none are shown
};

/// A chart for each facet: a series for each disk, and as many for documented rows as a group has of them; a group for
/// each reader, cache state and depth. No chart mixes keys that differ in anything else (docs/results.md). p99 stands
/// on a logarithmic axis.
[[nodiscard]] std::vector<BarChart> compareCharts(const CompareMaterial& material, CompareMeasure measure,
                                                  const Display& display);

}  // namespace merops::gui
