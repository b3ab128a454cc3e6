#pragma once

#include "gui/models/latency_samples.h"

#include <QStringList>
#include <vector>

namespace merops::gui {

/// The samples' figures as texts: name, reads, runs, mean, p50, p90, p99, p99.9, longest. Quantiles with their 95 %
/// intervals; "34.5 ms, longest of 75" where the reads do not bound one.
[[nodiscard]] QStringList latencyColumns();
[[nodiscard]] std::vector<QStringList> latencyRows(const std::vector<LatencySample>& samples, const Display& display);
/// Tab-separated, with the columns' titles.
[[nodiscard]] QString latencyText(const std::vector<QStringList>& rows);

}  // namespace merops::gui
