#pragma once

#include "gui/models/compare_disks.h"
#include "results/comparison.h"

#include <QStringList>

/// Two disks, compared where their keys are equal (results/comparison.h). Pure.
namespace merops::gui {

/// What is compared of a row.
enum class CompareMeasure : std::uint8_t { rate, p50, p99 };

/// Two disks beside one another.
struct ComparedPair {
  SideComparison sides{};     ///< of the rows that are compared; ratios are of the second disk over the first
  std::size_t disturbed = 0;  ///< rows that both have, but which one of them has disturbed: they are not compared
};

/// All rows of the readers.
[[nodiscard]] ComparedPair comparePair(const ComparedDisk& first, const ComparedDisk& other,
                                       const QStringList& readers);

/// The row of a key; null where the disks have none in common that is compared.
[[nodiscard]] const ComparisonRow* rowFor(const SideComparison& pair, const CellKey& key);

/// Absent where a side lacks the figure.
[[nodiscard]] std::optional<RatioComparison> ratioOf(const ComparisonRow& row, CompareMeasure measure);

}  // namespace merops::gui
