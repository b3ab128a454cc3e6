#pragma once

#include "gui/models/chart.h"
#include "gui/models/compare_groups.h"
#include "gui/models/compare_pairs.h"
#include "gui/models/display.h"

#include <QString>
#include <optional>

/// The bar of a disk's row, and figures in words.
namespace merops::gui {

/// In MB/s or nanoseconds, with its 95 % interval; absent where too few reads bound a quantile.
[[nodiscard]] std::optional<Estimate> figureOf(const CellGroup& group, CompareMeasure measure);

/// Such a figure on the chart's axis: in the chosen unit, or milliseconds.
[[nodiscard]] double onAxis(double figure, CompareMeasure measure, const Display& display);
/// "1,748"; "1.54 ms".
[[nodiscard]] QString figureText(double figure, CompareMeasure measure, const Display& display);
/// "1,748 MB/s"; "p50 1.54 ms".
[[nodiscard]] QString figureWithUnit(double figure, CompareMeasure measure, const Display& display);

/// A disk, seen from the first one chosen; `pair` is their comparison, null for the first one itself.
struct BarSubject {
  const ComparedDisk& disk;
  const ComparedDisk& first;
  const SideComparison* pair = nullptr;
};

/// The bar of a row: the figure and its ratio to the first disk's, or that it was disturbed; `about` has interval,
/// runs, verdict, flags and where it was measured. Without a row (null), or a figure, no bar, and why.
[[nodiscard]] ChartBar measuredBar(const ComparedRow* row, const BarSubject& subject, CompareMeasure measure,
                                   const Display& display);

}  // namespace merops::gui
