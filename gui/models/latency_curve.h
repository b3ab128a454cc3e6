#pragma once

#include "gui/models/chart.h"
#include "gui/models/latency_samples.h"

#include <QStringList>
#include <vector>

namespace merops::gui {

/// A quantile as people name it.
struct NamedQuantile {
  const char* name;  ///< "p99"
  double q;
  double one_in;  ///< 1 / (1 - q): every so manieth read takes longer
  std::optional<Estimate> Latency::*value;
};
[[nodiscard]] std::span<const NamedQuantile> namedQuantiles();

/// Milliseconds (logarithmic) over "one read in so many takes longer" (logarithmic), with the 95 % intervals as bands,
/// as far as the reads bound it; marks where p50, p90, p99 and p99.9 are, with their values where there is one sample.
[[nodiscard]] LineChart quantileChart(const std::vector<LatencySample>& samples, const Display& display);

/// Sentences on the samples that bound no p50, p90, p99 or p99.9.
[[nodiscard]] QStringList quantileNotes(const std::vector<LatencySample>& samples, const Display& display);

}  // namespace merops::gui
