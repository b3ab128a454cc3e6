#pragma once

#include "gui/models/chart.h"
#include "gui/models/latency_samples.h"

#include <vector>

namespace merops::gui {

/// A bin of latencies: from here to the next one's lower bound.
struct LatencyBin {
  std::uint64_t from_ns = 0, to_ns = 0;
  double share = 0;  ///< of all reads, 0 to 1
};
/// Adjoining bins, eight an octave, from the first that holds reads to the last; their shares add to 1. The bounds are
/// the same for all samples. Empty without reads.
[[nodiscard]] std::vector<LatencyBin> binsOf(const HistogramBuckets& buckets);

/// Per cent of the reads in each bin, as steps over milliseconds (logarithmic); samples without buckets are left out.
[[nodiscard]] LineChart histogramChart(const std::vector<LatencySample>& samples, const Display& display);

}  // namespace merops::gui
