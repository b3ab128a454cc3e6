#pragma once

#include "gui/models/chart.h"
#include "gui/models/latency_samples.h"

#include <QStringList>
#include <cstdint>
#include <vector>

namespace merops::gui {

/// What is to be shown of latencies.
struct LatencyRequest {
  std::vector<std::int64_t> cells{};  ///< by their numbers; empty: the deciding row of each of the disks
  std::vector<std::string> disks{};   ///< identities; empty: the best one
  Display display{};
};

struct LatencyPicture {
  std::vector<LineChart> charts{};  ///< quantiles, histogram
  std::vector<QStringList> rows{};  ///< of the table below them
  QStringList notes{};
  std::vector<LinesChoice> disks{};  ///< empty where cells are chosen
};

/// At most so many of the chosen cells are read.
inline constexpr std::size_t kMostLatencyCells = 64;

/// On a reading thread. Cells that are not there any more are left out. Throws Error.
[[nodiscard]] std::vector<LatencyCell> loadLatencyCells(Database& database, const std::vector<std::int64_t>& ids);

/// Pure.
[[nodiscard]] LatencyPicture latencyPicture(std::span<const LatencyCell> cells, const Display& display);

}  // namespace merops::gui
