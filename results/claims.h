#pragma once

#include "core/model/comparison.h"
#include "results/claim_cells.h"
#include "results/reference.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Documented claims, tried on recorded results. Pure.
namespace merops {

enum class ClaimVerdict : std::uint8_t {
  holds,
  does_not_hold,
  undecided,       ///< the interval lies across a bound, or there is none
  not_documented,  ///< measured, but nothing was documented for this
  not_measured
};
[[nodiscard]] std::string_view to_string(ClaimVerdict verdict);  // "holds", "does-not-hold", ...

/// One claim on one disk (or pair of disks), or on none.
struct ClaimFinding {
  const ReferenceClaim* claim = nullptr;
  const ClaimCheck* check = nullptr;
  ClaimVerdict verdict = ClaimVerdict::not_measured;
  const ClaimFigure* figure = nullptr;    ///< that it was judged by; null: by its direction, or not at all
  const ClaimCells* numerator = nullptr;  ///< of the cells given; null where not measured
  const ClaimCells* denominator = nullptr;
  std::optional<RatioComparison> comparison{};  ///< of the numerator over the denominator
  std::string reason{};                         ///< why it is undecided; what to run where not measured
};

/// A published figure is one run, or a few: it is met within this factor, but never across 1 (runs that differ by less
/// than a quarter are noise on the machines that were looked at).
inline constexpr double kDocumentedFactor = 1.25;

/// Every check of every claim that is not withdrawn, on every disk (pair of disks) with cells for it: those of the
/// campaign with most repetitions on either side, the newest of several. Both sides are of one machine, and of one
/// campaign unless they may differ in their device; all fields of their keys but those named are equal. `catalogue` and
/// `cells` must outlive the findings.
[[nodiscard]] std::vector<ClaimFinding> try_claims(const ReferenceCatalogue& catalogue,
                                                   std::span<const ClaimCells> cells);

}  // namespace merops
