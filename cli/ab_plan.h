#pragma once

#include "core/model/cell.h"
#include "core/model/measurement.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What `merops measure --ab` measures: pure values.
namespace merops {

/// One side of an A/B measurement: the plan's one cell with something changed.
struct AbSide {
  std::string text{};    ///< as the user wrote it
  std::string source{};  ///< path; empty: the plan's own
  Cell cell{};           ///< its source is a number once the sources are open
};

/// "reader=raw", "qd=4,pages=4k", "source=/mnt/usb/store": the cell of the plan with these in their place. Throws
/// UsageError where the text is wrong, and where the plan holds several readers, depths, cache states or sources.
[[nodiscard]] AbSide parse_ab_side(std::string_view text, const Plan& plan);

/// A cell of a pair.
struct AbCell {
  bool of_a = true;
  Cell cell{};
};

/// Pairs first .. beyond - 1, each in an order that the plan's seed draws. Both cells of a pair have the same sequence
/// seed, the plan's plus the pair's number, which is their repetition; their tag is "ab".
[[nodiscard]] std::vector<AbCell> ab_pairs(const AbSide& a, const AbSide& b, std::uint64_t seed, std::uint32_t first,
                                           std::uint32_t beyond);

/// The figures of the pairs both of whose cells count: A's and B's at equal places.
struct AbFigures {
  std::vector<double> a{}, b{};
};
/// Result i is of cell i. `figure` gives what is compared, not above 0 where a cell has none.
template <class Figure>
[[nodiscard]] AbFigures ab_figures(std::span<const AbCell> cells, std::span<const CellResult> results,
                                   const Figure& figure) {
  AbFigures figures;
  for (std::size_t i = 0; i + 1 < cells.size() && i + 1 < results.size(); i += 2) {
    const double first = figure(results[i]);
    const double second = figure(results[i + 1]);
    if (!(first > 0) || !(second > 0)) continue;
    figures.a.push_back(cells[i].of_a ? first : second);
    figures.b.push_back(cells[i].of_a ? second : first);
  }
  return figures;
}

/// Whether a cell counts in a comparison: measured, not invalid, and not contaminated unless that is allowed.
[[nodiscard]] bool counts(const CellResult& result, bool with_contaminated);

}  // namespace merops
