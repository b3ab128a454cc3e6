#include "results/claims.h"

#include "core/model/enum_names.h"
#include "results/claim_pairs.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr EnumName<ClaimVerdict> kVerdicts[] = {{ClaimVerdict::holds, "holds"},
                                                {ClaimVerdict::does_not_hold, "does-not-hold"},
                                                {ClaimVerdict::undecided, "undecided"},
                                                {ClaimVerdict::not_documented, "not-documented"},
                                                {ClaimVerdict::not_measured, "not-measured"}};

const ClaimFigure* figure_for(const ClaimCheck& check, const ClaimPair& pair) {
  const auto found = std::find_if(check.documented.begin(), check.documented.end(), [&](const ClaimFigure& figure) {
    return figure.transport == pair.numerator->transport && figure.against == pair.denominator->transport;
  });
  return found == check.documented.end() ? nullptr : &*found;
}

/// The ratios that meet a documented figure: within kDocumentedFactor, on the claim's side of 1 (of the band where it
/// says that nothing is gained).
struct Range {
  double low = 0, high = std::numeric_limits<double>::infinity();
};
Range range_of(const ClaimFigure& figure, ClaimDirection direction) {
  Range range;
  if (figure.from) range.low = *figure.from / kDocumentedFactor;
  if (figure.to) range.high = *figure.to * kDocumentedFactor;
  const bool above = direction == ClaimDirection::above || (direction == ClaimDirection::none && figure.from > 1.0);
  const bool below = direction == ClaimDirection::below;
  if (above) range.low = std::max(range.low, 1.0);
  if (below) range.high = std::min(range.high, 1 + kDefaultBand);
  return range;
}

ClaimVerdict by_figure(const Estimate& ratio, const Range& range) {
  if (*ratio.low >= range.low && *ratio.high <= range.high) return ClaimVerdict::holds;
  if (*ratio.high < range.low || *ratio.low > range.high) return ClaimVerdict::does_not_hold;
  return ClaimVerdict::undecided;
}

ClaimVerdict by_direction(RatioVerdict verdict, ClaimDirection direction) {
  if (direction == ClaimDirection::none) return ClaimVerdict::not_documented;
  if (verdict == RatioVerdict::no_difference_shown) return ClaimVerdict::undecided;
  const bool is_above = verdict == RatioVerdict::faster;
  return is_above == (direction == ClaimDirection::above) ? ClaimVerdict::holds : ClaimVerdict::does_not_hold;
}

std::string too_few(const RatioComparison& comparison) {
  return fmt::format("{} and {} runs bound no ratio: {} of each are wanted", comparison.n_b, comparison.n_a,
                     kWantedRepetitions);
}

void judge(ClaimFinding& finding) {
  const RatioComparison& comparison = *finding.comparison;
  if (!comparison.ratio.low || !comparison.ratio.high) {
    finding.verdict = ClaimVerdict::undecided;
    finding.reason = too_few(comparison);
    return;
  }
  const ClaimDirection direction = finding.check->direction;
  finding.verdict = finding.figure != nullptr ? by_figure(comparison.ratio, range_of(*finding.figure, direction))
                                              : by_direction(comparison.verdict, direction);
  if (finding.verdict == ClaimVerdict::undecided) finding.reason = "the interval lies across the bound";
}

ClaimFinding find(const ReferenceClaim& claim, const ClaimCheck& check, const ClaimPair& pair) {
  ClaimFinding finding;
  finding.claim = &claim;
  finding.check = &check;
  finding.figure = figure_for(check, pair);
  finding.numerator = pair.numerator;
  finding.denominator = pair.denominator;
  const auto& above = samples_of(*pair.numerator, check.metric);
  const auto& below = samples_of(*pair.denominator, check.metric);
  if (above.empty() || below.empty()) {
    finding.verdict = ClaimVerdict::undecided;
    finding.reason = "no run had the 367 reads that bound a p99";
    return finding;
  }
  finding.comparison = compare_samples(below, above);
  judge(finding);
  return finding;
}

ClaimFinding not_measured(const ReferenceClaim& claim, const ClaimCheck& check) {
  ClaimFinding finding;
  finding.claim = &claim;
  finding.check = &check;
  finding.reason = check.to_measure;
  return finding;
}

}  // namespace

std::string_view to_string(ClaimVerdict verdict) { return name_in<ClaimVerdict>(kVerdicts, verdict); }

std::vector<ClaimFinding> try_claims(const ReferenceCatalogue& catalogue, std::span<const ClaimCells> cells) {
  std::vector<ClaimFinding> findings;
  for (const ReferenceClaim& claim : catalogue.claims) {
    if (!claim.withdrawn.empty()) continue;
    for (const ClaimCheck& check : claim.checks) {
      const auto pairs = pairs_for(check, cells);
      if (pairs.empty()) findings.push_back(not_measured(claim, check));
      for (const ClaimPair& pair : pairs) findings.push_back(find(claim, check, pair));
    }
  }
  return findings;
}

}  // namespace merops
