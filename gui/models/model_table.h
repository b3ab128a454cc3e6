#pragma once

#include "gui/models/display.h"
#include "gui/models/selection.h"
#include "results/report/disk_summary.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace merops::gui {

/// What the disks would do for a model: a row for each, as it is shown.
struct ModelTable {
  struct Row {
    QStringList texts{};  ///< as many as there are titles; the first names the disk
    QStringList tips{};   ///< the same number; may be empty
  };
  QStringList titles{};
  std::vector<Row> rows{};
};

/// What [ ] and ( ) behind a figure mean.
[[nodiscard]] QString bracketsWords();

/// The rate and the tokens without a hit have their intervals; those of other hit rates are told by their tips, since
/// they are as far apart in proportion.
[[nodiscard]] ModelTable modelTable(const std::vector<report::DiskSummary>& disks, const ChosenModel& model,
                                    const Display& display);

/// The rows of these numbers (all where there are none) as tab-separated text with a header: units in the names,
/// numbers by C in MB/s, empty what is not known.
[[nodiscard]] QString modelTableText(const std::vector<report::DiskSummary>& disks, const ChosenModel& model,
                                     const std::vector<std::size_t>& rows = {});

}  // namespace merops::gui
