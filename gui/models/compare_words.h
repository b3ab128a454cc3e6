#pragma once

#include "core/model/comparison.h"
#include "gui/models/compare_pairs.h"
#include "gui/models/display.h"
#include "results/cell_key.h"
#include "results/comparison.h"

#include <QString>
#include <optional>
#include <vector>

/// How comparisons are worded, translated.
namespace merops::gui {

/// A disk's name as sentences have it: elided in the middle where it is long.
[[nodiscard]] QString shortName(const std::string& name);

/// The measure as an axis names it: "MB/s", "p50 in ms".
[[nodiscard]] QString axisTitle(CompareMeasure measure, const Display& display);

/// What a group's rows have in common beside its chart: "io_uring past the page cache, 8 reads in flight".
[[nodiscard]] QString groupWords(const ComparedRow& row);
/// What all rows of a chart have in common: "store, experts of 2.65 MB, thp pages".
[[nodiscard]] QString facetWords(const ComparedRow& row, const Display& display);

/// "×1.61" where the interval excludes one, "≈×1.02" where it holds one, "×1.61 ?" where too few runs bound none.
[[nodiscard]] QString ratioLabel(const RatioComparison& comparison, const Display& display);
/// "1.61 [1.55..1.70]".
[[nodiscard]] QString ratioText(const Estimate& ratio, const Display& display);
/// The verdict as a sentence about the other disk, seen from the disk `first`.
[[nodiscard]] QString verdictWords(const RatioComparison& comparison, CompareMeasure measure, const QString& first);

/// A field of the cell key, and what two keys have in it.
[[nodiscard]] QString fieldWords(const FieldDifference& difference, const Display& display);
/// "the size of the experts (2.65 MB here, 14.0 MB there), the reader (...)".
[[nodiscard]] QString fieldsWords(const std::vector<FieldDifference>& differences, const Display& display);

/// The name of a fact of the environment, and its value ("not known").
[[nodiscard]] QString factWords(const std::string& name);
[[nodiscard]] QString factValueWords(const std::string& value);

}  // namespace merops::gui
