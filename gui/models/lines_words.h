#pragma once

#include "core/model/cell_group.h"
#include "gui/models/display.h"

#include <QString>
#include <QStringList>

/// How the pages of lines (depth, latency, time) word what a row is. Translated; plain text.
namespace merops::gui {

inline constexpr std::size_t kLongestInLegend = 30;  ///< characters of a disk's name

[[nodiscard]] QString inFlightWords(std::uint32_t depth);  ///< "4 reads in flight"
/// "store, experts of 2.65 MB", "blocks of 14.0 MB, in sequence".
[[nodiscard]] QString sourceWords(SourceKind kind, std::uint64_t bytes, bool blocks, Order order,
                                  const Display& display);
/// The same without the size of experts: "store", "blocks of 14.0 MB, in sequence".
[[nodiscard]] QString shortSourceWords(SourceKind kind, std::uint64_t bytes, Order order, const Display& display);
/// What rows that may share a chart have in common: source, way through the page cache, pages.
[[nodiscard]] QString regimeWords(const CellGroup& row, const Display& display);
/// "1,618 [1,518..1,876] MB/s"; least and greatest in round brackets where they stand for an interval.
[[nodiscard]] QString rateWords(const CellGroup& row, const Display& display);
/// "1,618 MB/s".
[[nodiscard]] QString rateWords(double mbPerS, const Display& display);
/// "a, b and c", by the locale.
[[nodiscard]] QString listWords(const QStringList& texts, const Display& display);

}  // namespace merops::gui
