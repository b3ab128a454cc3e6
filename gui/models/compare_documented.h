#pragma once

#include "gui/models/chart.h"
#include "gui/models/compare_groups.h"
#include "gui/models/compare_pairs.h"
#include "gui/models/display.h"
#include "results/reference.h"

#include <cstddef>
#include <vector>

namespace merops::gui {

/// A documented row beside a group, with the disks (their places) that it may be compared with: none for one that was
/// withdrawn, for one whose source does not tell how its bytes came, and for one of another link.
struct DocumentedRow {
  const ReferenceRow* row = nullptr;
  std::vector<std::size_t> disks{};
  bool isOfOtherLink = false;  ///< no disk of the group is attached so
};

/// What bars are drawn for.
struct BarScene {
  const std::vector<const ComparedDisk*>& disks;
  CompareMeasure measure = CompareMeasure::rate;
  const Display& display;
  double greatest = 0;  ///< figure measured in the chart, in MB/s or nanoseconds
};

/// Documented rows of the regime of a group (results/reference.h, nearest_rows) that tell the measure: first those that
/// are compared with, nearest size first, then the others. Where no documented disk is attached as those of the group
/// are, those that are attached otherwise: people with such a disk see what others measured all the same.
class DocumentedRows {
 public:
  /// The catalogue outlives this.
  explicit DocumentedRows(const ReferenceCatalogue& catalogue);
  [[nodiscard]] std::vector<DocumentedRow> rowsFor(const CompareGroup& group,
                                                   const std::vector<const ComparedDisk*>& disks,
                                                   CompareMeasure measure) const;

 private:
  [[nodiscard]] std::vector<DocumentedRow> ofOtherLinks(const CompareGroup& group,
                                                        const std::vector<const ComparedDisk*>& disks) const;
  [[nodiscard]] const ReferenceRow* original(const ReferenceRow* row) const;
  const ReferenceCatalogue& catalogue_;
  ReferenceCatalogue uncompared_{};               ///< withdrawn and untold ones, as if they were neither
  std::vector<const ReferenceRow*> originals_{};  ///< of `uncompared_`, row by row
};

/// The row's bar; `about` has its source and how it was taken, and how many times of it each disk does. A row that
/// nothing is compared with is not drawn where it would dwarf what was measured: its label says so.
[[nodiscard]] ChartBar documentedBar(const DocumentedRow& documented, const CompareGroup& group, const BarScene& scene);

}  // namespace merops::gui
