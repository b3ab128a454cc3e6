#pragma once

#include "gui/models/chart.h"
#include "gui/models/depth_lines.h"
#include "results/reference.h"

#include <QStringList>
#include <vector>

namespace merops::gui {

/// What is to be shown of the queue depth.
struct DepthRequest {
  std::vector<std::string> disks{};  ///< identities; empty: the best one
  QStringList readers{};             ///< empty: the best few
  Display display{};
};

struct DepthPicture {
  std::vector<LineChart> charts{};  ///< of each facet the rate, then p99 where a sample bounds one
  QStringList notes{};              ///< sentences: plateaus in words, what is missing, what was left out
  std::vector<LinesChoice> disks{}, readers{};
};

/// Pure. At most kMostDepthCharts charts; a note tells what was left out.
inline constexpr std::size_t kMostDepthCharts = 24;
[[nodiscard]] DepthPicture depthPicture(const std::vector<report::Disk>& disks, const DepthRequest& request,
                                        const ReferenceCatalogue& catalogue);

}  // namespace merops::gui
