#pragma once

#include "core/model/histogram.h"
#include "gui/models/display.h"
#include "gui/models/lines_disks.h"

#include <QString>
#include <QStringList>
#include <span>
#include <string>
#include <vector>

namespace merops::gui {

/// A cell whose latencies are shown, with where it was measured.
struct LatencyCell {
  CellResult result{};
  std::string campaign{};  ///< id
  std::string disk{};      ///< as the user calls it
  std::string machine{};   ///< tells disks of one name apart
};

/// All repetitions of one cell as one distribution.
struct LatencySample {
  QString name{};   ///< of its own among those shown
  QString about{};  ///< everything that makes it comparable, for a tool tip
  std::size_t style = 0;
  std::uint32_t runs = 0;
  Latency latency{};           ///< ns; quantiles as far as the reads bound them
  HistogramBuckets buckets{};  ///< empty where none was recorded
};

inline constexpr std::size_t kMostLatencySamples = 8;

struct LatencySamples {
  std::vector<LatencySample> samples{};  ///< at most kMostLatencySamples, in the order of the cells
  std::size_t left_out = 0;              ///< cells without latencies, samples beyond the most
};
/// Merges cells of equal key, source and disk: histograms add. Repetitions that were not valid are set aside as
/// elsewhere (core/model/cell_group.h).
[[nodiscard]] LatencySamples latencySamples(std::span<const LatencyCell> cells, const Display& display);

/// The runs of the row that decides about each of these disks.
[[nodiscard]] std::vector<LatencyCell> decidingCells(const std::vector<const report::Disk*>& disks);

}  // namespace merops::gui
