#include "gui/models/claim_rows.h"

#include "gui/models/claim_words.h"
#include "gui/models/words.h"
#include "results/claims.h"

#include <QCoreApplication>
#include <QStringList>

namespace merops::gui {
namespace {

struct ClaimRows {
  Q_DECLARE_TR_FUNCTIONS(ClaimRows)
};

QString text(const std::string& utf8) { return shownText(utf8); }

ClaimStanding standingOf(ClaimVerdict verdict) {
  switch (verdict) {
    case ClaimVerdict::holds:
      return ClaimStanding::holds;
    case ClaimVerdict::does_not_hold:
      return ClaimStanding::does_not_hold;
    case ClaimVerdict::undecided:
      return ClaimStanding::undecided;
    case ClaimVerdict::not_documented:
      return ClaimStanding::not_documented;
    case ClaimVerdict::not_measured:
      break;
  }
  return ClaimStanding::not_measured;
}

/// What every row of a claim tells.
ClaimRow rowOf(const ReferenceClaim& claim, ClaimStanding standing) {
  ClaimRow row;
  row.standing = standing;
  row.claim = text(claim.id);
  row.verdict = standingWords(standing);
  row.about =
      ClaimRows::tr("%1\nSource: %2", "a claim's statement and source").arg(text(claim.statement), text(claim.source));
  return row;
}

QStringList claimSentences(const ReferenceClaim& claim) {
  QStringList lines{ClaimRows::tr("%1: %2", "a claim's id and statement").arg(text(claim.id), text(claim.statement)),
                    ClaimRows::tr("Source: %1.").arg(text(claim.source))};
  for (const std::string& flag : claim.flags) lines.push_back(ClaimRows::tr("Note: %1.").arg(text(flag)));
  return lines;
}

QStringList findingSentences(const ClaimFinding& finding, const ClaimRow& row, const Display& display) {
  QStringList lines{ClaimRows::tr("Ratio: %1. Documented: %2.").arg(text(finding.check->what), row.documented)};
  if (finding.numerator != nullptr) lines.push_back(sidesSentence(finding, display));
  if (finding.comparison) {
    lines.push_back(ClaimRows::tr("Measured here: %1, of %2 and %3 runs.")
                        .arg(row.here, display.count(finding.comparison->n_b), display.count(finding.comparison->n_a)));
  }
  lines.push_back(ClaimRows::tr("Verdict: %1.").arg(row.verdict));
  if (!row.reason.isEmpty()) lines.push_back(row.reason);
  if (!finding.check->proxy.empty()) {
    lines.push_back(ClaimRows::tr("The ratio only stands for what is claimed: %1.").arg(text(finding.check->proxy)));
  }
  if (finding.verdict == ClaimVerdict::undecided) {
    lines.push_back(ClaimRows::tr("To narrow it: %1").arg(text(finding.check->to_measure)));
  }
  return lines;
}

ClaimRow rowOf(const ClaimFinding& finding, const Display& display) {
  ClaimRow row = rowOf(*finding.claim, standingOf(finding.verdict));
  row.claim = ClaimRows::tr("%1: %2", "a claim's id and the ratio in words")
                  .arg(text(finding.claim->id), text(finding.check->what));
  row.documented = documentedWords(*finding.check, display);
  row.verdict = verdictWords(finding);
  row.reason = reasonWords(finding);
  if (finding.numerator != nullptr) row.disks = disksWords(finding);
  if (finding.comparison) {
    row.here = ratioWords(finding.comparison->ratio, display);
    row.ratio = finding.comparison->ratio.value;
  }
  row.details = (claimSentences(*finding.claim) + findingSentences(finding, row, display)).join(QLatin1Char('\n'));
  return row;
}

/// A claim that nothing here can try.
ClaimRow untriedRow(const ReferenceClaim& claim) {
  const bool withdrawn = !claim.withdrawn.empty();
  ClaimRow row = rowOf(claim, withdrawn ? ClaimStanding::withdrawn : ClaimStanding::not_measurable);
  row.claim = ClaimRows::tr("%1: %2", "a claim's id and statement").arg(text(claim.id), text(claim.statement));
  row.reason = withdrawn ? ClaimRows::tr("Withdrawn: %1.").arg(text(claim.withdrawn))
                         : ClaimRows::tr("Merops measures nothing that could show it.");
  row.details = (claimSentences(claim) + QStringList{row.reason}).join(QLatin1Char('\n'));
  return row;
}

}  // namespace

std::vector<ClaimRow> claimRows(const ReferenceCatalogue& catalogue, std::span<const ClaimCells> cells,
                                const Display& display) {
  const auto findings = try_claims(catalogue, cells);
  std::vector<ClaimRow> rows;
  std::vector<ClaimRow> withdrawn;
  for (const ReferenceClaim& claim : catalogue.claims) {
    if (!claim.withdrawn.empty()) {
      withdrawn.push_back(untriedRow(claim));
    } else if (claim.checks.empty()) {
      rows.push_back(untriedRow(claim));
    }
    for (const ClaimFinding& finding : findings) {
      if (finding.claim == &claim) rows.push_back(rowOf(finding, display));
    }
  }
  rows.insert(rows.end(), withdrawn.begin(), withdrawn.end());
  return rows;
}

}  // namespace merops::gui
