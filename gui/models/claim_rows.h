#pragma once

#include "gui/models/display.h"
#include "results/claim_cells.h"
#include "results/reference.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Documented claims and what the results recorded here say about them, in words (results/claims.h). Pure.
namespace merops::gui {

/// In the order in which they are sorted: what was found first.
enum class ClaimStanding : std::uint8_t {
  holds,
  does_not_hold,
  undecided,
  not_documented,
  not_measured,
  not_measurable,  ///< there is no check for it
  withdrawn
};

/// A claim on one disk or pair of disks, or on none. Texts are plain.
struct ClaimRow {
  QString claim{};       ///< its id and the ratio in words
  QString documented{};  ///< the ratios that were published
  QString here{};        ///< the ratio measured here, with its interval
  QString disks{};
  QString verdict{};  ///< a sign and words
  QString reason{};   ///< why it is undecided; what to run
  QString about{};    ///< statement and source
  QString details{};  ///< everything, in sentences, one a line
  ClaimStanding standing = ClaimStanding::not_measured;
  std::optional<double> ratio{};
};

/// In the catalogue's order, the withdrawn ones last.
[[nodiscard]] std::vector<ClaimRow> claimRows(const ReferenceCatalogue& catalogue, std::span<const ClaimCells> cells,
                                              const Display& display);

}  // namespace merops::gui
